public import WellbeingModel

/// The mean of some valences and how many they were; there is none without valences.
public struct ValenceMean: Hashable, Sendable {
  /// How many valences were averaged, at least one.
  public let count: Int

  /// The mean, −1...1, without binary noise.
  public let value: Double

  /// Averages valences; nil when there are none.
  public init?(of valences: some Sequence<Double>) {
    var count = 0
    var sum = 0.0
    for valence in valences {
      count += 1
      sum += valence
    }
    guard count > 0 else { return nil }
    self.init(count: count, sum: sum)
  }

  /// Creates the mean of at least one valence from their sum.
  init(count: Int, sum: Double) {
    self.count = count
    // Rounding may carry the mean of ones a hair past one.
    value = min(1, max(-1, (sum.withoutBinaryNoise / Double(count)).withoutBinaryNoise))
  }

  /// Averages the valences of samples; nil when there are none.
  public init?(of samples: [StateOfMind]) {
    self.init(of: samples.lazy.map(\.valence))
  }

  /// The band the mean falls in.
  public var classification: StateOfMind.ValenceClassification {
    StateOfMind.ValenceClassification(valence: value) ?? .neutral
  }
}
