public import WellbeingModel

extension ScoredAssessment {
  /// Creates the result that a sample keeps.
  ///
  /// The numbers are those of the sample, whatever the questionnaire makes of the answers today. What
  /// the sample does not keep comes from the questionnaire: the name of the band, the cut-off, the
  /// messages, the subscales and the notes.
  ///
  /// - Parameters:
  ///   - assessment: The sample.
  ///   - questionnaire: The definition of its questionnaire; nil when it is not known any more, and
  ///     then the band is called by its code.
  ///   - language: The language of messages; the original when nil.
  public init(_ assessment: Assessment, of questionnaire: Questionnaire?, language: String? = nil) {
    let items = assessment.items.map(Item.init)
    let scored = zip(items, assessment.items).filter(\.1.isScored).map(\.0)
    let others = zip(items, assessment.items).filter { !$1.isScored }.map(\.0)
    let byQuestion = Dictionary(scored.map { ($0.linkId, $0.answer) }) { first, _ in first }
    let today = questionnaire?.rescored(scored, allowMissing: assessment.isEstimated)
    let isSame = today?.score == assessment.score && today?.maximum == assessment.maximum
    self.init(
      questionnaire: assessment.questionnaire,
      version: assessment.version,
      answers: scored.map(\.answer),
      rawScore: assessment.rawScore,
      score: assessment.score,
      maximum: assessment.maximum,
      band: assessment.band.map { code in
        questionnaire?.scoring.bands.first { $0.code == code }
          ?? Questionnaire.Band(
            code: code,
            title: LocalizedText(code),
            lowerBound: assessment.score ?? 0
          )
      },
      complete: assessment.isComplete,
      estimated: assessment.isEstimated,
      cutOff: CutOff(questionnaire?.scoring.cutOff, score: assessment.score),
      flags: questionnaire?.flags(byQuestion, language: language) ?? [],
      items: scored + others,
      subscales: today?.subscales ?? [],
      // Notes explain the numbers, so they hold only for the same ones.
      notes: isSame ? today?.notes ?? [] : []
    )
  }
}

extension Questionnaire {
  /// What the answers kept in a sample score today; nil when the questions have changed since.
  fileprivate func rescored(
    _ items: [ScoredAssessment.Item],
    allowMissing: Bool
  ) -> ScoredAssessment? {
    guard items.map(\.linkId) == scoredQuestions.map(\.linkId) else { return nil }
    return try? score(items.map(\.answer), allowMissing: allowMissing)
  }
}

extension ScoredAssessment.Item {
  fileprivate init(_ item: Assessment.Item) {
    self.init(linkId: item.linkId, code: item.code, answer: item.answer)
  }
}
