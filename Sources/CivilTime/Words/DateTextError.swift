/// Why a text is no date, time or range.
public enum DateTextError: Error, Hashable, Sendable {
  /// The words say no moment that we can read; `suggestion` is a near text that we can.
  case unreadableMoment(String, suggestion: String?)

  /// The words say no range that we can read; `suggestion` is a near text that we can.
  case unreadableRange(String, suggestion: String?)

  /// The calendar has no such day.
  case noSuchDay(String)

  /// The clock has no such time.
  case noSuchTime(String)

  /// The text leads out of the years 1 to 9999.
  case outOfRange(String)

  /// The text is a range where a moment is needed.
  case rangeAsMoment(String)

  /// The text is a moment where a range is needed.
  case momentAsRange(String)

  /// The range ends before it begins, or holds no time.
  case reversed(String)

  /// A day was needed as the end of a range of whole days, and this is a time or open.
  case notWholeDays(String)

  /// The moment lies ahead; `local` is what the clock will show then.
  case future(String, local: CivilDateTime)
}

extension DateTextError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .unreadableMoment(let text, let suggestion?),
      .unreadableRange(let text, let suggestion?):
      "cannot read \(text.quoted): did you mean \(suggestion.quoted)?"
    case .unreadableMoment(let text, nil):
      "cannot read \(text.quoted) as a time: write 21:30, yesterday 9pm, 2 h ago, friday or "
        + "2026-11-30 21:30"
    case .unreadableRange(let text, nil):
      "cannot read \(text.quoted) as a range: write yesterday, last week, -7d, 2026-11 or "
        + "2026-11-01..2026-11-15"
    case .noSuchDay(let text):
      "there is no day \(text.quoted): write year, month and day as 2026-11-30"
    case .noSuchTime(let text):
      "there is no time \(text.quoted): write 00:00 to 23:59, or 1am to 12pm"
    case .outOfRange(let text):
      "\(text.quoted) is too far away: dates go from year 1 to year 9999"
    case .rangeAsMoment(let text):
      "\(text.quoted) is a range, and one moment is needed: write 21:30, yesterday 9pm or 2026-11-30"
    case .momentAsRange(let text):
      "\(text.quoted) is one moment, and a range is needed: write \((text + "..").quoted) for the time "
        + "from then on, or name a day"
    case .reversed(let text):
      "the range \(text.quoted) does not end after it begins: write the earlier end first"
    case .notWholeDays(let text):
      "\(text.quoted) is not made of whole days: write last week, -7d, 2026-11 or "
        + "2026-11-01..2026-11-15"
    case .future(let text, let local):
      "\(text.quoted) is \(local), which is still to come: write a time that has been, as now, "
        + "yesterday 9pm or 2026-11-30 21:30"
    }
  }
}
