/// The types of FHIR R4 used here: which elements they have, how often, and of which type.
///
/// From the structure tables of hl7.org/fhir/R4; elements that nothing here writes are left out, so
/// that the checker refuses them.
enum R4Types {
  struct Element {
    let name: String
    let isRequired: Bool
    let isArray: Bool
    let type: String
    var binding: Set<String> = []
  }

  static let types: [String: [Element]] = table.mapValues { lines in
    lines.map { line in
      let parts = line.split(separator: " ").map(String.init)
      return Element(
        name: parts[0],
        isRequired: parts[1].hasPrefix("1"),
        isArray: parts[1].hasSuffix("*"),
        type: parts[2],
        binding: Set(parts.dropFirst(3))
      )
    }
  }

  private static let domain = ["resourceType 1..1 code", "id 0..1 id", "extension 0..* Extension"]

  private static let element = ["extension 0..* Extension"]

  private static let values = [
    "valueBoolean 0..1 boolean", "valueCode 0..1 code", "valueCoding 0..1 Coding",
    "valueDecimal 0..1 decimal", "valueInteger 0..1 integer", "valueString 0..1 string",
  ]

  private static let table: [String: [String]] = [
    "Bundle": [
      "resourceType 1..1 code", "id 0..1 id",
      """
      type 1..1 code document message transaction transaction-response batch batch-response history \
      searchset collection
      """,
      "entry 0..* Bundle.entry",
    ],
    "Bundle.entry": element + ["fullUrl 0..1 uri", "resource 0..1 Resource"],
    "QuestionnaireResponse": domain + [
      "questionnaire 0..1 canonical",
      "status 1..1 code in-progress completed amended entered-in-error stopped",
      "authored 0..1 dateTime", "item 0..* QuestionnaireResponse.item",
    ],
    "QuestionnaireResponse.item": element + [
      "linkId 1..1 string", "text 0..1 string", "answer 0..* QuestionnaireResponse.answer",
    ],
    "QuestionnaireResponse.answer": element + values.filter { $0.hasPrefix("valueCoding") },
    "Observation": domain + [
      """
      status 1..1 code registered preliminary final amended corrected cancelled entered-in-error \
      unknown
      """,
      "category 0..* CodeableConcept", "code 1..1 CodeableConcept",
      "effectiveDateTime 0..1 dateTime", "valueQuantity 0..1 Quantity",
      "interpretation 0..* CodeableConcept", "note 0..* Annotation", "derivedFrom 0..* Reference",
    ],
    "Questionnaire": domain + [
      "language 0..1 code", "url 0..1 uri", "version 0..1 string", "name 0..1 string",
      "title 0..1 string", "status 1..1 code draft active retired unknown",
      "subjectType 0..* code", "date 0..1 dateTime", "description 0..1 string",
      "copyright 0..1 string", "code 0..* Coding", "item 0..* Questionnaire.item",
    ],
    "Questionnaire.item": element + [
      "linkId 1..1 string", "code 0..* Coding", "text 0..1 string",
      """
      type 1..1 code group display boolean decimal integer date dateTime time string text url choice \
      open-choice attachment reference quantity
      """,
      "required 0..1 boolean", "readOnly 0..1 boolean",
      "answerOption 0..* Questionnaire.answerOption", "item 0..* Questionnaire.item",
    ],
    "Questionnaire.answerOption": element + ["valueCoding 1..1 Coding"],
    "Extension": element + ["url 1..1 uri"] + values,
    "Coding": element + ["system 0..1 uri", "code 0..1 code", "display 0..1 string"],
    "CodeableConcept": element + ["coding 0..* Coding", "text 0..1 string"],
    "Quantity": element + [
      "value 0..1 decimal", "unit 0..1 string", "system 0..1 uri", "code 0..1 code",
    ],
    "Annotation": element + ["text 1..1 string"],
    "Reference": element + ["reference 0..1 string"],
  ]
}
