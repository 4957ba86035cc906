internal import CSQLite

extension Connection {
  /// Counts the changes that other connections made to the file, as far as this one has noticed.
  ///
  /// It is up to date whenever this connection holds a lock.
  borrowing func dataVersion() -> UInt32 {
    var version: UInt32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version)
    return version
  }

  /// Replaces everything in this database by another's content as of one moment, in one transaction.
  ///
  /// - Parameters:
  ///   - source: The other database.
  ///   - version: What `dataVersion()` must still be once nobody else can write; nil for any.
  /// - Returns: Whether it was; nothing is changed otherwise.
  /// - Throws: What kept it from being read or written; nothing is changed then.
  borrowing func copyContents(
    of source: borrowing Connection,
    ifStillAt version: UInt32? = nil
  ) throws(SQLiteError) -> Bool {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    // A step of no pages takes the locks, and only they make the comparison mean something.
    var code = sqlite3_backup_step(backup, 0)
    let isStill = version.map { $0 == dataVersion() } ?? true
    if isStill, code == SQLITE_OK { code = sqlite3_backup_step(backup, -1) }
    // Finishing before the end rolls back; it reports failures of steps except for locks.
    let finishing = sqlite3_backup_finish(backup)
    guard isStill || code != SQLITE_OK else { return false }
    guard code == SQLITE_DONE else {
      let failure = code == SQLITE_OK ? finishing : code
      throw SQLiteError(code: failure, message: String(cString: sqlite3_errstr(failure)))
    }
    guard finishing == SQLITE_OK else { throw error(finishing) }
    return true
  }
}
