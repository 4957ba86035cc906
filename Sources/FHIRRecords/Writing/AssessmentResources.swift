internal import CivilTime
internal import WellbeingModel
internal import WellbeingQuestionnaires

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The resources that one assessment becomes.
struct AssessmentResources {
  let recorded: RecordedAssessment
  let questionnaire: Questionnaire

  private var assessment: ScoredAssessment { recorded.assessment }

  /// What names the response within the Bundle.
  var responseAddress: String { "urn:uuid:\(recorded.id.lowercaseString)" }

  /// What names the Observation within the Bundle.
  var observationAddress: String { "urn:uuid:\(observationID)" }

  private var observationID: String {
    RecordIdentity.derived(from: ["total", recorded.id.uuidString]).lowercaseString
  }

  /// The answers.
  func response() throws(FHIRRecordsError) -> JSONValue {
    var items: [JSONValue] = []
    for item in assessment.items { items.append(try self.item(item)) }
    let estimated = JSONValue.object([
      "url": .string(FHIRAddress.estimated), "valueBoolean": .boolean(true),
    ])
    return .object([
      "resourceType": .string("QuestionnaireResponse"),
      "id": .string(recorded.id.lowercaseString),
      "extension": assessment.estimated ? .array([estimated]) : nil,
      "questionnaire": .string("\(questionnaire.url)|\(assessment.version)"),
      "status": .string("completed"),
      "authored": date,
      "_authored": zone,
      "item": items.isEmpty ? nil : .array(items),
    ])
  }

  /// The total; nil for a questionnaire without one.
  func observation() -> JSONValue? {
    guard let score = assessment.score else { return nil }
    let notes = assessment.notes.map { JSONValue.object(["text": .string($0)]) }
    return .object([
      "resourceType": .string("Observation"),
      "id": .string(observationID),
      "status": .string("final"),
      "category": .array([Self.concept(Self.coding(FHIRAddress.categories, "survey", "Survey"))]),
      "code": Self.concept(totalCoding, text: "\(questionnaire.title) total score"),
      "effectiveDateTime": date,
      "_effectiveDateTime": zone,
      "valueQuantity": .object([
        "value": .number(score),
        "unit": .string("{score}"),
        "system": .string(FHIRAddress.unitsOfMeasure),
        "code": .string("{score}"),
      ]),
      "interpretation": assessment.band.map {
        .array([.object(["text": .string($0.title.original)])])
      },
      "note": notes.isEmpty ? nil : .array(notes),
      "derivedFrom": .array([.object(["reference": .string(responseAddress)])]),
    ])
  }

  private var totalCoding: JSONValue {
    guard let code = questionnaire.totalCode else {
      return Self.coding(FHIRAddress.totals, questionnaire.id, nil)
    }
    return Self.coding(FHIRAddress.loinc, code, nil)
  }

  // MARK: - Answers

  private func item(_ item: ScoredAssessment.Item) throws(FHIRRecordsError) -> JSONValue {
    guard let question = questionnaire.questions.first(where: { $0.linkId == item.linkId }) else {
      throw .unknownAnswer(questionnaire: questionnaire.title, item: item.linkId)
    }
    var coding: JSONValue?
    switch item.answer {
    case .missing: break
    case .preferNotToAnswer:
      coding = Self.coding(FHIRAddress.absentReasons, "asked-declined", "Asked But Declined")
    case .value(let value):
      guard let choice = question.choice(for: value) else {
        throw .unknownAnswer(questionnaire: questionnaire.title, item: item.linkId)
      }
      coding = Self.coding(of: choice, weight: question.isScored ? value : nil)
    }
    return .object([
      "linkId": .string(item.linkId),
      "text": .string(question.text.original),
      "answer": coding.map { .array([.object(["valueCoding": $0])]) },
    ])
  }

  private static func coding(of choice: Questionnaire.Choice, weight: Int?) -> JSONValue {
    let weight = weight.map {
      JSONValue.object([
        "url": .string(FHIRAddress.ordinalValue), "valueDecimal": .number(Double($0)),
      ])
    }
    return .object([
      "extension": weight.map { .array([$0]) },
      "system": choice.system.map(JSONValue.string),
      "code": choice.code.map(JSONValue.string),
      "display": .string(choice.text.original),
    ])
  }

  // MARK: - Parts

  private var date: JSONValue {
    .string(ISO8601.string(recorded.date, utcOffset: recorded.zone.utcOffset))
  }

  /// The name of the zone beside the date; a zone that is only an offset has none.
  private var zone: JSONValue? {
    let name = recorded.zone.identifier
    guard name.first?.isLetter == true else { return nil }
    let named = JSONValue.object(["url": .string(FHIRAddress.zone), "valueCode": .string(name)])
    return .object(["extension": .array([named])])
  }

  private static func coding(_ system: String, _ code: String, _ display: String?) -> JSONValue {
    .object([
      "system": .string(system), "code": .string(code), "display": display.map(JSONValue.string),
    ])
  }

  private static func concept(_ coding: JSONValue, text: String? = nil) -> JSONValue {
    .object(["coding": .array([coding]), "text": text.map(JSONValue.string)])
  }
}
