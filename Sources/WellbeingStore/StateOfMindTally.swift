public import WellbeingModel

/// How often words and bands occur in some states of mind.
public struct StateOfMindTally: Hashable, Sendable {
  /// How many states of mind there are.
  public private(set) var count = 0

  /// How often each value of a band occurs, from very unpleasant to very pleasant.
  public private(set) var classes = [Int](
    repeating: 0,
    count: StateOfMind.ValenceClassification.allCases.count
  )

  private var labelCounts = Counts<StateOfMind.Label>()
  private var associationCounts = Counts<StateOfMind.Association>()

  /// Creates a tally of nothing.
  public init() {}

  /// Takes another state of mind into account.
  public mutating func add(_ reading: StateOfMindReading) {
    count += 1
    classes[reading.valenceClassification.rawValue - 1] += 1
    for label in reading.labels { labelCounts.add(label) }
    for association in reading.associations { associationCounts.add(association) }
  }

  /// How often each label occurs, those that do not left out, in the order of their raw values.
  public var labels: [(value: StateOfMind.Label, count: Int)] { labelCounts.sorted }

  /// How often each association occurs, those that do not left out, in the order of raw values.
  public var associations: [(value: StateOfMind.Association, count: Int)] {
    associationCounts.sorted
  }
}

/// Counts by raw value: in an array where the value has a bit, by key otherwise.
private struct Counts<Value: NamedRawValue>: Hashable {
  private var usual = [Int](repeating: 0, count: 64)
  private var others: [Int: Int] = [:]

  mutating func add(_ value: Value) {
    if usual.indices.contains(value.rawValue) {
      usual[value.rawValue] += 1
    } else {
      others[value.rawValue, default: 0] += 1
    }
  }

  var sorted: [(value: Value, count: Int)] {
    let counted = usual.indices.map { ($0, usual[$0]) } + others.map { ($0.key, $0.value) }
    return counted.filter { $0.1 > 0 }.sorted { $0.0 < $1.0 }
      .map { (value: Value(rawValue: $0.0), count: $0.1) }
  }
}
