extension StateOfMind {
  /// One of seven equal bands of valence.
  ///
  /// The bands are 2/7 wide, with boundaries at ±1/7, ±3/7 and ±5/7. A valence exactly on a
  /// boundary belongs to the band nearer neutral.
  public enum ValenceClassification: Int, CaseIterable, Hashable, Sendable {
    /// From −1 up to, not including, −5/7.
    case veryUnpleasant = 1
    /// From −5/7 up to, not including, −3/7.
    case unpleasant
    /// From −3/7 up to, not including, −1/7.
    case slightlyUnpleasant
    /// From −1/7 to 1/7, both included.
    case neutral
    /// Above 1/7, up to 3/7.
    case slightlyPleasant
    /// Above 3/7, up to 5/7.
    case pleasant
    /// Above 5/7, up to 1.
    case veryPleasant

    /// The band of a valence; nil outside −1...1 and for NaN.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      // Compared by magnitude with the fractions themselves: −1 + n·(2/7) is off by rounding and
      // not symmetric.
      let magnitude = abs(valence)
      let steps = magnitude <= 1.0 / 7 ? 0 : magnitude <= 3.0 / 7 ? 1 : magnitude <= 5.0 / 7 ? 2 : 3
      self = Self(rawValue: 4 + (valence < 0 ? -steps : steps)) ?? .neutral
    }

    /// The name HealthKit gives the case, as `slightlyPleasant`.
    public var name: String {
      switch self {
      case .veryUnpleasant: "veryUnpleasant"
      case .unpleasant: "unpleasant"
      case .slightlyUnpleasant: "slightlyUnpleasant"
      case .neutral: "neutral"
      case .slightlyPleasant: "slightlyPleasant"
      case .pleasant: "pleasant"
      case .veryPleasant: "veryPleasant"
      }
    }

    /// The valence in the middle of the band, a multiple of 2/7: what its name alone stands for.
    public var middle: Double {
      Double((rawValue - 4) * 2) / 7
    }

    /// Finds a band by its words, as `slightly pleasant`, `slightly-pleasant` or `slightlyPleasant`.
    public init?(word: some StringProtocol) {
      let folded = VocabularyWord.fold(word)
      guard let match = Self.allCases.first(where: { VocabularyWord.fold($0.name) == folded })
      else {
        return nil
      }
      self = match
    }
  }
}

extension StateOfMind.ValenceClassification: Comparable {
  /// Orders bands from very unpleasant to very pleasant.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
