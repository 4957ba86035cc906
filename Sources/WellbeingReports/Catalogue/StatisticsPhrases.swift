/// The phrases of statistics.
public struct StatisticsPhrases: Sendable {
  /// How many entries there are: `1 entry`.
  public var entries: @Sendable (_ count: Int) -> String
  /// The heading above numbers of entries.
  public var count: String
  /// The heading above means, also before one in a sentence.
  public var mean: String
  /// The heading above the least pleasant valences.
  public var minimum: String
  /// The heading above the most pleasant valences.
  public var maximum: String
  /// The ends of the valences: `from -0.80 to +0.80`.
  public var span: @Sendable (_ minimum: String, _ maximum: String) -> String
  /// The heading above the rows, by what they are grouped by.
  public var groups: [String: String]

  /// Creates the phrases; a grouping that is left out is headed by its own name.
  public init(
    entries: @escaping @Sendable (_ count: Int) -> String,
    count: String,
    mean: String,
    minimum: String,
    maximum: String,
    span: @escaping @Sendable (_ minimum: String, _ maximum: String) -> String,
    groups: [String: String]
  ) {
    self.entries = entries
    self.count = count
    self.mean = mean
    self.minimum = minimum
    self.maximum = maximum
    self.span = span
    self.groups = groups
  }
}
