/// One property by which samples are sorted, and in which direction.
public struct SampleSortDescriptor<Sample>: Hashable, Sendable {
  /// A direction.
  public enum Order: Hashable, Sendable {
    /// The least first.
    case forward
    /// The greatest first.
    case reverse
  }

  /// What samples are sorted by.
  enum Key: Hashable, Sendable {
    case startDate, endDate, valence
  }

  let key: Key
  let order: Order

  /// By the start, the earliest first unless reversed.
  public static func startDate(_ order: Order = .forward) -> Self {
    Self(key: .startDate, order: order)
  }

  /// By the end, the earliest first unless reversed.
  public static func endDate(_ order: Order = .forward) -> Self {
    Self(key: .endDate, order: order)
  }
}

extension SampleSortDescriptor where Sample == StateOfMind {
  /// By the valence, the least pleasant first unless reversed.
  public static func valence(_ order: Order = .forward) -> Self {
    Self(key: .valence, order: order)
  }

  /// The term of the store's order.
  var term: StateOfMindQuery.Order.Term {
    switch key {
    // A state of mind ends when it starts.
    case .startDate, .endDate: .init(.start, isDescending: order == .reverse)
    case .valence: .init(.valence, isDescending: order == .reverse)
    }
  }
}
