extension StateOfMind {
  /// The span of time a state of mind speaks of.
  ///
  /// - `momentaryEmotion`: right now, seconds to minutes.
  /// - `dailyMood`: the day overall, hours to days.
  public struct Kind: NamedRawValue {
    /// The number HealthKit gives the case; others are kept as they are.
    public let rawValue: Int

    /// Creates a value from any number, known or not.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The names of the known values, in the order of their raw values.
    public static let names = [
      "momentaryEmotion", "dailyMood",
    ]

    /// Raw value 1.
    public static let momentaryEmotion = Kind(rawValue: 1)
    /// Raw value 2.
    public static let dailyMood = Kind(rawValue: 2)
  }
}
