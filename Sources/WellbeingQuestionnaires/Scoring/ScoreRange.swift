/// The lowest and the highest sum that the answers to some questions can have.
struct ScoreRange: Hashable {
  let minimum: Int
  let maximum: Int

  init(of questions: some Sequence<Questionnaire.Question>) {
    var minimum = 0
    var maximum = 0
    for question in questions {
      minimum += question.values.first ?? 0
      maximum += question.values.last ?? 0
    }
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Questionnaire.Scoring {
  /// The score that a sum of answers stands for; the definition's rules keep the table complete.
  func transform(_ sum: Double) -> Double {
    guard !table.isEmpty, let whole = Int(exactly: sum) else { return sum * multiplier }
    return table[whole] ?? sum
  }
}

extension Questionnaire {
  /// The lowest and the highest total that complete answers can have; for a questionnaire without a
  /// total, 0 to 0.
  public var scoreRange: ClosedRange<Double> {
    guard scoring.hasTotal else { return 0...0 }
    let range = ScoreRange(of: scoredQuestions)
    let ends = [range.minimum, range.maximum].map { scoring.transform(Double($0)) }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }
}
