public import WellbeingModel

extension WellbeingStore {
  /// Gives the readings of the samples that a query asks for to a closure, one after the other.
  ///
  /// The readings come in no particular order; the query's order and limit are left aside. The
  /// journal is held while the closure runs, so it must not ask the store anything.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func forEachReading(
    _ query: StateOfMindQuery = StateOfMindQuery(),
    _ body: (StateOfMindReading) -> Void
  ) throws(StoreError) {
    let condition = try query.condition
    try withJournal { journal throws(StoreError) in
      try journal.readings(where: condition, body)
    }
  }

  /// Counts how often words and bands were used in the samples that a query asks for, in one pass.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func tally(
    _ query: StateOfMindQuery = StateOfMindQuery()
  ) throws(StoreError) -> StateOfMindTally {
    var tally = StateOfMindTally()
    try forEachReading(query) { tally.add($0) }
    return tally
  }
}
