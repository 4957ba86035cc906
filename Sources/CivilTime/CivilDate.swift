/// A day of the proleptic Gregorian calendar, without a time or a time zone.
///
/// Stored as a day number, so comparing, adding and subtracting days are integer operations. The
/// conversion to year, month and day counts years from 1 March, which puts the leap day last:
/// with that, the length of every month follows from one linear formula.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before.
  public var dayNumber: Int

  /// Creates a date from the number of days since 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Creates a date from its calendar fields; nil when there is no such day, as 30 February.
  ///
  /// Year 0 is the year before year 1, as in ISO 8601.
  public init?(year: Int, month: Int, day: Int) {
    guard (-1_000_000...1_000_000).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.length(ofMonth: month, year: year)
    else { return nil }
    self.init(validYear: year, month: month, day: day)
  }

  /// Creates a date from fields known to be a real day.
  package init(validYear year: Int, month: Int, day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.flooringDivided(by: 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// The year, the month (1...12) and the day of the month (1...31).
  public var fields: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (dayNumber + 719_468).flooringDivided(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The calendar year.
  public var year: Int { fields.year }

  /// The month, 1...12.
  public var month: Int { fields.month }

  /// The day of the month, 1...31.
  public var day: Int { fields.day }

  /// The day of the week.
  public var weekday: Weekday {
    let index = (dayNumber + 3).flooringDivided(by: 7).remainder
    return Weekday(rawValue: index + 1) ?? .monday
  }

  /// The date some days later, or earlier when negative.
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  /// The same day some months later; the last day of that month when it is shorter.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = fields
    let (carry, index) = (month - 1 + months).flooringDivided(by: 12)
    let length = CivilDate.length(ofMonth: index + 1, year: year + carry)
    return CivilDate(validYear: year + carry, month: index + 1, day: min(day, length))
  }

  /// The first day of the week that contains this date.
  public func startOfWeek(firstWeekday: Weekday) -> CivilDate {
    adding(days: -weekday.days(after: firstWeekday))
  }

  /// The first day of the month.
  public var startOfMonth: CivilDate {
    adding(days: 1 - day)
  }

  /// How many days a month (1...12) has.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  /// Whether one day is earlier than another.
  public static func < (lhs: CivilDate, rhs: CivilDate) -> Bool {
    lhs.dayNumber < rhs.dayNumber
  }
}

extension CivilDate: Strideable {
  /// The number of days from this date to another; negative when that is earlier.
  public func distance(to other: CivilDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The date some days later, or earlier when negative.
  public func advanced(by days: Int) -> CivilDate {
    adding(days: days)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Appends the date as ISO 8601 writes it.
  public func append(to text: inout String) {
    let (year, month, day) = fields
    text.append(padded: year, width: 4)
    text += "-"
    text.append(padded: month, width: 2)
    text += "-"
    text.append(padded: day, width: 2)
  }
}
