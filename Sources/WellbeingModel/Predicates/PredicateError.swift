/// A predicate that is a value of its type but too large to be run.
public enum PredicateError: Error, Hashable, Sendable {
  /// It is nested deeper than `SamplePredicate.levelLimit` levels, or was built deeper than
  /// `SamplePredicate.depthLimit`.
  case tooDeep

  /// It has more conditions than `SamplePredicate.conditionLimit` after normalising.
  case tooManyConditions(Int)

  /// Its conditions compare to more values than one search takes.
  case tooManyValues(Int, limit: Int)
}

extension PredicateError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .tooDeep:
      """
      the predicate is nested too deeply: write it with at most \(PredicateTree.levelLimit) levels \
      of alternating and/or
      """
    case .tooManyConditions(let count):
      """
      the predicate has \(count) conditions: write it with at most \
      \(PredicateTree.conditionLimit), joining those on one field into a list
      """
    case .tooManyValues(let count, let limit):
      """
      the predicate compares to \(count) values: write it with at most \(limit), or ask several \
      times
      """
    }
  }
}
