public import CivilTime

/// A recurrence rule, the value of an RRULE (RFC 5545, section 3.3.10).
///
/// It says on which readings of the wall clock something happens again. It is not a set of dates:
/// that follows from the rule together with a start, by ``occurrences(startingAt:from:through:)``.
public struct RecurrenceRule: Hashable, Sendable {
  /// The interval in which occurrences repeat.
  public enum Frequency: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// Every second.
    case secondly
    /// Every minute.
    case minutely
    /// Every hour.
    case hourly
    /// Every day.
    case daily
    /// Every week.
    case weekly
    /// Every month.
    case monthly
    /// Every year.
    case yearly

    /// Orders from the shortest interval to the longest.
    public static func < (lhs: Frequency, rhs: Frequency) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  /// A weekday of BYDAY, with its number within the month or year.
  public struct NumberedWeekday: Hashable, Sendable {
    /// The number within the month or year, counted from its end when negative; 0 means every one.
    public var number: Int

    /// The weekday.
    public var weekday: Weekday

    /// Creates a numbered weekday; without a number, every one.
    public init(_ weekday: Weekday, number: Int = 0) {
      self.number = number
      self.weekday = weekday
    }
  }

  /// The interval that repeats.
  public var frequency: Frequency

  /// Every how many such intervals, 1 or more.
  public var interval = 1

  /// After how many occurrences it ends, the start included; nil without such a limit.
  public var count: Int?

  /// The last moment an occurrence may begin, included; nil without such a limit.
  ///
  /// A date means through that day, in whatever zone the start is in. The form with a time zone
  /// does not occur.
  public var until: EventTime?

  /// BYSECOND, 0...59.
  public var seconds: [Int] = []

  /// BYMINUTE, 0...59.
  public var minutes: [Int] = []

  /// BYHOUR, 0...23.
  public var hours: [Int] = []

  /// BYDAY.
  public var weekdays: [NumberedWeekday] = []

  /// BYMONTHDAY, ±1...31.
  public var monthDays: [Int] = []

  /// BYYEARDAY, ±1...366.
  public var yearDays: [Int] = []

  /// BYWEEKNO, ±1...53.
  public var weekNumbers: [Int] = []

  /// BYMONTH, 1...12.
  public var months: [Int] = []

  /// BYSETPOS, ±1...366.
  public var positions: [Int] = []

  /// WKST, the day on which weeks begin.
  public var weekStart = Weekday.monday

  /// Creates a rule that repeats every interval without end.
  public init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}
