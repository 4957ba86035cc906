internal import WellbeingQuestionnaires

/// Which items of a response are the questions of a questionnaire.
struct ItemMatching {
  let questionnaire: Questionnaire

  /// The items by the `linkId` of their question.
  private(set) var items: [String: ResponseItem] = [:]

  /// The items that are no question.
  private(set) var others: [ResponseItem] = []

  /// Older codes of questions.
  private static let olderCodes = ["69722-7": ["44256-6"]]

  /// Matches items: by code, then by wording; by `linkId` or place only where no code is known.
  init(_ questionnaire: Questionnaire, _ items: [ResponseItem], isOwn: Bool) {
    self.questionnaire = questionnaire
    others = items
    if isOwn { take { question, item in item.linkId == question.linkId } }
    take { question, item in question.code.map(item.codes.contains) ?? false }
    let hasCodes = !self.items.isEmpty
    take { question, item in item.text.map { question.wordings.contains($0.comparable) } ?? false }
    take { question, item in
      !Set(item.codes).isDisjoint(with: Self.olderCodes[question.code ?? ""] ?? [])
    }
    if !hasCodes {
      take { question, item in item.linkId == question.linkId }
      takeByPosition()
    }
  }

  /// How many questions that count were found.
  var coverage: Int {
    questionnaire.scoredQuestions.count { items[$0.linkId] != nil }
  }

  private mutating func take(_ matches: (Questionnaire.Question, ResponseItem) -> Bool) {
    for question in questionnaire.questions where items[question.linkId] == nil {
      guard let index = others.firstIndex(where: { matches(question, $0) }) else { continue }
      items[question.linkId] = others.remove(at: index)
    }
  }

  /// Takes the numbers at the ends of the link ids for places, from 1 or from 0, if each is there
  /// once.
  private mutating func takeByPosition() {
    let questionnaire = questionnaire
    let places = { (item: ResponseItem) in item.isTotal(of: questionnaire) ? nil : item.position }
    let positions = others.compactMap(places)
    let questions = questionnaire.questions
    guard Set(positions).count == positions.count, let low = positions.min(),
      let high = positions.max()
    else { return }
    let first = low == 0 ? 0 : 1
    guard high - first < questions.count else { return }
    take { question, item in
      guard let place = places(item) else { return false }
      return questions[place - first] == question
    }
  }
}

extension ResponseItem {
  /// Whether the item is, by code or name, the total of a questionnaire.
  func isTotal(of questionnaire: Questionnaire) -> Bool {
    let codes = [questionnaire.totalCode, questionnaire.code].compactMap(\.self)
    if !Set(codes).isDisjoint(with: self.codes) { return true }
    let names = [linkId, text].compactMap { $0?.lowercased() }
    return names.contains { $0.contains("total") || $0.contains("score") }
  }
}

extension Questionnaire.Question {
  /// Its wording in every language, in the form wordings are compared in.
  fileprivate var wordings: Set<String> {
    Set([text.original.comparable] + text.translations.values.map(\.comparable))
  }
}
