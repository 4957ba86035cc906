/// How strictly a sample must lie within an interval of dates.
///
/// Without an option it is enough that the two overlap. A state of mind has no length, so every
/// option means the same for it.
public struct QueryOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with the numbers HealthKit gives them.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The sample's start lies in the interval.
  public static let strictStartDate = QueryOptions(rawValue: 1)

  /// The sample's end lies in the interval.
  public static let strictEndDate = QueryOptions(rawValue: 2)
}
