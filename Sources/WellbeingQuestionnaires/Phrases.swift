/// Every sentence this module says to people, apart from errors, in one place.
enum Phrases {
  // MARK: Notes beside a score

  static func declined(_ item: String) -> String {
    "item \(item) not answered, by choice: it is neither yes nor no, and does not count"
  }

  static func notAnswered(_ item: String) -> String {
    "item \(item) not answered: it is neither yes nor no, is never estimated, and does not count"
  }

  static func leftOut(_ item: String) -> String {
    "item \(item) left out, as it may be"
  }

  static func reducedMaximum(_ maximum: Double, of full: Double) -> String {
    "the total is of the other items: at most \(number(maximum)) instead of \(number(full))"
  }

  static func estimated(_ items: [String]) -> String {
    "estimated: \(Phrases.items(items)) counted as the mean of the other answers"
  }

  static func bands(of source: String) -> String {
    "the bands are those of the \(source); other sets circulate"
  }

  static func cutOffRange(_ cutOff: Questionnaire.CutOff, upTo: Double) -> String {
    "the published cut-off is a range, \(number(cutOff.score)) to \(number(upTo))"
  }

  // MARK: Change

  static let withinVariation = "within the usual variation"

  static func changed(by points: Double) -> String {
    let size = abs(points)
    return "changed by \(number(size)) \(size == 1 ? "point" : "points")"
  }

  static let unchanged = "unchanged"

  static func noThreshold(_ title: String) -> String {
    "no threshold of a meaningful change is published for \(title)"
  }

  static func otherVersion(_ title: String) -> String {
    "not compared: the earlier \(title) was another version"
  }

  static func otherMaximum(_ earlier: Double, _ now: Double) -> String {
    "not compared: the earlier score was out of \(number(earlier)), this one is out of \(number(now))"
  }

  static func overlap(_ title: String, recall: String, daysAgo: Int) -> String {
    let ago =
      switch daysAgo {
      case 0: "today already"
      case 1: "yesterday"
      default: "\(daysAgo) days ago"
      }
    return "\(title) asks about \(recall), and it was taken \(ago): the two times overlap"
  }

  // MARK: Support

  static let supportOpening = [
    "You are not alone, and help exists.",
    "If you might harm yourself, or someone else is in danger, call your local emergency number now.",
  ]

  static let supportClosing = [
    "Consider telling someone you trust, or a doctor, how you feel.",
    "Nothing you write here is sent anywhere: nobody sees it, and nobody will contact you because of "
      + "it.",
    "A low score is not a sign that help is not for you.",
  ]

  static let supportUnknownCountry =
    "No lines are on file for your country; the international directory lists lines in 130 countries."

  static let emergencyNumber = "emergency number"

  static let localEmergency = "Local emergency number: the one of the country you are in"

  static let anyCountry = "Any country"

  static func lastChecked(_ date: String) -> String { "last checked \(date)" }

  static func channel(_ channel: SupportLine.Channel) -> String {
    switch channel {
    case .call: "call"
    case .text: "text message"
    case .chat: "chat"
    case .directory: "directory of lines"
    }
  }

  static func languageName(_ code: String) -> String {
    let names = [
      "de": "German", "en": "English", "es": "Spanish", "fr": "French", "ja": "Japanese",
      "nl": "Dutch",
    ]
    return names[code] ?? code
  }

  // MARK: Pieces

  /// `item 5` or `items 3 and 5`.
  static func items(_ items: [String]) -> String {
    "\(items.count == 1 ? "item" : "items") \(list(items, "and"))"
  }

  /// `0 to 3` for a run of numbers, else `0, 2 or 4`.
  static func values(_ values: [Int]) -> String {
    guard let first = values.first, let last = values.last else { return "" }
    guard values.count < 3 || last - first != values.count - 1 else { return "\(first) to \(last)" }
    return list(values.map { String($0) }, "or")
  }

  /// `a, b and c`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// A score with one decimal, or none when it is whole.
  static func number(_ value: Double) -> String {
    // A definition of a person's own may hold any number; beyond this, tenths mean nothing.
    guard abs(value) < 1e15 else { return "\(value)" }
    let tenths = Int(abs(value) * 10 + 0.5)
    let sign = value < 0 && tenths > 0 ? "-" : ""
    let whole = "\(sign)\(tenths / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(tenths % 10)"
  }
}
