public import CivilTime
internal import WellbeingModel
internal import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The journal on disk: one SQLite file that holds samples, calendars and the log of all changes.
///
/// Every call is synchronous and durable when it returns. A store may be used from any thread: a
/// lock lets one call in at a time. Several processes may use one journal; a writer that has to
/// wait longer than the busy timeout fails with `StoreError.locked` and leaves nothing behind.
public final class WellbeingStore: Sendable {
  private let journal: Mutex<Journal>

  /// Those who wait for writing to a journal in memory, of which the system tells nothing.
  let observers = WriteObservers()

  /// How a store behaves; the defaults suit a command that people wait for.
  public struct Options: Sendable {
    /// The zone of samples that are saved without one.
    public var zone: Zone

    /// Where the zones of calendars are found.
    public var zones: ZoneDatabase

    /// How long a call waits for another process, in milliseconds.
    public var busyTimeoutMilliseconds: Int

    /// The largest size the file may reach, in pages of 4096 bytes; nil for no limit.
    public var maximumPageCount: Int?

    /// When the store backs itself up, and how many backups it keeps.
    public var backups: BackupPolicy

    /// Tells the time of changes.
    public var now: @Sendable () -> Instant

    /// The steps that lead from each version of the file to the next.
    package var migrations = Schema.migrations

    /// Creates options.
    ///
    /// - Parameters:
    ///   - zone: The zone of samples that are saved without one.
    ///   - zones: Where the zones of calendars are found.
    ///   - busyTimeoutMilliseconds: How long a call waits for another process.
    ///   - maximumPageCount: The largest size the file may reach, in pages of 4096 bytes.
    ///   - backups: When the store backs itself up, and how many backups it keeps.
    ///   - now: Tells the time of changes.
    public init(
      zone: Zone = .utc,
      zones: ZoneDatabase = ZoneDatabase(environment: [:]),
      busyTimeoutMilliseconds: Int = 5000,
      maximumPageCount: Int? = nil,
      backups: BackupPolicy = .standard,
      now: @escaping @Sendable () -> Instant = { Instant(Date()) }
    ) {
      self.zone = zone
      self.zones = zones
      self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
      self.maximumPageCount = maximumPageCount
      self.backups = backups
      self.now = now
    }
  }

  /// Opens the journal at a place in the file system, creating it or bringing it to the current
  /// format as needed.
  ///
  /// A new file is readable by its owner alone, and so are folders made on the way to it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How the store behaves.
  /// - Throws: `StoreError` for a file that is no journal, comes from a newer version, cannot be
  ///   opened or written, or is locked.
  public convenience init(at url: URL, options: Options = Options()) throws(StoreError) {
    try self.init(path: url.path, options: options)
  }

  /// Opens the journal at a path as `init(at:options:)` does.
  ///
  /// Making a `URL` costs a command a twentieth of its time.
  package init(path: String, options: Options) throws(StoreError) {
    journal = Mutex(try Journal.open(path: path, options: options))
  }

  private init(_ journal: consuming sending Journal) {
    self.journal = Mutex(journal)
  }

  /// Opens a journal to read it; one that does not exist is an empty journal and is not created.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How the store behaves.
  /// - Returns: The store; changing it is refused when the journal exists.
  /// - Throws: `StoreError` as `init(at:options:)` does.
  public static func openForReading(
    at url: URL,
    options: Options = Options()
  ) throws(StoreError) -> WellbeingStore {
    try openForReading(path: url.path, options: options)
  }

  /// Opens the journal at a path as `openForReading(at:options:)` does.
  package static func openForReading(
    path: String,
    options: Options
  ) throws(StoreError) -> WellbeingStore {
    guard JournalFile(path: path).exists else { return try inMemory(options: options) }
    return WellbeingStore(try Journal.openForReading(path: path, options: options))
  }

  /// Whether there is something where a journal would be.
  package static func exists(at url: URL) -> Bool {
    JournalFile(path: url.path).exists
  }

  /// Makes an empty journal that is gone with the store.
  ///
  /// - Parameter options: How the store behaves.
  /// - Returns: The store.
  /// - Throws: `StoreError` when there is no memory for it.
  public static func inMemory(options: Options = Options()) throws(StoreError) -> WellbeingStore {
    WellbeingStore(try Journal.inMemory(options: options))
  }

  /// Runs a body with the journal to itself.
  func withJournal<Result: Sendable>(
    _ body: (borrowing Journal) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (result, hasWritten) = try journal.withLock { journal throws(StoreError) in
      let count = journal.connection.totalChangeCount
      let result = try body(journal)
      return (result, journal.connection.totalChangeCount != count)
    }
    if hasWritten { observers.notify() }
    return result
  }
}
