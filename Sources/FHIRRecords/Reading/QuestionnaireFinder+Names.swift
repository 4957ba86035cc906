internal import WellbeingQuestionnaires

extension QuestionnaireFinder {
  /// The questionnaires that a response names, by the code of its total, by the definition in the
  /// file, or by words of its address.
  func named(
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
