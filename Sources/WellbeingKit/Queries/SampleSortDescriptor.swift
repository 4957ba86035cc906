/// One property by which samples are sorted, and in which direction.
public struct SampleSortDescriptor<Sample: StorableSample>: Hashable, Sendable {
  /// A direction.
  public enum Order: Hashable, Sendable {
    /// The least first.
    case forward
    /// The greatest first.
    case reverse
  }

  /// The term of the store's order.
  let term: SampleQuery<Sample>.Order.Term

  private init(_ key: SampleQuery<Sample>.Order.Key, _ order: Order) {
    term = .init(key, isDescending: order == .reverse)
  }

  /// By the start, the earliest first unless reversed.
  public static func startDate(_ order: Order = .forward) -> Self {
    Self(.start, order)
  }

  /// By the end, the earliest first unless reversed.
  public static func endDate(_ order: Order = .forward) -> Self {
    // Samples of all types end when they start.
    Self(.start, order)
  }
}

extension SampleSortDescriptor where Sample == StateOfMind {
  /// By the valence, the least pleasant first unless reversed.
  public static func valence(_ order: Order = .forward) -> Self {
    Self(.valence, order)
  }
}

extension SampleSortDescriptor where Sample == Assessment {
  /// By the score, the lowest first unless reversed; what has none comes before the lowest.
  public static func score(_ order: Order = .forward) -> Self {
    Self(.score, order)
  }
}
