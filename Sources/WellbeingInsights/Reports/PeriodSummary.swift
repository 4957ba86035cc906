internal import WellbeingModel

/// A period in three numbers, to set beside another.
public struct PeriodSummary: Hashable, Sendable {
  /// The mean valence over all check-ins; nil without any.
  public let mean: ValenceMean?

  /// The calendar quality in percent; nil when it cannot be told.
  public let calendarQuality: Int?

  /// Sums up a period.
  public init(_ lived: LivedDays, calendarQuality: CalendarQuality) {
    mean = ValenceMean(of: lived.samples)
    self.calendarQuality = calendarQuality.percent
  }

  /// How many check-ins there are.
  public var count: Int { mean?.count ?? 0 }
}
