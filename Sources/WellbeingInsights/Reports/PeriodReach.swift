public import CivilTime

/// How far a period has come by some moment.
public struct PeriodReach: Hashable, Sendable {
  /// The days that have begun, from the first of the period on; empty for a period to come.
  public let days: Range<CivilDate>

  /// How many days the period has.
  public let dayCount: Int

  /// Looks at a period from a logical day.
  public init(of period: CivilPeriod, on today: CivilDate) {
    let end = min(max(today.adding(days: 1), period.days.lowerBound), period.days.upperBound)
    days = period.days.lowerBound..<end
    dayCount = period.days.count
  }

  /// Whether every day has begun.
  public var isWhole: Bool { days.count == dayCount }
}
