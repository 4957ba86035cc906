public import WellbeingModel

extension Questionnaire {
  /// Scores the answers to the scored questions, in their order.
  ///
  /// - Parameters:
  ///   - answers: One for each of `scoredQuestions`.
  ///   - unscored: Answers to questions that are asked and kept but never counted, by `linkId`.
  ///   - allowMissing: Whether missing answers may be estimated as far as the questionnaire's policy
  ///     goes; the result then says so.
  ///   - language: The language of flag messages; the original when nil.
  /// - Returns: The score with all that belongs to it.
  /// - Throws: `QuestionnaireError` for another number of answers, for one its question does not have,
  ///   and for missing answers that cannot be estimated.
  public func score(
    _ answers: [Answer],
    unscored: [String: Answer] = [:],
    allowMissing: Bool = false,
    language: String? = nil
  ) throws(QuestionnaireError) -> ScoredAssessment {
    let questions = scoredQuestions
    guard answers.count == questions.count else {
      throw .answerCount(questionnaire: title, expected: questions.count, given: answers.count)
    }
    try check(answers, of: questions)
    let others = try unscoredItems(unscored)
    let count = try AnswerCount(self, answers, allowMissing: allowMissing)
    let sum = count.sum(reversed: scoring.reversed)
    let score = scoring.hasTotal ? scoring.transform(count.extrapolated(sum)) : nil
    return ScoredAssessment(
      questionnaire: id,
      version: version,
      answers: answers,
      rawScore: scoring.hasTotal ? sum : nil,
      score: score,
      maximum: scoring.hasTotal ? maximum(of: count.counted) : nil,
      band: score.flatMap(scoring.bands.band),
      complete: count.isComplete,
      estimated: !count.estimated.isEmpty,
      cutOff: ScoredAssessment.CutOff(scoring.cutOff, score: score),
      flags: flags(
        Dictionary(uniqueKeysWithValues: zip(questions.map(\.linkId), answers)),
        language: language
      ),
      items: zip(questions, answers).map { ScoredAssessment.Item($0, $1) } + others,
      subscales: scoring.subscales.map { subscale($0, answers) },
      notes: notes(count)
    )
  }

  private func unscoredItems(_ answers: [String: Answer])
    throws(QuestionnaireError) -> [ScoredAssessment.Item]
  {
    let unscored = questions.filter { !$0.isScored }
    for linkId in answers.keys.sorted() where !unscored.contains(where: { $0.linkId == linkId }) {
      throw .unknownItem(questionnaire: title, item: linkId)
    }
    let asked = unscored.filter { answers[$0.linkId] != nil }
    let given = asked.map { answers[$0.linkId] ?? .missing }
    try check(given, of: asked)
    return zip(asked, given).map { ScoredAssessment.Item($0, $1) }
  }

  private func maximum(of questions: [Question]) -> Double {
    scoring.transform(Double(ScoreRange(of: questions).maximum))
  }

  /// The messages that answers to scored questions, by `linkId`, lead to.
  func flags(_ answers: [String: Answer], language: String?) -> [ScoredAssessment.Flag] {
    scoring.flags.compactMap { rule in
      guard let value = answers[rule.item]?.value, value >= rule.from else { return nil }
      return ScoredAssessment.Flag(
        id: rule.id,
        level: rule.level,
        message: rule.message.text(in: language ?? self.language)
      )
    }
  }

  private func subscale(_ subscale: Subscale, _ answers: [Answer]) -> ScoredAssessment.Subscale {
    var sum = 0
    var counted: [Question] = []
    var hasGap = false
    for (question, answer) in zip(scoredQuestions, answers)
    where subscale.items.contains(question.linkId) {
      if let value = answer.value {
        sum += question.score(of: value, reversed: scoring.reversed)
        counted.append(question)
      } else if answer == .missing, question.isRequired {
        hasGap = true
        counted.append(question)
      }
    }
    let score = hasGap || counted.isEmpty ? nil : Double(sum) * subscale.multiplier
    return ScoredAssessment.Subscale(
      id: subscale.id,
      title: subscale.title.original,
      score: score,
      maximum: Double(ScoreRange(of: counted).maximum) * subscale.multiplier,
      band: score.flatMap(subscale.bands.band),
      cutOff: ScoredAssessment.CutOff(subscale.cutOff, score: score)
    )
  }

  private func notes(_ count: AnswerCount) -> [String] {
    var notes = count.declined.map { Phrases.declined($0.linkId) }
    notes += count.unanswered.map { Phrases.notAnswered($0.linkId) }
    notes += count.leftOut.map { Phrases.leftOut($0.linkId) }
    let maximum = maximum(of: count.counted)
    let full = self.maximum(of: scoredQuestions)
    if scoring.hasTotal, maximum != full {
      notes.append(Phrases.reducedMaximum(maximum, of: full))
    }
    if !count.estimated.isEmpty { notes.append(Phrases.estimated(count.estimated.map(\.linkId))) }
    if let source = scoring.bandSource { notes.append(Phrases.bands(of: source)) }
    if let cutOff = scoring.cutOff, let upTo = cutOff.upTo {
      notes.append(Phrases.cutOffRange(cutOff, upTo: upTo))
    }
    return notes
  }
}

extension Questionnaire.Question {
  /// What an answer counts for.
  func score(of value: Int, reversed: Set<String>) -> Int {
    guard reversed.contains(linkId), let low = values.first, let high = values.last else {
      return value
    }
    return low + high - value
  }
}

extension [Questionnaire.Band] {
  /// The band that a score lies in; nil below the first.
  func band(for score: Double) -> Questionnaire.Band? {
    last { $0.lowerBound <= score }
  }
}

extension ScoredAssessment.Item {
  fileprivate init(_ question: Questionnaire.Question, _ answer: Answer) {
    self.init(linkId: question.linkId, code: question.code, answer: answer)
  }
}

extension ScoredAssessment.CutOff {
  /// What a score says about a cut-off; nil without either.
  init?(_ cutOff: Questionnaire.CutOff?, score: Double?) {
    guard let cutOff, let score else { return nil }
    self.init(score: cutOff.score, reached: cutOff.isReached(by: score))
  }
}
