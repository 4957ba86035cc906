extension DateWords {
  /// A text that is understood, and what it means.
  public struct Example: Hashable, Sendable {
    /// What a person may type.
    public let text: String

    /// What it means, in a few words.
    public let meaning: String
  }

  /// Moments that are understood, for help and for checking.
  public static let momentExamples = [
    Example(text: "now", meaning: "this moment"),
    Example(text: "21:30", meaning: "that time today"),
    Example(text: "9pm", meaning: "21:00 today"),
    Example(text: "9:30 pm", meaning: "21:30 today"),
    Example(text: "noon", meaning: "12:00 today; midnight is 00:00"),
    Example(text: "2 h ago", meaning: "two hours before now; also 90 min ago, an hour ago"),
    Example(text: "yesterday", meaning: "the day before today, at the present time of day"),
    Example(text: "yesterday at 21:30", meaning: "that time the day before; also yesterday 9pm"),
    Example(text: "3 days ago", meaning: "that day; also a week ago, 2 months ago"),
    Example(text: "friday", meaning: "the latest Friday, today included; also fri"),
    Example(text: "last friday", meaning: "the latest Friday before today"),
    Example(text: "friday 8am", meaning: "08:00 on the latest Friday; also 8am friday"),
    Example(text: "2026-11-30", meaning: "that date, at the present time of day"),
    Example(text: "2026-11-30 21:30", meaning: "that date and time"),
    Example(text: "30 nov", meaning: "the latest 30 November; also nov 30, nov 30 2026"),
    Example(text: "2026-11-30T21:30:00+01:00", meaning: "ISO 8601, in the offset it names"),
  ]

  /// Ranges that are understood, for help and for checking.
  public static let rangeExamples = [
    Example(text: "today", meaning: "one day; also yesterday, friday, 30 nov, 3 days ago"),
    Example(text: "2026-11-30", meaning: "that day"),
    Example(text: "2026-11", meaning: "that month; also november, nov 2026"),
    Example(text: "2026", meaning: "that year"),
    Example(text: "2026-q4", meaning: "October to December; also q4, the latest"),
    Example(text: "this week", meaning: "the week of today; also this month, quarter, year"),
    Example(text: "last week", meaning: "the week before; also last month, quarter, year"),
    Example(text: "next week", meaning: "the week after; also next month, quarter, year"),
    Example(text: "-7d", meaning: "the last 7 days, today included; also -2w, -3m, -1y"),
    Example(text: "last 7 days", meaning: "the same; also 7 days, last 2 weeks"),
    Example(text: "next 7 days", meaning: "7 days from today on"),
    Example(text: "2026-11-01..2026-11-15", meaning: "from the one day through the other"),
    Example(text: "monday..", meaning: "from the latest Monday on"),
    Example(text: "..2026-11-15", meaning: "all through that day"),
    Example(text: "yesterday 9pm..now", meaning: "from one moment until just before another"),
    Example(text: "2026-10..2026-11", meaning: "from the one month through the other"),
    Example(text: "all", meaning: "everything"),
  ]
}
