public import WellbeingModel

extension WellbeingStore {
  /// The sample, of whichever type, whose identity begins with some digits.
  ///
  /// - Parameter idPrefix: 1 to 32 hexadecimal digits in either case, with or without hyphens.
  /// - Returns: The sample.
  /// - Throws: `StoreError.noSuchSample`, `StoreError.ambiguousIdentity`, and what any reading may
  ///   throw.
  public func sample(idPrefix: String) throws(StoreError) -> StoredSample {
    try withJournal { journal throws(StoreError) in try journal.sample(idPrefix: idPrefix) }
  }

  /// The state of mind whose identity begins with some digits, of all those in the journal.
  ///
  /// - Parameter idPrefix: 1 to 32 hexadecimal digits in either case, with or without hyphens.
  /// - Returns: The sample.
  /// - Throws: `StoreError.noSuchSample`, `StoreError.ambiguousIdentity`, and what any reading may
  ///   throw.
  public func stateOfMind(idPrefix: String) throws(StoreError) -> StateOfMind {
    guard case .stateOfMind(let state) = try sample(idPrefix: idPrefix) else {
      throw .noSuchSample(id: idPrefix)
    }
    return state
  }

  /// The samples of one type that a query asks for.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func samples<Sample>(_ query: SampleQuery<Sample>) throws(StoreError) -> [Sample] {
    let condition = try query.condition
    return try withJournal { journal throws(StoreError) in
      try journal.samples(
        of: Sample.self,
        where: condition,
        order: query.order.sql,
        limit: query.limit
      )
    }
  }

  /// The states of mind that a query asks for; all, the earliest first, unless one is given.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func statesOfMind(
    _ query: StateOfMindQuery = StateOfMindQuery()
  ) throws(StoreError) -> [StateOfMind] {
    try samples(query)
  }

  /// The states of mind that a predicate matches, the earliest first.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func statesOfMind(
    matching predicate: SamplePredicate<StateOfMind>
  ) throws(StoreError) -> [StateOfMind] {
    try samples(StateOfMindQuery(predicate))
  }

  /// The assessments that a query asks for; all, the earliest first, unless one is given.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func assessments(
    _ query: AssessmentQuery = AssessmentQuery()
  ) throws(StoreError) -> [Assessment] {
    try samples(query)
  }

  /// The assessments that a predicate matches, the earliest first.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func assessments(
    matching predicate: SamplePredicate<Assessment>
  ) throws(StoreError) -> [Assessment] {
    try samples(AssessmentQuery(predicate))
  }
}
