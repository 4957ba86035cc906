public import CivilTime
public import WellbeingQuestionnaires

/// Reads scored assessments from FHIR resources in JSON.
///
/// A file may hold one resource, an array of them, a Bundle, or one resource a line (NDJSON). Scores
/// are always computed anew from the answers; a stated total is only compared with them. What cannot
/// be read is listed with place and reason and stands in nobody's way.
public struct FHIRReader: Sendable {
  private let questionnaires: [Questionnaire]
  private let zone: Zone
  private let allowsMissing: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - questionnaires: The ones that can be recognised.
  ///   - zone: The person's zone, for times that are written without an offset.
  ///   - allowsMissing: Whether missing answers may be estimated as far as the policy of the
  ///     questionnaire goes. A response of our own that was estimated is so again in any case.
  public init(questionnaires: [Questionnaire], zone: Zone, allowsMissing: Bool = false) {
    self.questionnaires = questionnaires
    self.zone = zone
    self.allowsMissing = allowsMissing
  }

  /// Reads a whole file, in UTF-8.
  ///
  /// - Throws: `FHIRRecordsError.syntax` when the file is not JSON and no line of it is either.
  public func read(_ bytes: [UInt8]) throws(FHIRRecordsError) -> FHIRReading {
    var collector = ResourceCollector()
    try collector.collect(bytes)
    var session = ReadingSession(
      resources: collector.resources,
      reading: collector.reading,
      finder: QuestionnaireFinder(questionnaires: questionnaires),
      home: zone,
      allowsMissing: allowsMissing
    )
    session.read()
    return session.reading
  }
}
