public import WellbeingModel

extension PHQ9Assessment {
  /// Reads a PHQ-9 back from the sample that keeps it.
  ///
  /// Nil for a sample that HealthKit's type cannot hold: of another questionnaire, or without all
  /// nine answers, of which only the last may be declined.
  ///
  /// - Parameter assessment: The sample; its other questions, as that on difficulty, are left out.
  public init?(_ assessment: Assessment) {
    guard assessment.questionnaire == "phq-9" else { return nil }
    let given = assessment.items.filter(\.isScored).map(\.answer)
    let answers = given.compactMap(Answer.init)
    guard answers.count == given.count else { return nil }
    try? self.init(
      id: assessment.id,
      start: assessment.start,
      zone: assessment.zone,
      answers: answers,
      source: assessment.source,
      metadata: assessment.metadata
    )
  }
}

extension PHQ9Assessment.Answer {
  /// The answer HealthKit has for one that a sample keeps; nil when it has none.
  fileprivate init?(_ answer: Assessment.Answer) {
    switch answer {
    // HealthKit's raw value for a declined answer is no choice of the questionnaire.
    case .value(let value) where value <= Self.nearlyEveryDay.rawValue: self.init(rawValue: value)
    case .preferNotToAnswer: self = .preferNotToAnswer
    case .value, .missing: return nil
    }
  }
}
