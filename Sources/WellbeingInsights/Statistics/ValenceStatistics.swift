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

  /// Creates the statistics of one valence.
  init(of valence: Double) {
    minimum = valence
    maximum = valence
    sum = valence
    classes = [0, 0, 0, 0, 0, 0, 0]
    classes[Self.place(of: valence)] = 1
  }

  /// Takes one more valence into account.
  mutating func add(_ valence: Double) {
    count += 1
    sum += valence
    minimum = min(minimum, valence)
    maximum = max(maximum, valence)
    classes[Self.place(of: valence)] += 1
  }

  private static func place(of valence: Double) -> Int {
    (StateOfMind.ValenceClassification(valence: valence) ?? .neutral).rawValue - 1
  }

  /// The mean of the valences.
  public var mean: ValenceMean { ValenceMean(count: count, sum: sum) }
}
