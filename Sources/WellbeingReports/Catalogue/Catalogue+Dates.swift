public import CivilTime

extension Catalogue {
  /// A day without its month and year: `Mon 24`.
  public func weekdayAndDay(_ date: CivilDate) -> String {
    "\(dates.weekdays[date.weekday.rawValue - 1]) \(date.day)"
  }

  /// A day without its year: `Tue 24 Nov`.
  public func day(_ date: CivilDate) -> String {
    "\(weekdayAndDay(date)) \(dates.shortMonths[date.month - 1])"
  }

  /// A day without its weekday and year: `24 Nov`.
  public func shortDay(_ date: CivilDate) -> String {
    "\(date.day) \(dates.shortMonths[date.month - 1])"
  }

  /// A day: `Tue 24 Nov 2026`.
  public func date(_ date: CivilDate) -> String {
    "\(day(date)) \(date.year)"
  }

  /// A day and a time to the minute: `Tue 24 Nov 2026, 21:30`.
  public func dateTime(_ local: CivilDateTime) -> String {
    "\(date(local.date)), \(time(local.time))"
  }

  /// A time to the minute: `21:30`.
  public func time(_ time: TimeOfDay) -> String {
    "\(time.hour < 10 ? "0" : "")\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// Days in a row with the end not included: `Mon 23 – Sun 29 Nov 2026`.
  public func days(_ days: Range<CivilDate>, showsYear: Bool = true) -> String {
    let first = days.lowerBound
    let last = max(first, days.upperBound.adding(days: -1))
    let end = showsYear ? date(last) : day(last)
    if first == last { return end }
    if first.year != last.year { return "\(date(first)) – \(date(last))" }
    if first.month != last.month { return "\(day(first)) – \(end)" }
    return "\(weekdayAndDay(first)) – \(end)"
  }

  /// A month: `November 2026`.
  public func month(_ date: CivilDate) -> String {
    "\(dates.months[date.month - 1]) \(date.year)"
  }

  /// A month in short: `Nov 26`.
  public func shortMonth(_ date: CivilDate) -> String {
    let year = date.year % 100
    return "\(dates.shortMonths[date.month - 1]) \(year < 10 ? "0" : "")\(year)"
  }

  /// A stretch of time: `Tue 24 Nov, 12:00–13:00`, with both days when it runs past midnight.
  public func span(from start: CivilDateTime, to end: CivilDateTime) -> String {
    let begin = "\(day(start.date)), \(time(start.time))"
    if start == end { return begin }
    if start.date == end.date { return "\(begin)–\(time(end.time))" }
    return "\(begin) – \(day(end.date)), \(time(end.time))"
  }
}
