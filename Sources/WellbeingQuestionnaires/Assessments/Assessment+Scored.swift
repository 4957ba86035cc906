public import CivilTime
public import WellbeingModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Assessment {
  /// Creates the sample that keeps a result.
  ///
  /// - Parameters:
  ///   - scored: The result.
  ///   - id: The identity of the sample; a new one unless given.
  ///   - start: When the questionnaire was taken.
  ///   - zone: The zone it was taken in; nil takes the store's zone when saved.
  ///   - source: The program that writes it.
  ///   - metadata: Further facts by key.
  /// - Throws: `QuestionnaireError.scoreNotFinite` for a score that is infinite or not a number.
  public init(
    _ scored: ScoredAssessment,
    id: UUID = UUID(),
    start: Instant,
    zone: LivedZone? = nil,
    source: Source = .mood,
    metadata: [String: MetadataValue] = [:]
  ) throws(QuestionnaireError) {
    do throws(ModelError) {
      try self.init(
        id: id,
        start: start,
        zone: zone,
        questionnaire: scored.questionnaire,
        version: scored.version,
        // The scored questions come first, one for each of the answers.
        items: scored.items.enumerated().map { index, item in
          Item(item, isScored: index < scored.answers.count)
        },
        score: scored.score,
        rawScore: scored.rawScore,
        maximum: scored.maximum,
        band: scored.band?.code,
        isComplete: scored.complete,
        isEstimated: scored.estimated,
        source: source,
        metadata: metadata
      )
    } catch {
      throw .scoreNotFinite(questionnaire: scored.questionnaire)
    }
  }

  /// Creates the sample that keeps a GAD-7, with the built-in definition's names of the questions.
  ///
  /// - Throws: `QuestionnaireError` when the built-in definition cannot be read.
  public init(_ assessment: GAD7Assessment) throws(QuestionnaireError) {
    try self.init(
      Self.score("gad-7", assessment.questionnaireAnswers),
      id: assessment.id,
      start: assessment.start,
      zone: assessment.zone,
      source: assessment.source,
      metadata: assessment.metadata
    )
  }

  /// Creates the sample that keeps a PHQ-9, with the built-in definition's names of the questions.
  ///
  /// - Throws: `QuestionnaireError` when the built-in definition cannot be read.
  public init(_ assessment: PHQ9Assessment) throws(QuestionnaireError) {
    try self.init(
      Self.score("phq-9", assessment.questionnaireAnswers),
      id: assessment.id,
      start: assessment.start,
      zone: assessment.zone,
      source: assessment.source,
      metadata: assessment.metadata
    )
  }

  private static func score(
    _ name: String,
    _ answers: [Answer]
  ) throws(QuestionnaireError) -> ScoredAssessment {
    try QuestionnaireLibrary().questionnaire(named: name).score(answers)
  }
}

extension Assessment.Item {
  fileprivate init(_ item: ScoredAssessment.Item, isScored: Bool) {
    self.init(linkId: item.linkId, code: item.code, answer: item.answer, isScored: isScored)
  }
}
