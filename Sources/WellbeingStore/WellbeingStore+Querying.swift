public import WellbeingModel

extension WellbeingStore {
  /// The sample whose identity begins with some digits.
  ///
  /// - Parameter idPrefix: 1 to 32 hexadecimal digits in either case, with or without hyphens.
  /// - Returns: The sample.
  /// - Throws: `StoreError.noSuchSample`, `StoreError.ambiguousIdentity`, and what any reading may
  ///   throw.
  public func stateOfMind(idPrefix: String) throws(StoreError) -> StateOfMind {
    try withJournal { journal throws(StoreError) in try journal.stateOfMind(idPrefix: idPrefix) }
  }

  /// The samples that a query asks for; all of them, the earliest first, unless one is given.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func statesOfMind(
    _ query: StateOfMindQuery = StateOfMindQuery()
  ) throws(StoreError) -> [StateOfMind] {
    let condition = try query.condition
    return try withJournal { journal throws(StoreError) in
      try journal.statesOfMind(where: condition, order: query.order.sql, limit: query.limit)
    }
  }

  /// The samples that a predicate matches, the earliest first.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func statesOfMind(
    matching predicate: SamplePredicate<StateOfMind>
  ) throws(StoreError) -> [StateOfMind] {
    try statesOfMind(StateOfMindQuery(predicate))
  }
}
