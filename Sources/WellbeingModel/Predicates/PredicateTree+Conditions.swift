/// Conditions in the one form the tree promises for them.
extension PredicateTree {
  /// A comparison of the valence; one with NaN is decided here, as false or as its negation.
  static func comparing(valence comparison: Comparison, _ bound: Double) -> PredicateTree {
    bound.isNaN ? .constant(comparison == .notEqualTo) : .valence(comparison, bound)
  }

  /// The valence is one of some numbers.
  static func among(valences: Set<Double>) -> PredicateTree {
    let numbers = valences.filter { !$0.isNaN }
    guard let first = numbers.first else { return .constant(false) }
    return numbers.count == 1 ? .valence(.equalTo, first) : .valences(numbers)
  }

  /// A comparison of the score; one with NaN is decided here, as false or as its negation.
  static func comparing(score comparison: Comparison, _ bound: Double) -> PredicateTree {
    bound.isNaN ? .constant(comparison == .notEqualTo) : .score(comparison, bound)
  }

  /// The source is one of some names.
  static func among(sources: Set<String>) -> PredicateTree {
    guard let first = sources.first else { return .constant(false) }
    return sources.count == 1 ? .source(.equalTo, first) : .sources(sources)
  }

  /// A comparison of a metadata value; one with NaN is decided here.
  static func comparing(
    metadata key: String,
    _ comparison: Comparison,
    _ value: MetadataValue
  ) -> PredicateTree {
    value.isNaN
      ? .constant(comparison == .notEqualTo) : .metadata(key, comparison, value.canonical)
  }

  /// The metadata value under a key is one of some values.
  static func among(metadata key: String, _ values: Set<MetadataValue>) -> PredicateTree {
    let values = Set(values.lazy.filter { !$0.isNaN }.map(\.canonical))
    guard let first = values.first else { return .constant(false) }
    return values.count == 1 ? .metadata(key, .equalTo, first) : .metadataValues(key, values)
  }
}

extension MetadataValue {
  /// Whether it is a number that compares to nothing.
  var isNaN: Bool {
    guard case .number(let number) = self else { return false }
    return number.isNaN
  }

  /// The same value with text in normal form C, as the store keeps it.
  package var canonical: MetadataValue {
    guard case .string(let text) = self else { return self }
    return .string(text.normalizedC)
  }
}
