public import WellbeingModel

extension WellbeingStore {
  /// What has become of the states of mind that a predicate matches since an anchor.
  ///
  /// The time it takes follows the number of changes since the anchor, not the size of the journal.
  ///
  /// - Parameters:
  ///   - anchor: Where the last query left off; nil for all samples and all that is known of
  ///     deleted ones.
  ///   - predicate: What the samples match, or matched when they were deleted.
  ///   - limit: The greatest number of samples and deleted objects together; nil for all. Where
  ///     there are more, the new anchor stands before them.
  /// - Returns: The changes and the next anchor; empty only when nothing is left.
  /// - Throws: `StoreError.anchorAhead` for an anchor of another journal, `StoreError.predicate` for
  ///   a predicate that is too large, and what any reading may throw.
  public func changes(
    since anchor: QueryAnchor?,
    matching predicate: SamplePredicate<StateOfMind> = .all,
    limit: Int? = nil
  ) throws(StoreError) -> SampleChanges<StateOfMind> {
    try changes(since: anchor, ofSamplesMatching: predicate, limit: limit)
  }

  /// What has become of the samples of any one type that a predicate matches since an anchor.
  ///
  /// - Parameters:
  ///   - anchor: Where the last query left off, of whichever type of sample; nil to begin.
  ///   - predicate: What the samples match, or matched when they were deleted.
  ///   - limit: The greatest number of samples and deleted objects together; nil for all.
  /// - Returns: The changes and the next anchor; empty only when nothing is left.
  /// - Throws: What `changes(since:matching:limit:)` throws.
  public func changes<Sample: StorableSample>(
    since anchor: QueryAnchor?,
    ofSamplesMatching predicate: SamplePredicate<Sample>,
    limit: Int? = nil
  ) throws(StoreError) -> SampleChanges<Sample> {
    let condition = try predicate.searchSQL(isNarrowed: true)
    return try withJournal { journal throws(StoreError) in
      try journal.changes(since: anchor, where: condition, limit: limit)
    }
  }

  /// The anchor of a reader who wants only what comes after now.
  ///
  /// - Throws: What any reading may throw.
  public func currentAnchor() throws(StoreError) -> QueryAnchor {
    try withJournal { journal throws(StoreError) in try journal.currentAnchor() }
  }
}
