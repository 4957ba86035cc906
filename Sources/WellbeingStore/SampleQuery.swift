public import CivilTime
public import WellbeingModel

/// Which states of mind to read, and in which order.
public typealias StateOfMindQuery = SampleQuery<StateOfMind>

/// Which assessments to read, and in which order.
public typealias AssessmentQuery = SampleQuery<Assessment>

/// Which samples of a type to read, and in which order.
public struct SampleQuery<Sample: StorableSample>: Sendable {
  /// Logical days by each sample's own wall clock.
  public struct Days: Hashable, Sendable {
    /// The first day; nil for no lower bound.
    public var from: CivilDate?

    /// The day after the last; nil for no upper bound.
    public var to: CivilDate?

    /// When a day begins.
    public var boundary: DayBoundary

    /// Creates a range of logical days.
    public init(from: CivilDate?, to: CivilDate?, boundary: DayBoundary) {
      self.from = from
      self.to = to
      self.boundary = boundary
    }
  }

  /// What the samples must fulfil.
  public var predicate: SamplePredicate<Sample>

  /// The logical days on which they must lie; nil for any.
  public var days: Days?

  /// Their order.
  public var order: Order

  /// The greatest number of samples; nil for all.
  public var limit: Int?

  /// Creates a query.
  public init(
    _ predicate: SamplePredicate<Sample> = .all,
    days: Days? = nil,
    order: Order = .start,
    limit: Int? = nil
  ) {
    self.predicate = predicate
    self.days = days
    self.order = order
    self.limit = limit
  }
}
