internal import CivilTime
internal import WellbeingModel

/// The milliseconds from and through which a sample must start to fulfil a predicate.
struct StartBounds: Hashable {
  /// The least start; `Int64.min` for no bound.
  var lower = Int64.min

  /// The greatest start; `Int64.max` for no bound.
  var upper = Int64.max

  /// The bounds that follow from a normalised tree; wider than need be where they are hard to tell.
  init(of tree: PredicateTree) {
    switch tree {
    case .and(let parts):
      for bounds in parts.map(StartBounds.init) {
        lower = max(lower, bounds.lower)
        upper = min(upper, bounds.upper)
      }
    case .or(let parts):
      let bounds = parts.map(StartBounds.init)
      lower = bounds.map(\.lower).min() ?? lower
      upper = bounds.map(\.upper).max() ?? upper
    case .start(let comparison, let instant), .end(let comparison, let instant):
      narrow(comparison, instant.milliseconds)
    case .overlaps(let from, let to):
      if let from { lower = from.milliseconds }
      if let to { upper = Self.before(to.milliseconds) }
    default: break
    }
  }

  private mutating func narrow(_ comparison: Comparison, _ bound: Int64) {
    switch comparison {
    case .equalTo: (lower, upper) = (bound, bound)
    case .notEqualTo: break
    case .lessThan: upper = Self.before(bound)
    case .lessThanOrEqualTo: upper = bound
    case .greaterThan, .greaterThanOrEqualTo: lower = bound
    }
  }

  private static func before(_ bound: Int64) -> Int64 {
    bound == .min ? .min : bound - 1
  }

  /// The bounds as a condition; nil without any.
  var sql: SQLFragment? {
    var parts: [SQLFragment] = []
    if lower != .min { parts.append("sample.start >= \(lower)") }
    if upper != .max { parts.append("sample.start <= \(upper)") }
    return parts.isEmpty ? nil : .joined(parts, separator: " AND ")
  }
}
