internal import WellbeingQuestionnaires

/// Addresses from FHIR R4 and its surroundings, and ours.
extension FHIRAddress {
  /// The code system of units of measure.
  static let unitsOfMeasure = "http://unitsofmeasure.org"
  /// The code system of reasons for which there is no value.
  static let absentReasons = "http://terminology.hl7.org/CodeSystem/data-absent-reason"
  /// The reason for which a value is absent, on any element.
  static let absentReason = "http://hl7.org/fhir/StructureDefinition/data-absent-reason"
  /// The IANA name of the zone a date-time was lived in.
  static let zone = "http://hl7.org/fhir/StructureDefinition/tz-code"
  /// The code system of Observation categories.
  static let categories = "http://terminology.hl7.org/CodeSystem/observation-category"
  /// Codes of totals that LOINC has none for: the short name of the questionnaire.
  static let totals = "urn:wellbeing:total-score"
  /// Says on a response that missing answers were estimated when it was scored.
  static let estimated = "urn:wellbeing:assessment:estimated"

  /// Where the weight of an answer stands: R4, R5 with SDC 4, and STU3.
  static let weights = [
    ordinalValue,
    "http://hl7.org/fhir/StructureDefinition/itemWeight",
    "http://hl7.org/fhir/StructureDefinition/questionnaire-ordinalValue",
  ]

  /// A code system in the form it is compared in: `https://loinc.org/` is `http://loinc.org`.
  static func canonical(_ system: String) -> String {
    var text = system.lowercased()
    if text.hasPrefix("https:") { text = "http:" + text.dropFirst(6) }
    while text.hasSuffix("/") { text.removeLast() }
    return ["urn:oid:2.16.840.1.113883.6.1", "http://www.loinc.org", "loinc"].contains(text)
      ? loinc : text
  }
}
