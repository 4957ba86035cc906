/// The results of an anchored query, one after another without end.
///
/// Iterating it twice asks twice, each from the query's own anchor.
public struct AnchoredResults<Sample: StorableSample>: AsyncSequence, Sendable {
  /// What has changed, and where that leaves the reader.
  public typealias Element = SampleChanges<Sample>

  let descriptor: AnchoredObjectQueryDescriptor<Sample>
  let store: WellbeingStore

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(descriptor: descriptor, store: store)
  }

  /// A reader of the results.
  public struct Iterator: AsyncIteratorProtocol {
    private var descriptor: AnchoredObjectQueryDescriptor<Sample>
    private let store: WellbeingStore
    private var signals: AsyncStream<Void>.Iterator?

    init(descriptor: AnchoredObjectQueryDescriptor<Sample>, store: WellbeingStore) {
      self.descriptor = descriptor
      self.store = store
    }

    /// The next result; nil when the task has been cancelled.
    ///
    /// - Throws: What `result(for:)` throws, and `StoreError.cannotWatch`. Another process that
    ///   holds the journal for long is waited for.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> Element? {
      var isFirst = false
      if signals == nil {
        // Signals are kept from here on, so nothing written after the first reading is missed.
        signals = try store.writeSignals().makeAsyncIterator()
        isFirst = true
      }
      while !Task.isCancelled {
        if let result = try await read(), isFirst || !result.isEmpty { return result }
        guard await signals?.next(isolation: actor) != nil else { return nil }
      }
      return nil
    }

    /// Asks once; nil while another process holds the journal, which signals when it lets go.
    private mutating func read() async throws(StoreError) -> Element? {
      do {
        let result = try await descriptor.result(for: store)
        descriptor.anchor = result.newAnchor
        return result
      } catch .locked {
        return nil
      }
    }
  }
}
