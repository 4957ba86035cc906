public import WellbeingModel

extension WellbeingStore {
  /// The sample whose identity begins with some digits.
  ///
  /// - Parameter idPrefix: 1 to 32 hexadecimal digits in either case, with or without hyphens.
  /// - Throws: `StoreError.noSuchSample`, `StoreError.ambiguousIdentity`, and what any reading may
  ///   throw.
  public func stateOfMind(idPrefix: String) throws(StoreError) -> StateOfMind {
    try withJournal { journal throws(StoreError) in try journal.stateOfMind(idPrefix: idPrefix) }
  }

  /// All samples, the earliest first.
  ///
  /// - Throws: What any reading may throw.
  public func statesOfMind() throws(StoreError) -> [StateOfMind] {
    try withJournal { journal throws(StoreError) in try journal.statesOfMind(where: "1") }
  }
}
