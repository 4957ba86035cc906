internal import WellbeingQuestionnaires

/// Finds which questionnaires a response answers.
struct QuestionnaireFinder {
  let questionnaires: [Questionnaire]

  /// The codes of the questions of each questionnaire, by its short name.
  private let itemCodes: [String: Set<String>]

  init(questionnaires: [Questionnaire]) {
    self.questionnaires = questionnaires
    itemCodes = Dictionary(questionnaires.map { ($0.id, $0.itemCodes) }) { first, _ in first }
  }

  private func codes(of questionnaire: Questionnaire) -> Set<String> {
    itemCodes[questionnaire.id] ?? []
  }

  /// The questionnaires that have a question with one of some codes.
  func owners(of codes: [String]) -> [Questionnaire] {
    codes.isEmpty
      ? [] : questionnaires.filter { !self.codes(of: $0).isDisjoint(with: codes) }
  }

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
      // Without a name only the wording tells; a `linkId` of `1` is everywhere.
      .filter { named.isEmpty ? 2 * $0.wordedCount >= $0.questionCount : $0.coverage > 0 }
    return Self.nearest(of: worded, share: named.isEmpty ? \.wordedCount : \.coverage)
      .map { [$0] } ?? []
  }

  /// The matching that accounts for most items, and of several the one that lacks fewest.
  private static func nearest(
    of matchings: [ItemMatching],
    share: (ItemMatching) -> Int
  ) -> ItemMatching? {
    matchings.max { ($0.fit(share($0))) < ($1.fit(share($1))) }
  }

  /// The questionnaires whose questions have the codes: first named ones, then any of which at least
  /// half is there, until no codes are left; where there are none such, the nearest.
  ///
  /// The one with most of the codes comes first. So the PHQ-9 without one answer is an incomplete
  /// PHQ-9, although a whole PHQ-2 is in it.
  private func coded(by codes: Set<String>, preferring named: [Questionnaire]) -> [Questionnaire] {
    var left = codes
    var found: [Questionnaire] = []
    func take(from candidates: [Questionnaire], atLeast share: Double) {
      while let nearest = nearest(to: left, among: candidates, atLeast: share) {
        found.append(nearest)
        left.subtract(self.codes(of: nearest))
      }
    }
    take(from: widened(named, by: codes), atLeast: 0)
    take(from: questionnaires, atLeast: 0.5)
    guard found.isEmpty else { return found }
    return nearest(to: codes, among: questionnaires, atLeast: 0).map { [$0] } ?? []
  }

  /// The named questionnaire, or a longer one with all of its questions that is there as a whole: a
  /// PHQ-8 with item 9 is a PHQ-9, whose last answer must not be lost.
  private func widened(_ named: [Questionnaire], by codes: Set<String>) -> [Questionnaire] {
    guard named.count == 1 else { return named }
    let own = self.codes(of: named[0])
    let longer = questionnaires.filter {
      !own.isEmpty && self.codes(of: $0).isStrictSuperset(of: own)
        && self.codes(of: $0).isSubset(of: codes)
    }
    return nearest(to: codes, among: longer, atLeast: 1).map { [$0] } ?? named
  }

  /// The questionnaire with most of the codes, and of several the shortest; nil when none has one.
  ///
  /// At least a share of its own codes, from 0 to 1, must be there.
  private func nearest(
    to codes: Set<String>,
    among candidates: [Questionnaire],
    atLeast share: Double
  ) -> Questionnaire? {
    var nearest: (questionnaire: Questionnaire, fit: Fit)?
    for candidate in candidates {
      let own = self.codes(of: candidate)
      let found = own.intersection(codes).count
      guard found > 0, Double(found) >= share * Double(own.count) else { continue }
      let fit = Fit(found: found, lacking: own.count - found)
      if let best = nearest, !(best.fit < fit) { continue }
      nearest = (candidate, fit)
    }
    return nearest?.questionnaire
  }
}

extension Questionnaire {
  /// The codes of the questions that count, when all have one; else none.
  fileprivate var itemCodes: Set<String> {
    let codes = scoredQuestions.compactMap(\.code)
    return codes.count == scoredQuestions.count ? Set(codes) : []
  }
}

/// How well a questionnaire accounts for items: better with more found, then with fewer lacking.
private struct Fit: Comparable {
  let found: Int
  let lacking: Int

  static func < (left: Fit, right: Fit) -> Bool {
    (left.found, -left.lacking) < (right.found, -right.lacking)
  }
}

extension ItemMatching {
  /// How many questions count.
  fileprivate var questionCount: Int { questionnaire.scoredQuestions.count }

  /// How many of them were found with their wording.
  fileprivate var wordedCount: Int {
    questionnaire.scoredQuestions.count { question in
      items[question.linkId]?.wording == question.text.original.comparable
    }
  }

  fileprivate func fit(_ found: Int) -> Fit {
    Fit(found: found, lacking: questionCount - found)
  }
}
