/// A moment that comes once in every year: a rule for the day, and a time on the clock.
public struct YearlyMoment: Hashable, Sendable {
  /// How the day is found in a year.
  public enum Day: Hashable, Sendable {
    /// The day of the year, 1...365, where 29 February is never counted (POSIX `Jn`).
    case julian(Int)

    /// The day of the year, 0...365, where 29 February is counted (POSIX `n`).
    case zeroBased(Int)

    /// A weekday of a month (1...12): the first, second … or, for 5, the last (POSIX `Mm.w.d`).
    case weekday(month: Int, week: Int, Weekday)
  }

  /// The rule for the day.
  public var day: Day

  /// Seconds after 00:00 of that day, -604 799...604 799: it may lie in another day.
  public var secondsAfterMidnight: Int

  /// Creates a yearly moment; POSIX takes 02:00 where no time is given.
  public init(day: Day, secondsAfterMidnight: Int = 7200) {
    self.day = day
    self.secondsAfterMidnight = secondsAfterMidnight
  }

  /// The instant in a year, on a clock that runs `utcOffset` seconds ahead of UTC.
  func instant(year: Int, utcOffset: Int) -> Instant {
    let seconds = date(year: year).dayNumber * 86_400 + secondsAfterMidnight - utcOffset
    return Instant(seconds: Int64(seconds))
  }

  /// Whether it is weeks away from the ends of its year, as all real rules are.
  var isAwayFromNewYear: Bool {
    guard case .weekday(let month, _, _) = day else { return false }
    return (2...11).contains(month)
  }

  private func date(year: Int) -> CivilDate {
    switch day {
    case .julian(let number):
      let leapDay = number >= 60 && CivilDate.isLeap(year: year) ? 1 : 0
      return CivilDate(validYear: year, month: 1, day: 1).adding(days: number - 1 + leapDay)
    case .zeroBased(let number):
      return CivilDate(validYear: year, month: 1, day: 1).adding(days: number)
    case .weekday(let month, let week, let weekday):
      let first = CivilDate(validYear: year, month: month, day: 1)
      let offset = weekday.days(after: first.weekday) + 7 * (week - 1)
      let length = CivilDate.length(ofMonth: month, year: year)
      return first.adding(days: offset < length ? offset : offset - 7)
    }
  }
}
