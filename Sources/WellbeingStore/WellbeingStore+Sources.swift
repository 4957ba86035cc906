public import WellbeingModel

extension WellbeingStore {
  /// The sources that have saved states of mind which a predicate matches, by name.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func sources(
    matching predicate: SamplePredicate<StateOfMind> = .all
  ) throws(StoreError) -> [Source] {
    try sources(ofSamplesMatching: predicate)
  }

  /// The sources that have saved samples of any one type which a predicate matches, by name.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  public func sources<Sample: StorableSample>(
    ofSamplesMatching predicate: SamplePredicate<Sample>
  ) throws(StoreError) -> [Source] {
    let condition = try predicate.searchSQL(isNarrowed: false)
    return try withJournal { journal throws(StoreError) in
      try journal.sources(of: Sample.self, where: condition)
    }
  }
}
