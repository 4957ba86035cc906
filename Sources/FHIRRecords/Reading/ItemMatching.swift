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
    if isOwn { takeByLinkId() }
    take { question in
      question.code.map { code in { item in item.codes.contains(code) } }
    }
    let hasCodes = !self.items.isEmpty
    take { question in
      let wordings = question.wordings
      return { item in item.wording.map(wordings.contains) ?? false }
    }
    take { question in
      question.code.flatMap { Self.olderCodes[$0] }.map { codes in
        { item in item.codes.contains(where: codes.contains) }
      }
    }
    if !hasCodes {
      takeByLinkId()
      takeByPosition()
    }
  }

  /// How many questions that count were found.
  var coverage: Int {
    questionnaire.scoredQuestions.count { items[$0.linkId] != nil }
  }

  /// Takes for each question that has no item yet the first one that fits.
  ///
  /// What fits is made once a question; nil says that nothing can.
  private mutating func take(
    _ fitting: (Questionnaire.Question) -> ((ResponseItem) -> Bool)?
  ) {
    for question in questionnaire.questions where items[question.linkId] == nil {
      guard let fits = fitting(question), let index = others.firstIndex(where: fits) else {
        continue
      }
      items[question.linkId] = others.remove(at: index)
    }
  }

  private mutating func takeByLinkId() {
    take { question in { item in item.linkId == question.linkId } }
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
    take { question in
      let place = questions.firstIndex(of: question).map { $0 + first }
      return { item in places(item) == place }
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
