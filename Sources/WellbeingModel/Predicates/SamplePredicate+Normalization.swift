extension SamplePredicate {
  /// The same predicate in the form the store compiles.
  ///
  /// `and` and `or` alternate and hold at least two different parts, the bounds on dates first in an
  /// `and`; `not` stands before single conditions only; several alternatives on one field are one
  /// set; a constant is the whole predicate. Normalising again changes nothing.
  ///
  /// - Throws: `PredicateError` when it has more than `levelLimit` levels or `conditionLimit`
  ///   conditions in this form.
  public func normalized() throws(PredicateError) -> Self {
    guard !isTooDeep else { throw .tooDeep }
    let normal = tree.normalized
    let size = normal.size
    guard size.levels <= Self.levelLimit else { throw .tooDeep }
    guard size.conditions <= Self.conditionLimit else {
      throw .tooManyConditions(size.conditions)
    }
    return Self(normal, depth: size.depth)
  }
}

extension PredicateTree {
  /// The tree in normal form, whatever its size.
  var normalized: PredicateTree { normalized(negated: false) }

  private func normalized(negated: Bool) -> PredicateTree {
    switch self {
    case .and(let parts): Self.joined(parts, negated: negated, conjunction: !negated)
    case .or(let parts): Self.joined(parts, negated: negated, conjunction: negated)
    case .not(let part): part.normalized(negated: !negated)
    default: negated ? complement : self
    }
  }

  /// Normalises the parts of an `and` or an `or` and joins them by what that operator has become.
  private static func joined(
    _ parts: [PredicateTree],
    negated: Bool,
    conjunction: Bool
  ) -> PredicateTree {
    var flat: [PredicateTree] = []
    for part in parts {
      let normal = part.normalized(negated: negated)
      if case .constant(let value) = normal {
        // One `false` decides an `and`, one `true` an `or`; the other constant says nothing.
        guard value == conjunction else { return normal }
      } else if let inner = normal.parts(conjunction: conjunction) {
        flat += inner
      } else {
        flat.append(normal)
      }
    }
    flat = withoutDuplicates(mergingAlternatives(flat, conjunction: conjunction))
    if conjunction { flat = flat.filter(\.boundsDates) + flat.filter { !$0.boundsDates } }
    guard flat.count > 1 else { return flat.first ?? .constant(conjunction) }
    return conjunction ? .and(flat) : .or(flat)
  }

  private static func withoutDuplicates(_ parts: [PredicateTree]) -> [PredicateTree] {
    var seen: Set<PredicateTree> = []
    return parts.filter { seen.insert($0).inserted }
  }

  /// The condition that holds exactly when this single condition does not.
  ///
  /// A metadata value or a score may be missing, so only their `=` and `!=` have a counterpart.
  var complement: PredicateTree {
    switch self {
    case .constant(let value): .constant(!value)
    case .valence(let comparison, let bound): .valence(comparison.negated, bound)
    case .valenceClassification(let comparison, let bound):
      .valenceClassification(comparison.negated, bound)
    case .start(let comparison, let bound): .start(comparison.negated, bound)
    case .end(let comparison, let bound): .end(comparison.negated, bound)
    case .source(let comparison, let bound): .source(comparison.negated, bound)
    case .score(.equalTo, let bound): .score(.notEqualTo, bound)
    case .score(.notEqualTo, let bound): .score(.equalTo, bound)
    case .metadata(let key, .equalTo, let value): .metadata(key, .notEqualTo, value)
    case .metadata(let key, .notEqualTo, let value): .metadata(key, .equalTo, value)
    case .not(let part): part
    default: .not(self)
    }
  }

  /// Whether an index over dates can narrow the search by it.
  private var boundsDates: Bool {
    switch self {
    case .start(let comparison, _), .end(let comparison, _): comparison != .notEqualTo
    case .overlaps: true
    default: false
    }
  }

  /// How large a normalised tree is.
  fileprivate var size: Size {
    switch self {
    case .and(let parts), .or(let parts):
      parts.reduce(into: Size(levels: 1, depth: 1, conditions: 0)) { total, part in
        let size = part.size
        total.levels = max(total.levels, size.levels + 1)
        total.depth = max(total.depth, size.depth + 1)
        total.conditions += size.conditions
      }
    case .not: Size(levels: 1, depth: 2, conditions: 1)
    default: Size(levels: 1, depth: 1, conditions: 1)
    }
  }

  /// The measures of a normalised tree; `not` adds to the depth but is no level.
  fileprivate struct Size {
    var levels: Int
    var depth: Int
    var conditions: Int
  }
}
