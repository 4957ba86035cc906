internal import CivilTime
public import WellbeingQuestionnaires

/// Writes scored assessments as a FHIR R4 Bundle in JSON.
///
/// Each becomes a `QuestionnaireResponse` with its answers, and, where there is a total, an
/// `Observation` of it that is derived from the response. No subject is named: a journal does not
/// know what a patient is called elsewhere.
public struct FHIRWriter: Sendable {
  private let questionnaires: [String: Questionnaire]

  /// Creates a writer that knows some questionnaires; of two with the same name the first counts.
  public init(questionnaires: [Questionnaire]) {
    self.questionnaires = Dictionary(questionnaires.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A Bundle of type `collection` with the assessments in the order given, as JSON in UTF-8.
  ///
  /// Offsets are written in whole minutes, as FHIR has them; the zone's IANA name stands beside.
  ///
  /// - Throws: `FHIRRecordsError` for an assessment of a questionnaire the writer does not know, and
  ///   for an answer its definition does not have.
  public func bundle(of assessments: [RecordedAssessment]) throws(FHIRRecordsError) -> [UInt8] {
    var entries: [JSONValue] = []
    for recorded in assessments {
      guard let questionnaire = questionnaires[recorded.assessment.questionnaire] else {
        throw .unknownQuestionnaire(recorded.assessment.questionnaire)
      }
      let resources = AssessmentResources(recorded: recorded, questionnaire: questionnaire)
      entries.append(entry(resources.responseAddress, try resources.response()))
      if let observation = resources.observation() {
        entries.append(entry(resources.observationAddress, observation))
      }
    }
    // FHIR has no empty arrays.
    return JSONValue.object([
      "resourceType": .string("Bundle"),
      "type": .string("collection"),
      "entry": entries.isEmpty ? nil : .array(entries),
    ]).fileContent
  }

  private func entry(_ address: String, _ resource: JSONValue) -> JSONValue {
    .object(["fullUrl": .string(address), "resource": resource])
  }
}
