internal import WellbeingKit

/// The rules of the setting `due`, as text: `events, evening 20:00, every 4h, questionnaires`.
enum DueRules {
  /// What is due unless the person says otherwise.
  static let standard: [DueRule] = [.events, .evening(evening), .questionnaires]

  /// The evening of a rule that names no time: 20:00.
  private static let evening = TimeOfDay(hour: 20, minute: 0) ?? .midnight

  /// Reads rules with commas between them, none of them as `never`; nil for what is no rule.
  static func rules(_ text: String) -> [DueRule]? {
    let words = text.split(separator: ",").map { part in
      part.split(separator: " ").map { $0.lowercased() }
    }
    if words == [["never"]] { return [] }
    var rules: [DueRule] = []
    for words in words {
      guard let rule = rule(words), !rules.contains(rule) else { return nil }
      rules.append(rule)
    }
    return rules.isEmpty ? nil : rules
  }

  private static func rule(_ words: [String]) -> DueRule? {
    switch (words.first, words.dropFirst().first, words.count) {
    case ("events", nil, 1): return .events
    case ("questionnaires", nil, 1): return .questionnaires
    case ("evening", nil, 1): return .evening(evening)
    case ("evening", let time?, 2): return SettingKey.time(time).map(DueRule.evening)
    case ("every", let span?, 2):
      guard let minutes = SettingKey.minutes(span), (15...48 * 60).contains(minutes) else {
        return nil
      }
      return .every(minutes: minutes)
    default: return nil
    }
  }

  /// The rules as text.
  static func text(_ rules: [DueRule]) -> String {
    if rules.isEmpty { return "never" }
    return rules.map { rule in
      switch rule {
      case .events: "events"
      case .questionnaires: "questionnaires"
      case .evening(let time): "evening \(time)"
      case .every(let minutes): "every \(SettingKey.durationText(minutes: minutes))"
      }
    }
    .strung(with: ", ")
  }
}
