public import WellbeingModel

extension GAD7Assessment {
  /// Reads a GAD-7 back from the sample that keeps it.
  ///
  /// Nil for a sample that HealthKit's type cannot hold: of another questionnaire, or without all
  /// seven answers.
  ///
  /// - Parameter assessment: The sample; its other questions, as that on difficulty, are left out.
  public init?(_ assessment: Assessment) {
    guard assessment.questionnaire == "gad-7" else { return nil }
    let given = assessment.items.filter(\.isScored).map(\.answer)
    let answers = given.compactMap { $0.value.flatMap(Answer.init(rawValue:)) }
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
