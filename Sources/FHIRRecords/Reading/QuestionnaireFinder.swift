internal import WellbeingQuestionnaires

/// Finds which questionnaires a response answers.
struct QuestionnaireFinder {
  let questionnaires: [Questionnaire]

  /// The questionnaires answered, each with its items; none when nothing fits.
  ///
  /// A response in our own form names its questionnaire. Else codes of items decide, because files
  /// name the wrong instrument more often than they code the wrong question; a name decides between
  /// questionnaires that share items, and where there are no codes.
  func matchings(
    of items: [ResponseItem],
    address: String?,
    definition: ForeignDefinition?
  ) -> [ItemMatching] {
    if let address, let own = questionnaires.first(where: { $0.url == address }) {
      return [ItemMatching(own, items, isOwn: true)]
    }
    let named = self.named(in: items, address: address, definition: definition)
    let codes = Set(items.flatMap(\.codes))
    let coded = self.coded(by: codes, preferring: named)
    if !coded.isEmpty { return coded.map { ItemMatching($0, items, isOwn: false) } }
    let worded = (named.isEmpty ? questionnaires : named)
      .map { ItemMatching($0, items, isOwn: false) }
      .filter { $0.coverage > 0 }
    guard named.isEmpty else { return Array(worded.prefix(1)) }
    // Without a name only the whole wording tells; a `linkId` of `1` is everywhere.
    return Array(
      worded.filter { $0.isWorded }.sorted { $0.coverage > $1.coverage }.prefix(1)
    )
  }

  /// The questionnaires whose questions have the codes: the named ones first, then the largest that
  /// is there as a whole, again until no codes are left.
  private func coded(by codes: Set<String>, preferring named: [Questionnaire]) -> [Questionnaire] {
    var left = codes
    var found: [Questionnaire] = []
    func take(_ questionnaire: Questionnaire) {
      found.append(questionnaire)
      left.subtract(questionnaire.itemCodes)
    }
    for questionnaire in named where !questionnaire.itemCodes.isDisjoint(with: left) {
      take(questionnaire)
    }
    let largestFirst = questionnaires.filter { !$0.itemCodes.isEmpty }
      .sorted { $0.itemCodes.count > $1.itemCodes.count }
    for questionnaire in largestFirst where questionnaire.itemCodes.isSubset(of: left) {
      take(questionnaire)
    }
    guard found.isEmpty else { return found }
    let shared = { (questionnaire: Questionnaire) in
      questionnaire.itemCodes.intersection(codes).count
    }
    guard let nearest = largestFirst.max(by: { shared($0) < shared($1) }), shared(nearest) > 0
    else { return [] }
    return [nearest]
  }

  /// The questionnaires that a response names, by the code of its total, by the definition in the
  /// file, or by words of its address.
  private func named(
    in items: [ResponseItem],
    address: String?,
    definition: ForeignDefinition?
  ) -> [Questionnaire] {
    let codes = Set(items.flatMap(\.codes))
    let byTotal = questionnaires.filter { $0.totalCode.map(codes.contains) ?? false }
    if !byTotal.isEmpty { return byTotal }
    let byName = Self.named(
      among: questionnaires,
      in: [address].compactMap(\.self) + (definition?.names ?? [])
    )
    if !byName.isEmpty { return byName }
    let panels = Set(definition?.codes ?? []).union(codes)
    return questionnaires.filter { $0.code.map(panels.contains) ?? false }
  }

  /// The questionnaires whose short name stands in a text: `phq-9` in `mii-qst-pro-phq-9`,
  /// `ScoredAssessmentPHQ9` and `PHQ-9 questionnaire`.
  static func named(among questionnaires: [Questionnaire], in texts: [String]) -> [Questionnaire] {
    let runs = texts.map { Self.runs(of: $0) }
    return questionnaires.filter { questionnaire in
      let name = questionnaire.id.comparable
      return runs.contains { $0.contains(name) }
    }
  }

  /// The words of a text and their pairs: `phq`, `9` and `phq9`.
  private static func runs(of text: String) -> Set<String> {
    var words: [String] = []
    var last: Character?
    for character in text {
      guard character.isLetter || character.isNumber else {
        last = nil
        continue
      }
      // A capital after a small letter begins a word.
      if let last, !(last.isLowercase && character.isUppercase), !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      last = character
    }
    let folded = words.map(\.comparable)
    return Set(folded + zip(folded, folded.dropFirst()).map { $0 + $1 })
  }
}

extension Questionnaire {
  /// The codes of the questions that count, when all have one; else none.
  var itemCodes: Set<String> {
    let codes = scoredQuestions.compactMap(\.code)
    return codes.count == scoredQuestions.count ? Set(codes) : []
  }
}

extension ItemMatching {
  /// Whether every question that counts was found by its wording.
  fileprivate var isWorded: Bool {
    questionnaire.scoredQuestions.allSatisfy { question in
      items[question.linkId]?.text?.comparable == question.text.original.comparable
    }
  }
}
