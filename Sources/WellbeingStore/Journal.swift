internal import CivilTime
internal import WellbeingModel

/// The open journal: one connection and what is known about it.
///
/// The store guards it with a lock; everything in here is synchronous and single-threaded.
struct Journal: ~Copyable {
  let connection: Connection
  let path: String
  let zone: Zone
  let zones: ZoneDatabase
  let now: @Sendable () -> Instant
  let backups: BackupPolicy
  let migrations: [Migration]

  /// Turns a failure of SQLite into one that speaks of this journal.
  borrowing func translating<Result>(
    _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body(connection)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs a body in one transaction that leaves nothing behind when it throws or returns nil.
  borrowing func transaction<Result>(
    _ body: (borrowing Journal) throws(StoreError) -> Result?
  ) throws(StoreError) -> Result? {
    try translating { connection throws(SQLiteError) in
      try connection.execute(script: "BEGIN IMMEDIATE")
    }
    do {
      let result = try body(self)
      let ending = result == nil ? "ROLLBACK" : "COMMIT"
      try translating { connection throws(SQLiteError) in try connection.execute(script: ending) }
      return result
    } catch {
      // SQLite has rolled back by itself after some failures, a full disk among them.
      if connection.isInTransaction { try? connection.execute(script: "ROLLBACK") }
      throw error
    }
  }

  /// Runs a body that reads, all of it at one state of the journal.
  borrowing func reading<Result>(
    _ body: (borrowing Journal) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try translating { connection throws(SQLiteError) in try connection.execute(script: "BEGIN") }
    // A transaction that has only read ends in the same way either way, and cannot fail to.
    defer { try? connection.execute(script: "ROLLBACK") }
    return try body(self)
  }
}
