/// A row within a change; rows come and go in this order.
struct ChangePosition: Comparable {
  /// The number of the change.
  var change: Int64

  /// The id of the row.
  var row: Int64

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.change, lhs.row) < (rhs.change, rhs.row)
  }
}

extension ChangePosition {
  /// The position of an anchor; none stands before everything.
  init(_ anchor: QueryAnchor?) {
    guard let anchor else {
      self.init(change: 0, row: 0)
      return
    }
    self.init(change: anchor.change, row: anchor.row ?? .max)
  }
}
