internal import CivilTime
internal import ICalendar

/// How long a stretch of time an event's occurrences cover, in classes.
///
/// Within a class no stretch is longer than a known length, so the events that reach into a window
/// begin in a range that an index over the beginnings answers.
enum EventSpan: Int64, CaseIterable {
  case days = 0
  case weeks
  case year
  case years
  case endless

  /// The class of some bounds.
  init(_ bounds: EventSeries.Bounds) {
    guard let latest = bounds.latest else {
      self = .endless
      return
    }
    let length = latest.milliseconds - bounds.earliest.milliseconds
    self = Self.allCases.first { $0.longest.map { length <= $0 } ?? true } ?? .endless
  }

  /// The longest stretch of the class in milliseconds; nil when it has no end.
  private var longest: Int64? {
    let day: Int64 = 86_400_000
    return switch self {
    case .days: 6 * day
    case .weeks: 40 * day
    case .year: 400 * day
    case .years: 4000 * day
    case .endless: nil
    }
  }

  /// The condition on a row of this class to reach into a window.
  func condition(_ window: Range<Instant>) -> SQLFragment {
    let (lower, upper) = (window.lowerBound.milliseconds, window.upperBound.milliseconds)
    guard let longest else {
      return """
        span = \(rawValue) AND earliest < \(upper) AND (latest IS NULL OR latest >= \(lower))
        """
    }
    return """
      span = \(rawValue) AND earliest < \(upper) AND earliest >= \(lower - longest)
      AND latest >= \(lower)
      """
  }
}
