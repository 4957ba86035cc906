/// What words for dates depend on: the present, the person's zone, and their days and weeks.
public struct DateContext: Hashable, Sendable {
  /// The present.
  public var now: Instant

  /// The zone whose wall clock the words mean.
  public var zone: Zone

  /// Where a day begins.
  public var dayBoundary: DayBoundary

  /// The day a week begins with.
  public var firstWeekday: Weekday

  /// Creates a context.
  public init(
    now: Instant,
    zone: Zone,
    dayBoundary: DayBoundary = .midnight,
    firstWeekday: Weekday = .monday
  ) {
    self.now = now
    self.zone = zone
    self.dayBoundary = dayBoundary
    self.firstWeekday = firstWeekday
  }

  /// What the wall clock shows now.
  public var localNow: CivilDateTime {
    zone.localTime(at: now)
  }

  /// The logical day it is: yesterday's date until the day begins.
  public var today: CivilDate {
    dayBoundary.day(of: localNow)
  }

  /// The reading of the wall clock at a time of day within a logical day.
  ///
  /// With days that begin at 04:00, 01:00 on Monday is on Tuesday's date.
  func local(_ time: TimeOfDay, on day: CivilDate) -> CivilDateTime {
    let date = time < dayBoundary.start ? day.adding(days: 1) : day
    return CivilDateTime(date: date, time: time)
  }
}
