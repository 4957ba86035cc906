/// One end of a range of time: the beginning of a logical day, or an instant.
public enum DateBound: Hashable, Sendable {
  /// The beginning of a logical day, wherever the person was then.
  case day(CivilDate)

  /// An instant, the same everywhere.
  case instant(Instant)
}

/// A range of time, open at an end that is nil; the lower end is inclusive, the upper exclusive.
///
/// A day that a person typed as the last one has become the beginning of the next day.
public struct DateRange: Hashable, Sendable {
  /// The first moment that belongs to it; nil when it has no beginning.
  public var from: DateBound?

  /// The first moment that no longer belongs to it; nil when it has no end.
  public var to: DateBound?

  /// All of time.
  public static let all = DateRange(from: nil, to: nil)

  /// Creates a range; whether it ends after it begins is for the caller to see to.
  public init(from: DateBound?, to: DateBound?) {
    self.from = from
    self.to = to
  }

  /// Creates a range of whole days.
  public init(days: Range<CivilDate>) {
    self.init(from: .day(days.lowerBound), to: .day(days.upperBound))
  }

  /// The days it is made of; nil when an end is open or is no day.
  public var wholeDays: Range<CivilDate>? {
    guard case .day(let lower) = from, case .day(let upper) = to, lower <= upper else { return nil }
    return lower..<upper
  }

  /// Whether something belongs to the range that happened at an instant, when the wall clock around
  /// it showed `local`.
  public func contains(
    _ instant: Instant,
    local: CivilDateTime,
    dayBoundary: DayBoundary
  ) -> Bool {
    let isBegun =
      switch from {
      case nil: true
      case .day(let day): dayBoundary.day(of: local) >= day
      case .instant(let start): instant >= start
      }
    let isOver =
      switch to {
      case nil: false
      case .day(let day): dayBoundary.day(of: local) >= day
      case .instant(let end): instant >= end
      }
    return isBegun && !isOver
  }
}
