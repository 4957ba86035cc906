public import CivilTime
internal import WellbeingModel

/// How a person's days, weeks and clock are told from the time of a sample.
public struct StatisticsCalendar: Hashable, Sendable {
  /// The person's zone, for samples without one of their own.
  public var zone: Zone

  /// When the person's day begins.
  public var dayBoundary: DayBoundary

  /// The day that starts a week.
  public var firstWeekday: Weekday

  /// Creates a calendar.
  public init(
    zone: Zone,
    dayBoundary: DayBoundary = .midnight,
    firstWeekday: Weekday = .monday
  ) {
    self.zone = zone
    self.dayBoundary = dayBoundary
    self.firstWeekday = firstWeekday
  }

  /// What the clock on the wall showed when a sample was felt.
  func localTime(of sample: StateOfMind) -> CivilDateTime {
    sample.zone?.localTime(at: sample.start) ?? zone.localTime(at: sample.start)
  }

  /// The logical day of a sample, by the wall clock of the place it was lived in.
  func day(of sample: StateOfMind) -> CivilDate {
    dayBoundary.day(of: localTime(of: sample))
  }
}
