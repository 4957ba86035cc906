internal import WellbeingModel

/// How some valences lie: how many they are, their mean and ends, and their spread over the classes.
///
/// There is always at least one valence; nothing is said of none.
public struct ValenceStatistics: Hashable, Sendable {
  /// How many valences there are.
  public private(set) var count = 1

  /// The least pleasant of them.
  public private(set) var minimum: Double

  /// The most pleasant of them.
  public private(set) var maximum: Double

  /// How many lie in each of the seven classes, very unpleasant first.
  public private(set) var classes: [Int]

  private var sum: Double

  /// Creates the statistics of one sample.
  init(of sample: StateOfMind) {
    minimum = sample.valence
    maximum = sample.valence
    sum = sample.valence
    classes = StateOfMind.ValenceClassification.allCases.map {
      $0 == sample.valenceClassification ? 1 : 0
    }
  }

  /// Takes one more sample into account.
  mutating func add(_ sample: StateOfMind) {
    count += 1
    sum += sample.valence
    minimum = min(minimum, sample.valence)
    maximum = max(maximum, sample.valence)
    classes[sample.valenceClassification.rawValue - 1] += 1
  }

  /// The mean of the valences.
  public var mean: ValenceMean { ValenceMean(count: count, sum: sum) }
}
