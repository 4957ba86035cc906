internal import CSQLite

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// Copies the journal to a file, checks the copy and only then gives it its name.
  borrowing func backUp(to target: String, replacing: Bool) throws(StoreError) -> Backup {
    let file = JournalFile(path: target)
    guard !file.isSameFile(as: path) else { throw .isTheJournal(path: target) }
    guard replacing || !file.exists else { throw .fileExists(path: target) }
    let scratch = try ScratchFile(beside: target)
    try Self.copy(connection, of: path, to: scratch, for: target)
    try scratch.flush()
    let sampleCount = try checkedSampleCount(of: scratch)
    try scratch.move(to: target, replacing: replacing)
    return Backup(
      url: URL(fileURLWithPath: target),
      byteCount: file.byteCount,
      sampleCount: sampleCount
    )
  }

  /// Copies the journal into its folder of backups and removes the oldest ones.
  borrowing func backUpIntoFolder() throws(StoreError) -> Backup {
    let folder = BackupFolder(journalPath: path)
    try JournalFile(path: path).createFolder(folder.path)
    let backup = try backUp(to: folder.freePath(at: now()), replacing: false)
    folder.prune(keeping: max(1, backups.count))
    return backup
  }

  /// Makes a backup when a change is about to touch many samples.
  @discardableResult
  borrowing func backUp(beforeChanging count: Int) throws(StoreError) -> Backup? {
    guard count > backups.bulkSize else { return nil }
    let hasChanges = try translating { connection throws(SQLiteError) in
      try connection.integer("SELECT EXISTS (SELECT 1 FROM change)") == 1
    }
    return hasChanges ? try backUpBeforeChange() : nil
  }

  /// Makes a backup, unless there are to be none, or the journal is gone with the process anyway.
  borrowing func backUpBeforeChange() throws(StoreError) -> Backup? {
    guard backups.count > 0, path != Self.memoryPath else { return nil }
    do {
      return try backUpIntoFolder()
    } catch .locked(let path) {
      throw .locked(path: path)
    } catch {
      throw .backupFailed(reason: error.description)
    }
  }

  /// Copies a database into a scratch file, as of one moment.
  static func copy(
    _ source: borrowing Connection,
    of sourcePath: String,
    to scratch: borrowing ScratchFile,
    for target: String
  ) throws(StoreError) {
    do {
      let copy = try Connection(path: scratch.path, mode: .readWrite, busyTimeout: 0)
      // A copy that fails is thrown away, so it needs no way back; it is flushed at the end.
      try copy.execute(script: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      _ = try copy.copyContents(of: source)
    } catch {
      let isOfTarget = [SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN].contains(error.primaryCode)
      throw StoreError(error, path: isOfTarget ? target : sourcePath)
    }
  }

  /// Checks a copy from the disk and counts what is in it.
  private borrowing func checkedSampleCount(
    of scratch: borrowing ScratchFile
  ) throws(StoreError) -> Int {
    do {
      let copy = try Connection(path: scratch.path, mode: .readOnly, busyTimeout: 0)
      // The copy has the journal's pages, so what is wrong with it is wrong with the journal.
      guard try copy.structureFindings(limit: 1).isEmpty else {
        throw StoreError.damaged(path: path)
      }
      return Int(try copy.integer("SELECT count(*) FROM sample WHERE removed IS NULL") ?? 0)
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .cannotOpen(path: scratch.path, reason: "\(error)")
    }
  }
}
