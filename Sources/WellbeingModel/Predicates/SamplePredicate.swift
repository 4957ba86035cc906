/// A question that a sample answers with yes or no.
///
/// A predicate is a value: it can be compared, sent between tasks, written as text, run in memory
/// and compiled to SQL by the store. Logic is two-valued: `!=` is `not =`, and a missing note or
/// metadata key makes its comparison false. A comparison with NaN is false.
///
/// ```swift
/// let week: SamplePredicate<StateOfMind> =
///   .dates(from: monday, to: nextMonday) && .association(.work) && .valence(.lessThan, 0)
/// ```
///
/// Building one never fails. One nested deeper than `depthLimit` is kept as a marker: it matches
/// nothing, everything built from it is such a marker too, its negation included, and `normalized()`
/// refuses it. So no tree is ever too deep for the functions that walk it.
public struct SamplePredicate<Sample>: Hashable, Sendable {
  /// What the predicate says.
  public let tree: PredicateTree

  /// How many cases lie inside one another, 1 for a single condition.
  let depth: Int

  /// Creates a predicate from a tree whose depth is known.
  init(_ tree: PredicateTree, depth: Int = 1) {
    // The depth stays one beyond the limit, so everything built from a marker is one again.
    self.tree = depth > Self.depthLimit ? .constant(false) : tree
    self.depth = min(depth, Self.depthLimit + 1)
  }

  /// How many levels of `&&`, `||` and `!` a predicate may be built of: 128.
  ///
  /// A chain of one operator counts as a single level for each 1024 of its parts.
  public static var depthLimit: Int { 128 }

  /// How many levels a predicate may have after normalising: 16, a single condition counting as one.
  public static var levelLimit: Int { PredicateTree.levelLimit }

  /// How many conditions a predicate may have after normalising: 500.
  public static var conditionLimit: Int { PredicateTree.conditionLimit }

  /// Whether the predicate was built deeper than `depthLimit`, so that what it said is lost.
  public var isTooDeep: Bool { depth > Self.depthLimit }
}

extension SamplePredicate {
  /// Matches every sample.
  public static var all: Self { Self(.constant(true)) }

  /// Matches no sample.
  public static var none: Self { Self(.constant(false)) }

  /// Matches what all of the given predicates match; everything when there is none.
  public static func and(_ parts: [Self]) -> Self {
    joined(parts, conjunction: true)
  }

  /// Matches what at least one of the given predicates matches; nothing when there is none.
  public static func or(_ parts: [Self]) -> Self {
    joined(parts, conjunction: false)
  }

  /// Matches what both match.
  public static func && (lhs: Self, rhs: Self) -> Self {
    joined([lhs, rhs], conjunction: true)
  }

  /// Matches what at least one of the two matches.
  public static func || (lhs: Self, rhs: Self) -> Self {
    joined([lhs, rhs], conjunction: false)
  }

  /// Matches what the given predicate does not match.
  public static prefix func ! (predicate: Self) -> Self {
    if case .not(let inner) = predicate.tree { return Self(inner, depth: predicate.depth - 1) }
    return Self(.not(predicate.tree), depth: predicate.depth + 1)
  }

  private static func joined(_ parts: [Self], conjunction: Bool) -> Self {
    if parts.count == 1 { return parts[0] }
    var trees: [PredicateTree] = []
    var depth = 1
    for part in parts {
      // A chain built in a loop must neither nest at every step nor be copied whole at every step,
      // so a node takes up the parts of its like until that has 1024.
      if let inner = part.tree.parts(conjunction: conjunction), inner.count < 1024 {
        trees += inner
        depth = max(depth, part.depth)
      } else {
        trees.append(part.tree)
        depth = max(depth, part.depth + 1)
      }
    }
    guard !trees.isEmpty else { return Self(.constant(conjunction)) }
    return Self(conjunction ? .and(trees) : .or(trees), depth: depth)
  }
}

extension PredicateTree {
  /// The parts of an `and`, or of an `or`; nil for anything else.
  func parts(conjunction: Bool) -> [PredicateTree]? {
    switch self {
    case .and(let parts) where conjunction: parts
    case .or(let parts) where !conjunction: parts
    default: nil
    }
  }
}
