internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Follows a journal, which need not exist when that begins.
struct JournalFollower: ~Copyable {
  private let url: URL
  private let predicate: SamplePredicate<StateOfMind>
  private let open: () throws -> WellbeingStore
  private var watch: JournalWatch
  private var store: WellbeingStore?
  private var anchor: QueryAnchor?

  /// Begins to follow a journal from its present state.
  ///
  /// - Parameters:
  ///   - url: The journal.
  ///   - predicate: What samples must match.
  ///   - open: Opens it to read; called once it is there.
  /// - Throws: `StoreError.cannotWatch`, and what opening and reading throw.
  init(
    at url: URL,
    predicate: SamplePredicate<StateOfMind>,
    open: @escaping () throws -> WellbeingStore
  ) throws {
    // Before the first reading, so that nothing written after it is missed.
    let watch = try JournalWatch(at: url)
    let store = WellbeingStore.exists(at: url) ? try open() : nil
    let anchor = try store?.currentAnchor()
    self.url = url
    self.predicate = predicate
    self.open = open
    self.watch = watch
    self.store = store
    self.anchor = anchor
  }

  /// Waits until something may have been written.
  ///
  /// - Parameter output: A descriptor that is written to; the wait ends when its reader goes away.
  /// - Returns: False when the reader of the output has gone.
  borrowing func wait(whileOpen output: Int32?) -> Bool {
    watch.wait(whileOpen: output)
  }

  /// What has changed since the last time.
  ///
  /// - Returns: The changes; nil while there are none to be seen.
  /// - Throws: What opening, reading and watching throw.
  mutating func changes() throws -> SampleChanges<StateOfMind>? {
    if !watch.isInPlace { watch = try JournalWatch(at: url) }
    do {
      if store == nil, WellbeingStore.exists(at: url) { store = try open() }
      let changes = try store?.changes(since: anchor, matching: predicate)
      if let changes { anchor = changes.newAnchor }
      return changes
    } catch StoreError.locked {
      // Whoever holds the journal is about to change it, and that will be noticed.
      return nil
    }
  }
}
