/// Where one person's day begins: at midnight, or up to six hours later.
///
/// With a start at 04:00, half past one on Saturday morning still belongs to Friday. What belongs to
/// a day is read off the wall clock, so it does not depend on a zone's rules.
public struct DayBoundary: Hashable, Sendable {
  /// The clock's reading at which a day begins, 00:00...06:00.
  public let start: TimeOfDay

  /// Days that begin at 00:00.
  public static let midnight = DayBoundary(valid: .midnight)

  /// Creates a boundary; nil when the start is after 06:00.
  public init?(start: TimeOfDay) {
    guard start.milliseconds <= 6 * 3_600_000 else { return nil }
    self.init(valid: start)
  }

  private init(valid start: TimeOfDay) {
    self.start = start
  }

  /// The day that a reading of the wall clock belongs to.
  public func day(of local: CivilDateTime) -> CivilDate {
    local.time < start ? local.date.adding(days: -1) : local.date
  }

  /// The time a day takes up in a zone.
  ///
  /// It begins at the first instant at which the clocks there show the day's start. When they skip
  /// that reading, it begins where they go on; when they show it twice, the first time. In the
  /// second case the clocks then show, for less than the hour that is repeated, readings before the
  /// start again: these instants lie inside the interval, while ``day(of:)`` counts them to the day
  /// before. A day that the zone skipped has an empty interval.
  public func interval(of day: CivilDate, in zone: Zone) -> Range<Instant> {
    interval(of: day..<day.adding(days: 1), in: zone)
  }

  /// The time that a number of days take up in a zone, from the first one's beginning to the last
  /// one's end.
  public func interval(of days: Range<CivilDate>, in zone: Zone) -> Range<Instant> {
    let lower = zone.firstInstant(of: days.lowerBound, dayStart: start)
    let upper = zone.firstInstant(of: days.upperBound, dayStart: start)
    return lower..<max(lower, upper)
  }
}
