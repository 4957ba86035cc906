/// How a value is compared to a bound.
public enum Comparison: Hashable, Sendable, CaseIterable {
  /// `value = bound`
  case equalTo
  /// `value != bound`, which is `not value = bound`.
  case notEqualTo
  /// `value < bound`
  case lessThan
  /// `value <= bound`
  case lessThanOrEqualTo
  /// `value > bound`
  case greaterThan
  /// `value >= bound`
  case greaterThanOrEqualTo

  /// Whether two values stand in this relation.
  public func holds<Value: Comparable>(_ value: Value, _ bound: Value) -> Bool {
    switch self {
    case .equalTo: value == bound
    case .notEqualTo: value != bound
    case .lessThan: value < bound
    case .lessThanOrEqualTo: value <= bound
    case .greaterThan: value > bound
    case .greaterThanOrEqualTo: value >= bound
    }
  }

  /// The comparison that holds exactly when this one does not, for values that have an order.
  public var negated: Comparison {
    switch self {
    case .equalTo: .notEqualTo
    case .notEqualTo: .equalTo
    case .lessThan: .greaterThanOrEqualTo
    case .lessThanOrEqualTo: .greaterThan
    case .greaterThan: .lessThanOrEqualTo
    case .greaterThanOrEqualTo: .lessThan
    }
  }

  /// The sign for it, the same in the text form of predicates and in SQL: `>=`.
  public var sign: String {
    switch self {
    case .equalTo: "="
    case .notEqualTo: "!="
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    }
  }
}
