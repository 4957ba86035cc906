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
