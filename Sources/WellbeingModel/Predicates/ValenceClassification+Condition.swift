extension StateOfMind.ValenceClassification {
  /// What a comparison with this band says about the valence itself.
  ///
  /// Made of constants and valence comparisons only, at most two of them: `= slightlyPleasant` gives
  /// `valence > 1/7 and valence <= 3/7`.
  package func condition(_ comparison: Comparison) -> PredicateTree {
    switch comparison {
    case .lessThan: below
    case .lessThanOrEqualTo: PredicateTree.not(above).normalized
    case .greaterThan: above
    case .greaterThanOrEqualTo: PredicateTree.not(below).normalized
    case .equalTo: PredicateTree.not(.or([below, above])).normalized
    case .notEqualTo: PredicateTree.or([below, above]).normalized
    }
  }

  /// Below this band: a boundary belongs to the band nearer neutral.
  private var below: PredicateTree {
    guard self != .veryUnpleasant else { return .constant(false) }
    let boundary = Double(2 * rawValue - 9) / 7
    return .valence(boundary < 0 ? .lessThan : .lessThanOrEqualTo, boundary)
  }

  /// Above this band.
  private var above: PredicateTree {
    guard self != .veryPleasant else { return .constant(false) }
    let boundary = Double(2 * rawValue - 7) / 7
    return .valence(boundary < 0 ? .greaterThanOrEqualTo : .greaterThan, boundary)
  }
}
