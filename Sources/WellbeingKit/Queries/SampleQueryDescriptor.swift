/// A question for the samples that match, asked once.
///
/// ```swift
/// let latest = SampleQueryDescriptor(
///   predicates: [.association(.work)],
///   sortDescriptors: [.startDate(.reverse)],
///   limit: 20
/// )
/// let samples = try await latest.result(for: store)
/// ```
public struct SampleQueryDescriptor<Sample: StorableSample>: Hashable, Sendable {
  /// What samples match: at least one of these.
  public var predicates: [SamplePredicate<Sample>]

  /// How they are sorted, the first descriptor counting most; in the order of writing without any.
  public var sortDescriptors: [SampleSortDescriptor<Sample>]

  /// The greatest number of samples, the first of the order; nil for all.
  public var limit: Int?

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - predicates: What samples match: at least one of these, so none without any.
  ///   - sortDescriptors: How they are sorted, the first counting most.
  ///   - limit: The greatest number of samples; nil for all.
  public init(
    predicates: [SamplePredicate<Sample>],
    sortDescriptors: [SampleSortDescriptor<Sample>] = [],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  /// The samples that match, read off the caller's executor.
  ///
  /// - Throws: `StoreError.predicate` for predicates that are too large together, and what any
  ///   reading may throw.
  @concurrent
  public func result(for store: WellbeingStore) async throws(StoreError) -> [Sample] {
    try store.samples(
      SampleQuery(
        .or(predicates),
        order: .init(sortDescriptors.map(\.term)),
        limit: limit
      )
    )
  }
}
