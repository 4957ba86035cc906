public import WellbeingModel

extension Questionnaire {
  /// Reads answers as people write them: `012301230`, or `0, 1, x, -` with commas or blanks.
  ///
  /// `x` is "prefer not to answer", `-` is a missing answer. The list answers the scored questions
  /// in order, each once; questions that are asked but not scored are no part of it.
  ///
  /// - Throws: `QuestionnaireError`, naming the question, for another number of answers, for text,
  ///   for a value the question does not have, and for `x` where a question cannot be declined.
  public func answers(from text: String) throws(QuestionnaireError) -> [Answer] {
    let entries = Self.entries(of: text)
    let questions = scoredQuestions
    guard entries.count == questions.count else {
      throw .answerCount(questionnaire: title, expected: questions.count, given: entries.count)
    }
    var answers: [Answer] = []
    for (question, entry) in zip(questions, entries) {
      answers.append(try unchecked(entry, for: question))
    }
    try check(answers, of: questions)
    return answers
  }

  /// Reads one answer, as `2`, `x` or `-`.
  ///
  /// - Throws: `QuestionnaireError` for text, for a value the question does not have, and for `x`
  ///   where the question cannot be declined.
  public func answer(from text: String, for question: Question) throws(QuestionnaireError) -> Answer
  {
    let entry = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let answer = try unchecked(Substring(entry), for: question)
    try check([answer], of: [question])
    return answer
  }

  /// With a comma or a blank inside, entries lie between them; otherwise each character is one.
  private static func entries(of text: String) -> [Substring] {
    if text.contains(",") {
      return text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { return words }
    return word.indices.map { word[$0...$0] }
  }

  private func unchecked(_ entry: Substring, for question: Question)
    throws(QuestionnaireError) -> Answer
  {
    switch entry {
    case "-": return .missing
    case "x", "X": return .preferNotToAnswer
    default:
      // `Int` would also take `+1` and `-1`, which nobody means as an answer.
      guard entry.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(entry) else {
        throw notAnAnswer(entry.isEmpty ? "nothing" : "“\(entry)”", question)
      }
      return .value(value)
    }
  }

  private func notAnAnswer(_ given: String, _ question: Question) -> QuestionnaireError {
    .notAnAnswer(
      questionnaire: title,
      item: question.linkId,
      given: given,
      allowed: question.values,
      canBeDeclined: question.canBeDeclined
    )
  }

  /// Refuses answers that their question does not have.
  func check(_ answers: [Answer], of questions: [Question]) throws(QuestionnaireError) {
    for (question, answer) in zip(questions, answers) {
      switch answer {
      case .missing: continue
      case .preferNotToAnswer:
        guard question.canBeDeclined else {
          throw .cannotBeDeclined(questionnaire: title, item: question.linkId)
        }
      case .value(let value):
        guard question.choice(for: value) == nil else { continue }
        throw shiftedCoding(answers, of: questions, at: question)
          ?? notAnAnswer(String(value), question)
      }
    }
  }

  /// The error for a list that fits a coding one higher or one lower; nil when it does not.
  ///
  /// A value beside the scale at a question that can be declined is taken for an attempt to decline.
  private func shiftedCoding(_ answers: [Answer], of questions: [Question], at question: Question)
    -> QuestionnaireError?
  {
    guard !question.canBeDeclined, let low = question.values.first, let high = question.values.last,
      answers.count > 1, high - low == question.choices.count - 1,
      questions.allSatisfy({ $0.values == question.values })
    else { return nil }
    let values = answers.compactMap(\.value)
    for shift in [1, -1] {
      let given = low + shift...high + shift
      guard values.allSatisfy(given.contains) else { continue }
      return .shiftedCoding(
        questionnaire: title,
        item: question.linkId,
        given: given,
        expected: low...high
      )
    }
    return nil
  }
}

extension Substring {
  /// Without white space around it.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}
