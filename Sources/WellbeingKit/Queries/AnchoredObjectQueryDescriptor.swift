/// A question for what has changed since it was last asked.
///
/// An edited sample is added again under its identity. Undo and redo show as deletions and additions.
/// Whoever keeps the anchor, with `Codable`, goes on after a restart where they stopped.
public struct AnchoredObjectQueryDescriptor<Sample: StorableSample>: Hashable, Sendable {
  /// What samples match: at least one of these.
  public var predicates: [SamplePredicate<Sample>]

  /// Where the last query left off; nil for all samples and all that is known of deleted ones.
  public var anchor: QueryAnchor?

  /// The greatest number of samples and deleted objects in one result; nil for all.
  public var limit: Int?

  /// What has changed, and where the next query goes on.
  public typealias Result = SampleChanges<Sample>

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - predicates: What samples match: at least one of these, so none without any.
  ///   - anchor: Where the last query left off; nil to begin.
  ///   - limit: The greatest number of samples and deleted objects in one result; nil for all.
  public init(
    predicates: [SamplePredicate<Sample>],
    anchor: QueryAnchor?,
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.anchor = anchor
    self.limit = limit
  }

  /// What has changed since the anchor, read off the caller's executor.
  ///
  /// With a limit, ask again with the new anchor until the result is empty.
  ///
  /// - Throws: `StoreError.anchorAhead` for an anchor of another journal, `StoreError.predicate` for
  ///   predicates that are too large together, and what any reading may throw.
  @concurrent
  public func result(for store: WellbeingStore) async throws(StoreError) -> Result {
    try store.changes(since: anchor, ofSamplesMatching: .or(predicates), limit: limit)
  }

  /// What has changed since the anchor, and then every change as it comes.
  ///
  /// The first result comes at once, empty or not; each further one when this or another process has
  /// written something that matches. The sequence goes on until the task that reads it is cancelled.
  public func results(for store: WellbeingStore) -> AnchoredResults<Sample> {
    AnchoredResults(descriptor: self, store: store)
  }
}
