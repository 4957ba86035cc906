public import WellbeingModel

extension SampleQuery {
  /// An order of samples, by one property after another.
  ///
  /// Ties are broken by the order in which the samples were written, backwards where the last
  /// property is descending.
  public struct Order: Hashable, Sendable {
    /// What samples are ordered by.
    public struct Key: Hashable, Sendable {
      let column: SQLFragment

      /// When it was felt or taken, the earliest first.
      public static var start: Key { Key(column: "sample.start") }
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
    public static var start: Order { Order([Term(.start)]) }

    /// The latest first.
    public static var startDescending: Order { Order([Term(.start, isDescending: true)]) }
  }
}

extension SampleQuery<StateOfMind>.Order.Key {
  /// How pleasant it was, the least pleasant first.
  public static var valence: Self { Self(column: "valence") }
}

extension SampleQuery<StateOfMind>.Order {
  /// The least pleasant first, and of equals the earliest.
  public static var valence: Self { Self([Term(.valence), Term(.start)]) }

  /// The most pleasant first, and of equals the earliest.
  public static var valenceDescending: Self {
    Self([Term(.valence, isDescending: true), Term(.start)])
  }
}

extension SampleQuery<Assessment>.Order.Key {
  /// The score, the lowest first, and before it what has none.
  public static var score: Self { Self(column: "score") }
}
