extension StateOfMindQuery {
  /// An order of samples, by one property after another.
  ///
  /// Ties are broken by the order in which the samples were written, backwards where the last
  /// property is descending.
  public struct Order: Hashable, Sendable {
    /// What samples are ordered by.
    public enum Key: Hashable, Sendable {
      /// When it was felt, the earliest first.
      case start
      /// How pleasant it was, the least pleasant first.
      case valence
    }

    /// One property, in one direction.
    public struct Term: Hashable, Sendable {
      /// The property.
      public var key: Key

      /// Whether the greatest comes first.
      public var isDescending: Bool

      /// Creates a term.
      public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
      }
    }

    /// The properties, the one that counts most first; none for the order of writing.
    public var terms: [Term]

    /// Creates an order.
    public init(_ terms: [Term]) {
      self.terms = terms
    }

    /// The earliest first.
    public static let start = Order([Term(.start)])

    /// The latest first.
    public static let startDescending = Order([Term(.start, isDescending: true)])

    /// The least pleasant first, and of equals the earliest.
    public static let valence = Order([Term(.valence), Term(.start)])

    /// The most pleasant first, and of equals the earliest.
    public static let valenceDescending = Order([Term(.valence, isDescending: true), Term(.start)])
  }
}
