internal import CivilTime

/// Visits the intervals of a rule one after the other.
///
/// Interval number 0 is the year, month, week, day, hour, minute or second that contains the start,
/// number n the one `n * INTERVAL` of them later.
struct RecurrencePeriods {
  /// The work done so far: intervals visited and days examined.
  private(set) var work = 0

  private let rule: RecurrenceRule
  private let start: CivilDateTime
  private let filter: DayFilter
  private let times: TimeParts
  /// The number of the next interval.
  private var number = 0
  private var isOver = false

  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    self.rule = rule
    self.start = start
    filter = DayFilter(rule, start: start.date)
    times = TimeParts(rule, start: start.time)
    isOver = rule.frequency < .daily && !times.canMatch(start: origin, step: step)
  }

  /// Whether every interval surely has exactly one occurrence, so that COUNT counts intervals.
  func haveOneOccurrenceEach(_ rule: RecurrenceRule) -> Bool {
    let parts = [
      rule.seconds, rule.minutes, rule.hours, rule.monthDays, rule.yearDays, rule.weekNumbers,
      rule.months, rule.positions,
    ]
    guard rule.weekdays.isEmpty, parts.allSatisfy(\.isEmpty) else { return false }
    switch rule.frequency {
    case .yearly: return start.date.month != 2 || start.date.day != 29
    case .monthly: return start.date.day <= 28
    default: return true
    }
  }

  /// Goes to the interval that contains a time, or the last before it; returns its number.
  mutating func skip(to time: Int) -> Int {
    let lower = CivilDateTime(wallSeconds: time).date
    let distance =
      switch rule.frequency {
      case .yearly: lower.year - start.date.year
      case .monthly: lower.monthNumber - start.date.monthNumber
      default: time - origin
      }
    number = max(0, distance.flooringDivided(by: step).quotient)
    return number
  }

  /// The next interval with occurrences; nil when none follows up to a time or the work is too much.
  mutating func next(through upper: Int, workLimit: Int) -> RecurrencePeriod? {
    while !isOver, work <= workLimit {
      let found = rule.frequency < .daily ? shortPeriod(upper) : longPeriod(upper)
      if let found, found.count > 0 { return found }
    }
    return nil
  }

  /// The first moment of interval 0, for the intervals of a fixed length.
  private var origin: Int {
    switch rule.frequency {
    case .yearly, .monthly: start.wallSeconds
    case .weekly: start.date.startOfWeek(firstWeekday: rule.weekStart).dayNumber * 86_400
    default: start.wallSeconds.flooringDivided(by: unit).quotient * unit
    }
  }

  /// The length of a year or month counted in themselves, of the other intervals in seconds.
  private var unit: Int {
    switch rule.frequency {
    case .yearly, .monthly, .secondly: 1
    case .weekly: 7 * 86_400
    case .daily: 86_400
    case .hourly: 3600
    case .minutely: 60
    }
  }

  private var step: Int { unit * rule.interval }

  /// The next interval of a day or longer; nil, and the end, when it begins after a time.
  ///
  /// An interval that has begun by then is made whole, because BYSETPOS counts from its end too.
  private mutating func longPeriod(_ upper: Int) -> RecurrencePeriod? {
    let offset = number * step
    number += 1
    guard let first = firstDay(offset), first * 86_400 <= upper else {
      isOver = true
      return nil
    }
    var days: [Int] = []
    switch rule.frequency {
    case .yearly:
      work += 1
      let year = start.date.year + offset
      for month in 1...12 where filter.allows(month: month) {
        append(CivilDate(validYear: year, month: month, day: 1).daysOfMonth, to: &days)
      }
    case .monthly: append(CivilDate(dayNumber: first).daysOfMonth, to: &days)
    case .weekly: append(first...first + 6, to: &days)
    default: append(first...first, to: &days)
    }
    return period(days: days, hours: times.hours, minutes: times.minutes, seconds: times.seconds)
  }

  /// The first day of an interval of a day or longer; nil after the year 9999.
  private func firstDay(_ offset: Int) -> Int? {
    let year: Int
    var month = 0
    switch rule.frequency {
    case .yearly: year = start.date.year + offset
    case .monthly: (year, month) = (start.date.monthNumber + offset).flooringDivided(by: 12)
    default: return (origin + offset).flooringDivided(by: 86_400).quotient
    }
    guard year < 10_000 else { return nil }
    return CivilDate(validYear: year, month: month + 1, day: 1).dayNumber
  }

  /// Appends the chosen days of a stretch, which may reach into a second month.
  private mutating func append(_ stretch: ClosedRange<Int>, to days: inout [Int]) {
    work += stretch.count
    let nextMonth = CivilDate(dayNumber: stretch.upperBound).startOfMonth.dayNumber
    if nextMonth > stretch.lowerBound {
      filter.append(stretch.lowerBound...nextMonth - 1, to: &days)
      filter.append(nextMonth...stretch.upperBound, to: &days)
    } else {
      filter.append(stretch, to: &days)
    }
  }

  /// The next hour, minute or second, which goes over those that cannot be chosen in long steps.
  private mutating func shortPeriod(_ upper: Int) -> RecurrencePeriod? {
    work += 1
    let time = origin + number * step
    guard time <= upper else {
      isOver = true
      return nil
    }
    let (day, second) = time.flooringDivided(by: 86_400)
    var days: [Int] = []
    filter.append(day...day, to: &days)
    var target = (day + 1) * 86_400
    if days.isEmpty {
      if !filter.allows(month: CivilDate(dayNumber: day).month) {
        target = CivilDate(dayNumber: day).adding(months: 1).startOfMonth.dayNumber * 86_400
      }
    } else if let next = times.nextMatch(second, rule.frequency) {
      target = day * 86_400 + next
    }
    guard target == time else {
      let ceiling = -(origin - target).flooringDivided(by: step).quotient
      number = max(number + 1, ceiling)
      return nil
    }
    number += 1
    let isMinutely = rule.frequency == .minutely
    return period(
      days: days,
      hours: [second / 3600],
      minutes: rule.frequency == .hourly ? times.minutes : [second / 60 % 60],
      seconds: rule.frequency == .hourly || isMinutely ? times.seconds : [second % 60]
    )
  }

  private func period(
    days: [Int],
    hours: [Int],
    minutes: [Int],
    seconds: [Int]
  ) -> RecurrencePeriod {
    RecurrencePeriod(
      days: days,
      hours: hours,
      minutes: minutes,
      seconds: seconds,
      positions: rule.positions
    )
  }
}

extension CivilDate {
  /// The days of the month that begins with this day.
  fileprivate var daysOfMonth: ClosedRange<Int> {
    let (year, month, _) = fields
    return dayNumber...dayNumber + CivilDate.length(ofMonth: month, year: year) - 1
  }

  /// Months since January of the year 0.
  fileprivate var monthNumber: Int {
    let (year, month, _) = fields
    return year * 12 + month - 1
  }
}
