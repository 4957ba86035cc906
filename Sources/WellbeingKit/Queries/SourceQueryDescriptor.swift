/// A question for the sources that have saved matching samples.
public struct SourceQueryDescriptor<Sample: StorableSample>: Hashable, Sendable {
  /// What samples match.
  public var predicate: SamplePredicate<Sample>

  /// Creates a query.
  public init(predicate: SamplePredicate<Sample>) {
    self.predicate = predicate
  }

  /// The sources by name, read off the caller's executor.
  ///
  /// - Throws: `StoreError.predicate` for a predicate that is too large, and what any reading may
  ///   throw.
  @concurrent
  public func result(for store: WellbeingStore) async throws(StoreError) -> [Source] {
    try store.sources(ofSamplesMatching: predicate)
  }
}
