/// The rules of a definition that concern several of its places at once.
struct DefinitionRules {
  let questionnaire: Questionnaire
  let file: String

  private var scoring: Questionnaire.Scoring { questionnaire.scoring }

  /// Throws the first rule that is broken.
  func check() throws(QuestionnaireError) {
    try checkNames()
    try checkReferences()
    try checkTable()
    try checkScales()
    try checkLanguages()
  }

  private func error(_ rule: String, item: String? = nil) -> QuestionnaireError {
    .definition(file: file, item: item, rule: rule)
  }

  private func checkNames() throws(QuestionnaireError) {
    guard
      questionnaire.id.allSatisfy({
        $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0))
      })
    else { throw error("id may hold letters, digits, - and . only") }
    guard !questionnaire.scoredQuestions.isEmpty else {
      throw error("at least one item must have answers with an ordinalValue")
    }
  }

  private func checkReferences() throws(QuestionnaireError) {
    let scored = Set(questionnaire.scoredQuestions.map(\.linkId))
    let references: [(String, [String])] =
      [
        ("reverse", scoring.reversed.sorted()), ("never", scoring.missing.never.sorted()),
        ("flag", scoring.flags.map(\.item)),
      ] + scoring.subscales.map { ("subscale \($0.id)", $0.items) }
    for (place, items) in references {
      for item in items where !scored.contains(item) {
        throw error("scoring: \(place) names \(item), which is not a scored item")
      }
    }
    for flag in scoring.flags {
      let values = questionnaire.questions.first { $0.linkId == flag.item }?.values ?? []
      guard let last = values.last, flag.from <= last else {
        throw error("scoring: flag \(flag.id) begins above the highest answer", item: flag.item)
      }
    }
    for subscale in scoring.subscales {
      guard !subscale.items.isEmpty, Set(subscale.items).count == subscale.items.count else {
        throw error("scoring: subscale \(subscale.id) must name each of its items once")
      }
    }
    guard scoring.hasTotal || !scoring.subscales.isEmpty else {
      throw error("scoring: without a total there must be a subscale")
    }
    guard scoring.missing.maximum < scored.count else {
      throw error("scoring: missing must leave at least one answer")
    }
  }

  private func checkTable() throws(QuestionnaireError) {
    guard !scoring.table.isEmpty else { return }
    let isComplete = questionnaire.scoredQuestions.allSatisfy { $0.isRequired && !$0.canBeDeclined }
    guard isComplete, scoring.missing.maximum == 0 else {
      throw error("scoring: a table needs complete answers, so no item may be left out")
    }
    guard scoring.multiplier == 1 else {
      throw error("scoring: there can be a table or a multiplier, not both")
    }
    let range = ScoreRange(of: questionnaire.scoredQuestions)
    for raw in range.minimum...range.maximum where scoring.table[raw] == nil {
      throw error("scoring: the table has no score for \(raw)")
    }
  }

  private func checkScales() throws(QuestionnaireError) {
    let questions = questionnaire.scoredQuestions
    if scoring.hasTotal {
      let range = ScoreRange(of: questions)
      let ends = [range.minimum, range.maximum].map { scoring.transform(Double($0)) }
      try check(scoring.bands, scoring.cutOff, from: ends[0], to: ends[1], "scoring")
    } else if !scoring.bands.isEmpty || scoring.cutOff != nil || scoring.multiplier != 1
      || !scoring.table.isEmpty || scoring.change != nil
    {
      throw error("scoring: without a total there can be no band, cutOff, change or transformation")
    }
    for subscale in scoring.subscales {
      let range = ScoreRange(of: questions.filter { subscale.items.contains($0.linkId) })
      try check(
        subscale.bands,
        subscale.cutOff,
        from: Double(range.minimum) * subscale.multiplier,
        to: Double(range.maximum) * subscale.multiplier,
        "scoring: subscale \(subscale.id)"
      )
    }
    guard scoring.direction == .higherIsWorse || (scoring.response ?? scoring.remission) == nil
    else { throw error("scoring: response and remission need a score whose higher end is worse") }
  }

  private func check(
    _ bands: [Questionnaire.Band],
    _ cutOff: Questionnaire.CutOff?,
    from minimum: Double,
    to maximum: Double,
    _ place: String
  ) throws(QuestionnaireError) {
    let range = "\(Phrases.number(minimum)) to \(Phrases.number(maximum))"
    for band in bands where band.lowerBound < minimum || band.lowerBound > maximum {
      throw error("\(place): band \(band.code) begins outside the scores, which are \(range)")
    }
    if let cutOff, cutOff.score < minimum || (cutOff.upTo ?? cutOff.score) > maximum {
      throw error("\(place): cutOff lies outside the scores, which are \(range)")
    }
  }

  private func checkLanguages() throws(QuestionnaireError) {
    for language in questionnaire.languages.dropFirst() {
      for question in questionnaire.questions {
        let texts = [question.text] + question.choices.map(\.text)
        guard texts.allSatisfy({ $0.translations[language] != nil }) else {
          throw error(
            "a text or an answer is not translated into \(language)",
            item: question.linkId
          )
        }
      }
      let others =
        questionnaire.instructions + [questionnaire.recall.text] + scoring.flags.map(\.message)
      guard others.allSatisfy({ $0.translations[language] != nil }) else {
        throw error("an instruction, recall or flag message is not translated into \(language)")
      }
    }
    try checkWordings()
  }

  private func checkWordings() throws(QuestionnaireError) {
    let worded = questionnaire.wordings.map(\.language)
    for language in questionnaire.languages where !worded.contains(language) {
      throw error("scoring: wording does not say where the texts in \(language) come from")
    }
    for language in worded where !questionnaire.languages.contains(language) {
      throw error("scoring: wording names \(language), but the first question has no text in it")
    }
    for question in questionnaire.questions {
      let texts = [question.text] + question.choices.map(\.text)
      for language in texts.flatMap(\.translations.keys)
      where !questionnaire.languages.contains(language) {
        throw error(
          "it is translated into \(language), but the first question is not",
          item: question.linkId
        )
      }
    }
  }
}
