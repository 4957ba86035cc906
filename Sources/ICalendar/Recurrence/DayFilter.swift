internal import CivilTime

/// The parts of a rule that choose days, made ready for one start (RFC 5545, section 3.3.10).
///
/// Every part is a condition on a day, so a period's days are those of the period that meet all
/// conditions. That gives the table of the RFC, in which a part expands a longer period and limits
/// a shorter one, without a case for each pair.
///
///     FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13   the days of a month that are a Friday and the 13th
///
/// When no part chooses days, the start does: its day of the month, its weekday or its date.
struct DayFilter {
  private let months: BitSet
  private let monthDays: SignedBitSet
  private let yearDays: SignedBitSet
  private let weekNumbers: SignedBitSet
  private let weekStart: Weekday
  private let everyWeekday: BitSet
  private let numberedWeekdays: [RecurrenceRule.NumberedWeekday]
  private let hasWeekdays: Bool
  /// Whether the number of a weekday counts within the year instead of the month.
  private let countsInYear: Bool

  init(_ rule: RecurrenceRule, start: CivilDate) {
    var months = rule.months
    var monthDays = rule.monthDays
    var weekdays = rule.weekdays
    let choosesDays = !(rule.weekdays.isEmpty && rule.monthDays.isEmpty && rule.yearDays.isEmpty)
    if !choosesDays {
      let implied = RecurrenceRule.NumberedWeekday(start.weekday)
      switch rule.frequency {
      case .yearly where !rule.weekNumbers.isEmpty: weekdays = [implied]
      case .yearly:
        if months.isEmpty { months = [start.month] }
        monthDays = [start.day]
      case .monthly: monthDays = [start.day]
      case .weekly: weekdays = [implied]
      default: break
      }
    }
    self.months = BitSet(months)
    self.monthDays = SignedBitSet(monthDays)
    yearDays = SignedBitSet(rule.yearDays)
    weekNumbers = SignedBitSet(rule.weekNumbers)
    weekStart = rule.weekStart
    // A number has a meaning in a month or a year only, and none beside week numbers.
    let isNumbered = rule.frequency >= .monthly && rule.weekNumbers.isEmpty
    numberedWeekdays = isNumbered ? weekdays.filter { $0.number != 0 } : []
    let every = isNumbered ? weekdays.filter { $0.number == 0 } : weekdays
    everyWeekday = BitSet(every.map(\.weekday.rawValue))
    hasWeekdays = !weekdays.isEmpty
    countsInYear = rule.frequency == .yearly && rule.months.isEmpty
  }

  /// Whether days of a month (1...12) can be chosen at all.
  func allows(month: Int) -> Bool {
    months.isEmpty || months.contains(month)
  }

  /// Appends the day numbers that are chosen among those of one month or a part of it.
  func append(_ days: ClosedRange<Int>, to chosen: inout [Int]) {
    let (year, month, firstDay) = CivilDate(dayNumber: days.lowerBound).fields
    guard allows(month: month) else { return }
    let monthLength = CivilDate.length(ofMonth: month, year: year)
    let dayBeforeMonth = days.lowerBound - firstDay
    for day in days
    where monthDays.isEmpty || monthDays.contains(day - dayBeforeMonth, of: monthLength) {
      guard !hasWeekdays || choosesWeekday(day, year, dayBeforeMonth, monthLength),
        yearDays.isEmpty || choosesYearDay(day, year),
        weekNumbers.isEmpty || choosesWeek(day)
      else { continue }
      chosen.append(day)
    }
  }

  private func choosesWeekday(
    _ day: Int,
    _ year: Int,
    _ dayBeforeMonth: Int,
    _ monthLength: Int
  ) -> Bool {
    let weekday = CivilDate(dayNumber: day).weekday
    if everyWeekday.contains(weekday.rawValue) { return true }
    guard !numberedWeekdays.isEmpty else { return false }
    let dayBefore = countsInYear ? dayBeforeYear(year) : dayBeforeMonth
    let length = countsInYear ? yearLength(year) : monthLength
    let fromFront = (day - dayBefore - 1) / 7 + 1
    let fromBack = -((length - (day - dayBefore)) / 7 + 1)
    return numberedWeekdays.contains {
      $0.weekday == weekday && ($0.number == fromFront || $0.number == fromBack)
    }
  }

  private func choosesYearDay(_ day: Int, _ year: Int) -> Bool {
    yearDays.contains(day - dayBeforeYear(year), of: yearLength(year))
  }

  /// Weeks are numbered as in ISO 8601: the first has at least four days in its year.
  private func choosesWeek(_ day: Int) -> Bool {
    let week = CivilDate(dayNumber: day).startOfWeek(firstWeekday: weekStart)
    let weekYear = week.adding(days: 3).year
    let first = CivilDate(validYear: weekYear, month: 1, day: 4)
      .startOfWeek(firstWeekday: weekStart)
    let last = CivilDate(validYear: weekYear, month: 12, day: 28)
      .startOfWeek(firstWeekday: weekStart)
    let number = (week.dayNumber - first.dayNumber) / 7 + 1
    return weekNumbers.contains(number, of: (last.dayNumber - first.dayNumber) / 7 + 1)
  }

  private func dayBeforeYear(_ year: Int) -> Int {
    CivilDate(validYear: year, month: 1, day: 1).dayNumber - 1
  }

  private func yearLength(_ year: Int) -> Int {
    CivilDate.isLeap(year: year) ? 366 : 365
  }
}
