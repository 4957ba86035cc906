import CivilTime
import ICalendar

/// Finds the occurrences of a rule by trying every day or second against the text of the standard.
///
/// It computes with lists and counts where the library computes with bits and steps: the number of
/// a weekday by its place among the same weekdays, a week number by its place among the weeks.
struct NaiveRule {
  private let rule: RecurrenceRule
  private let start: CivilDateTime
  private let daysOfYear: [Int: [CivilDate]]
  private let daysOfMonth: [Int: [CivilDate]]
  private let weeksOfYear: [Int: [CivilDate]]

  /// - Parameters:
  ///   - rule: The rule.
  ///   - start: The start of the event.
  ///   - length: How many days after the start can be asked for.
  init(_ rule: RecurrenceRule, start: CivilDateTime, length: Int = 0) {
    self.rule = rule
    self.start = start
    let days = (-800...length + 800).map { start.date.adding(days: $0) }
    daysOfYear = Dictionary(grouping: days) { $0.year }
    daysOfMonth = Dictionary(grouping: days) { $0.year * 12 + $0.month }
    let weeks = days.filter { $0.weekday == rule.weekStart }
    weeksOfYear = Dictionary(grouping: weeks) { $0.adding(days: 3).year }
  }

  /// The days that are occurrences.
  func days(in days: Range<CivilDate>) -> [CivilDate] {
    // Intervals must be whole for BYSETPOS, so the search begins before the start.
    let wide = start.date.adding(days: -400)..<days.upperBound.adding(days: 400)
    let candidates = wide.filter { isInInterval($0) && meetsDayParts($0) }
    return choosePositions(candidates, interval).filter { days.contains($0) && $0 >= start.date }
  }

  /// The seconds since 1970 on the clock that are occurrences.
  func seconds(in days: Range<CivilDate>) -> [Int] {
    let first = days.lowerBound.dayNumber * 86_400
    let candidates = (first..<days.upperBound.dayNumber * 86_400).filter(meetsTimeParts)
    let unit = unit
    return choosePositions(candidates) { $0 / unit }.filter { $0 >= NaiveRule.second(start) }
  }

  /// A reading of the clock in seconds since 1970.
  static func second(_ local: CivilDateTime) -> Int {
    local.date.dayNumber * 86_400 + local.time.milliseconds / 1000
  }

  // MARK: Days

  private func interval(_ date: CivilDate) -> Int {
    switch rule.frequency {
    case .yearly: date.year
    case .monthly: date.year * 12 + date.month
    case .weekly: (date.startOfWeek(firstWeekday: rule.weekStart).dayNumber + 700_000) / 7
    default: date.dayNumber
    }
  }

  private func isInInterval(_ date: CivilDate) -> Bool {
    let distance = interval(date) - interval(start.date)
    return distance >= 0 && distance % rule.interval == 0
  }

  private func meetsDayParts(_ date: CivilDate) -> Bool {
    let hasNoDayPart = rule.weekdays.isEmpty && rule.monthDays.isEmpty && rule.yearDays.isEmpty
    if !rule.months.isEmpty, !rule.months.contains(date.month) { return false }
    if !rule.monthDays.isEmpty, !meets(rule.monthDays, date, month(of: date)) {
      return false
    }
    if !rule.yearDays.isEmpty, !meets(rule.yearDays, date, year(of: date)) {
      return false
    }
    if !rule.weekNumbers.isEmpty, !meetsWeekNumbers(date) { return false }
    if !rule.weekdays.isEmpty, !rule.weekdays.contains(where: { meets($0, date) }) { return false }
    guard hasNoDayPart else { return true }
    switch rule.frequency {
    case .yearly where !rule.weekNumbers.isEmpty: return date.weekday == start.date.weekday
    case .yearly:
      return date.day == start.date.day
        && (!rule.months.isEmpty || date.month == start.date.month)
    case .monthly: return date.day == start.date.day
    case .weekly: return date.weekday == start.date.weekday
    default: return true
    }
  }

  private func meets(_ numbers: [Int], _ date: CivilDate, _ days: [CivilDate]) -> Bool {
    numbers.contains { number in
      let index = number > 0 ? number - 1 : days.count + number
      return days.indices.contains(index) && days[index] == date
    }
  }

  private func meets(_ wanted: RecurrenceRule.NumberedWeekday, _ date: CivilDate) -> Bool {
    guard wanted.weekday == date.weekday else { return false }
    guard wanted.number != 0 else { return true }
    let inYear = rule.frequency == .yearly && rule.months.isEmpty
    let days = (inYear ? year(of: date) : month(of: date)).filter { $0.weekday == wanted.weekday }
    return meets([wanted.number], date, days)
  }

  private func meetsWeekNumbers(_ date: CivilDate) -> Bool {
    let week = date.startOfWeek(firstWeekday: rule.weekStart)
    return meets(rule.weekNumbers, week, weeksOfYear[week.adding(days: 3).year] ?? [])
  }

  private func year(of date: CivilDate) -> [CivilDate] {
    daysOfYear[date.year] ?? []
  }

  private func month(of date: CivilDate) -> [CivilDate] {
    daysOfMonth[date.year * 12 + date.month] ?? []
  }

  // MARK: Seconds

  private var unit: Int {
    switch rule.frequency {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    default: 86_400
    }
  }

  private func meetsTimeParts(_ second: Int) -> Bool {
    let distance = second / unit - NaiveRule.second(start) / unit
    guard distance >= 0, distance % rule.interval == 0 else { return false }
    let weekday = CivilDate(dayNumber: second / 86_400).weekday
    guard rule.weekdays.isEmpty || rule.weekdays.contains(where: { $0.weekday == weekday }) else {
      return false
    }
    let time = second % 86_400
    return meets(rule.hours, time / 3600, .hourly, start.time.hour)
      && meets(rule.minutes, time / 60 % 60, .minutely, start.time.minute)
      && meets(rule.seconds, time % 60, .secondly, start.time.second)
  }

  private func meets(
    _ chosen: [Int],
    _ value: Int,
    _ part: RecurrenceRule.Frequency,
    _ ofStart: Int
  ) -> Bool {
    if !chosen.isEmpty { return chosen.contains(value) }
    return rule.frequency <= part || value == ofStart
  }

  // MARK: BYSETPOS

  private func choosePositions<Moment: Hashable>(
    _ candidates: [Moment],
    _ interval: (Moment) -> Int
  ) -> [Moment] {
    guard !rule.positions.isEmpty else { return candidates }
    var result: [Moment] = []
    var index = candidates.startIndex
    while index < candidates.endIndex {
      let number = interval(candidates[index])
      let group = candidates[index...].prefix { interval($0) == number }
      let members = Array(group)
      for (offset, member) in members.enumerated()
      where rule.positions.contains(offset + 1) || rule.positions.contains(offset - members.count) {
        result.append(member)
      }
      index = group.endIndex
    }
    return result
  }
}
