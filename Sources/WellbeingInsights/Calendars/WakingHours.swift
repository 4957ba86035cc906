public import CivilTime

/// The hours of a day a person is up, by the clock on the wall.
public struct WakingHours: Hashable, Sendable {
  /// When the person gets up.
  public var start: TimeOfDay

  /// When the person goes to bed; at or before `start` it is on the next day.
  public var end: TimeOfDay

  /// Creates waking hours; an end at or before the start is on the next day.
  public init(start: TimeOfDay, end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// From 08:00 to 22:00.
  public static let standard = WakingHours(
    start: TimeOfDay(milliseconds: 8 * 3_600_000) ?? .midnight,
    end: TimeOfDay(milliseconds: 22 * 3_600_000) ?? .midnight
  )

  /// The waking hours of one civil day as instants; longer or shorter when the clocks change in them.
  public func interval(on day: CivilDate, in zone: Zone) -> Range<Instant> {
    let lastDay = end <= start ? day.adding(days: 1) : day
    let lower = zone.instant(of: CivilDateTime(date: day, time: start))
    let upper = zone.instant(of: CivilDateTime(date: lastDay, time: end))
    return lower..<max(lower, upper)
  }
}
