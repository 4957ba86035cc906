// Sources may be cancelled from any thread, which Dispatch does not declare everywhere.
@preconcurrency internal import Dispatch

extension WellbeingStore {
  /// Signals that the journal may have been written, by this store or anyone else.
  ///
  /// The first signal may come before any writing. Signals that nobody takes become one. The system
  /// tells of changes to the file; a journal in memory has no other writers than its store. Nothing
  /// runs in between, and ending the stream lets go of everything.
  ///
  /// - Throws: `StoreError.cannotWatch` with the system's reason.
  package func writeSignals() throws(StoreError) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let path = try withJournal { journal throws(StoreError) in journal.path }
    guard path != Journal.memoryPath else {
      let key = observers.add { continuation.yield() }
      continuation.onTermination = { [observers] _ in observers.remove(key) }
      return stream
    }
    let watch = SharedWatch(try JournalWatch(path: path))
    let source = DispatchSource.makeReadSource(
      fileDescriptor: watch.watch.descriptor.number,
      queue: DispatchQueue(label: "journal-watch")
    )
    source.setEventHandler {
      if watch.watch.takeEvents() { continuation.yield() }
    }
    // The descriptor must stay open until the source has let go of it.
    source.setCancelHandler { withExtendedLifetime(watch) {} }
    source.activate()
    continuation.onTermination = { _ in source.cancel() }
    return stream
  }
}

/// A watch that handlers share.
private final class SharedWatch: Sendable {
  let watch: JournalWatch

  init(_ watch: consuming JournalWatch) {
    self.watch = watch
  }
}
