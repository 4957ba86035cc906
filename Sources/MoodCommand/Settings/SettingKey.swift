internal import WellbeingKit

/// A setting by the name it has in the file and on the command line.
///
/// Emoji have a key each: `emoji.😊`.
enum SettingKey: Hashable, Sendable {
  case dayStart
  case firstWeekday
  case wakingHours
  case zone
  case eventWindow
  case pendingWindow
  case due
  case backups
  case country
  case emoji(String)

  /// The settings that are one value each, in the order in which they are listed.
  static let simple: [SettingKey] = [
    .backups, .country, .dayStart, .due, .eventWindow, .firstWeekday, .pendingWindow,
    .wakingHours, .zone,
  ]

  /// The key under which the file keeps the table of emoji.
  static let emojiTable = "emoji"

  /// Finds a setting by its name.
  init?(_ name: String) {
    if let simple = Self.simple.first(where: { $0.name == name }) {
      self = simple
    } else if name.hasPrefix("emoji."), EmojiTable.isEmoji(String(name.dropFirst(6))) {
      self = .emoji(EmojiTable.plain(String(name.dropFirst(6))))
    } else {
      return nil
    }
  }

  /// The name in the file and on the command line.
  var name: String {
    switch self {
    case .dayStart: "day-start"
    case .firstWeekday: "first-weekday"
    case .wakingHours: "waking-hours"
    case .zone: "zone"
    case .eventWindow: "event-window"
    case .pendingWindow: "pending-window"
    case .due: "due"
    case .backups: "backups"
    case .country: "country"
    case .emoji(let emoji): "emoji.\(emoji)"
    }
  }

  /// What the setting does.
  var summary: String {
    switch self {
    case .dayStart: "when your day begins; entries before it belong to the day before"
    case .firstWeekday: "the day that starts a week"
    case .wakingHours: "the hours that work-life balance looks at"
    case .zone: "your time zone; the system's when not set"
    case .eventWindow: "how far an event may lie from a check-in and still be named beside it"
    case .pendingWindow: "how long after its end an event waits for a check-in"
    case .due: "what makes a check-in due"
    case .backups: "how many backups are kept beside the journal; 0 makes none by itself"
    case .country: "the country whose help lines are shown; that of your zone when not set"
    case .emoji: "the label and the valence an emoji stands for"
    }
  }

  /// What a value must look like.
  var expectation: String {
    switch self {
    case .dayStart: "a time from 00:00 to 06:00, as 04:00"
    case .firstWeekday: "a weekday, as monday"
    case .wakingHours: "two times, as 08:00-22:00"
    case .zone: "an IANA time zone, as Europe/Berlin"
    case .eventWindow: "hours or minutes up to 48h, as 12h or 90min"
    case .pendingWindow: "hours or minutes up to 336h, as 24h or 90min"
    case .due: "'never', or rules as 'events, evening 20:00, every 4h, questionnaires'"
    case .backups: "a number from 0 to 1000, as 10"
    case .country: "a country with help lines, as DE or Germany"
    case .emoji: "a label and a valence from -1 to 1, as 'happy 0.8'"
    }
  }

  /// The value in some settings; nil for a zone or an emoji that is not set.
  func text(in settings: Settings) -> String? {
    switch self {
    case .dayStart: settings.dayBoundary.start.description
    case .firstWeekday: settings.firstWeekday.name
    case .wakingHours: "\(settings.wakingHours.start)-\(settings.wakingHours.end)"
    case .zone: settings.zoneIdentifier
    case .eventWindow: Self.durationText(minutes: settings.eventWindowMinutes)
    case .pendingWindow: Self.durationText(minutes: settings.pendingWindowMinutes)
    case .due: DueRules.text(settings.dueRules)
    case .backups: String(settings.backupCount)
    case .country: settings.country
    case .emoji(let emoji): settings.emoji[emoji]?.text
    }
  }

  /// Takes a value over into some settings; one that is not what `expectation` says is refused.
  func set(_ text: String, in settings: inout Settings, zones: ZoneDatabase) throws(SettingsError) {
    let bad = SettingsError.badValue(key: name, expected: expectation)
    switch self {
    case .dayStart:
      guard let time = Self.time(text), let boundary = DayBoundary(start: time) else { throw bad }
      settings.dayBoundary = boundary
    case .firstWeekday:
      let word = text.lowercased()
      guard let day = Weekday.allCases.first(where: { $0.name == word }) else { throw bad }
      settings.firstWeekday = day
    case .wakingHours:
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let start = Self.time(String(parts[0])),
        let end = Self.time(String(parts[1])), start != end
      else { throw bad }
      settings.wakingHours = WakingHours(start: start, end: end)
    case .zone:
      guard (try? zones.zone(named: text)) != nil else { throw bad }
      settings.zoneIdentifier = text
    case .eventWindow:
      guard let minutes = Self.minutes(text), (1...48 * 60).contains(minutes) else { throw bad }
      settings.eventWindowMinutes = minutes
    case .pendingWindow:
      guard let minutes = Self.minutes(text), (1...336 * 60).contains(minutes) else { throw bad }
      settings.pendingWindowMinutes = minutes
    case .due:
      guard let rules = DueRules.rules(text) else { throw bad }
      settings.dueRules = rules
    case .backups:
      guard let count = Int(text), (0...1000).contains(count) else { throw bad }
      settings.backupCount = count
    case .country:
      guard let country = (try? SupportDirectory.builtIn())?.country(named: text) else { throw bad }
      settings.country = country.code
    case .emoji(let emoji):
      guard let meaning = EmojiMeaning(text) else { throw bad }
      settings.emoji[emoji] = meaning
    }
  }

  /// Puts the default back.
  func reset(in settings: inout Settings) {
    let standard = Settings()
    switch self {
    case .dayStart: settings.dayBoundary = standard.dayBoundary
    case .firstWeekday: settings.firstWeekday = standard.firstWeekday
    case .wakingHours: settings.wakingHours = standard.wakingHours
    case .zone: settings.zoneIdentifier = standard.zoneIdentifier
    case .eventWindow: settings.eventWindowMinutes = standard.eventWindowMinutes
    case .pendingWindow: settings.pendingWindowMinutes = standard.pendingWindowMinutes
    case .due: settings.dueRules = standard.dueRules
    case .backups: settings.backupCount = standard.backupCount
    case .country: settings.country = standard.country
    case .emoji(let emoji): settings.emoji[emoji] = standard.emoji[emoji]
    }
  }

  /// Reads `04:00` or `4:00`, blanks around it allowed.
  static func time(_ text: String) -> TimeOfDay? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({
        $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  /// Reads `12h`, `90min` or `90m`.
  static func minutes(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count < 10_000 else { return nil }
    switch text.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "h", "hours": return count * 60
    case "m", "min", "minutes": return count
    default: return nil
    }
  }

  /// Writes `12h` or `90min`.
  static func durationText(minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)min"
  }
}
