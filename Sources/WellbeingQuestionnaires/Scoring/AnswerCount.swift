internal import WellbeingModel

/// Which answers count towards a total, and why the others do not.
///
/// For the PHQ-9 with item 5 missing and item 9 declined, items 1 to 8 are `counted`, 5 is
/// `estimated` and 9 is `declined`.
struct AnswerCount {
  /// Questions that the total is of, estimated ones included.
  private(set) var counted: [Questionnaire.Question] = []

  /// Questions the person prefers not to answer.
  private(set) var declined: [Questionnaire.Question] = []

  /// Questions left out that need no answer.
  private(set) var leftOut: [Questionnaire.Question] = []

  /// Missing ones that are never estimated, and so do not count.
  private(set) var unanswered: [Questionnaire.Question] = []

  /// Missing ones that count as the mean of the others.
  private(set) var estimated: [Questionnaire.Question] = []

  private var values: [(Questionnaire.Question, Int)] = []

  /// Whether every question that needs one has an answer, declined ones included.
  var isComplete: Bool { unanswered.isEmpty && estimated.isEmpty }

  init(_ questionnaire: Questionnaire, _ answers: [Answer], allowMissing: Bool)
    throws(QuestionnaireError)
  {
    let policy = questionnaire.scoring.missing
    for (question, answer) in zip(questionnaire.scoredQuestions, answers) {
      switch answer {
      case .value(let value):
        values.append((question, value))
        counted.append(question)
      case .preferNotToAnswer: declined.append(question)
      case .missing where !question.isRequired: leftOut.append(question)
      case .missing where policy.never.contains(question.linkId): unanswered.append(question)
      case .missing:
        estimated.append(question)
        counted.append(question)
      }
    }
    try check(questionnaire, policy, allowMissing: allowMissing)
  }

  private func check(
    _ questionnaire: Questionnaire,
    _ policy: Questionnaire.MissingPolicy,
    allowMissing: Bool
  ) throws(QuestionnaireError) {
    let title = questionnaire.title
    let missing = questionnaire.scoredQuestions.filter {
      unanswered.contains($0) || estimated.contains($0)
    }
    let items = missing.map(\.linkId)
    guard allowMissing || missing.isEmpty else {
      throw .missingAnswers(questionnaire: title, items: items)
    }
    guard estimated.count <= policy.maximum else {
      throw .tooManyMissing(questionnaire: title, items: items, allowed: policy.maximum)
    }
    if let item = unanswered.first, !estimated.isEmpty {
      throw .neverEstimated(questionnaire: title, item: item.linkId)
    }
    guard !values.isEmpty else {
      throw .missingAnswers(
        questionnaire: title,
        items: questionnaire.scoredQuestions.map(\.linkId)
      )
    }
  }

  /// The sum of what was answered.
  func sum(reversed: Set<String>) -> Int {
    values.reduce(0) { $0 + $1.0.score(of: $1.1, reversed: reversed) }
  }

  /// The sum with every estimated answer counted as the mean of the others.
  func extrapolated(_ sum: Int) -> Double {
    estimated.isEmpty ? Double(sum) : Double(sum * counted.count) / Double(values.count)
  }
}
