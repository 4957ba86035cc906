#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Puts a backup in the place of a journal.
///
/// The backup is prepared in a scratch file: copied, checked, migrated. What is in the journal's
/// place is copied aside, and the journal's pages are then replaced through SQLite in one
/// transaction, never by another file under the same name: processes that have it open would go on
/// writing to the old one. Only a file that SQLite cannot open at all is moved away.
struct Restorer {
  let backup: String
  let journal: String
  let options: WellbeingStore.Options

  /// How often the journal is copied aside anew because someone wrote to it meanwhile.
  private static let attemptLimit = 5

  func restore() throws(StoreError) -> Restoration {
    let file = JournalFile(path: journal)
    guard !file.isSameFile(as: backup) else { throw .isTheJournal(path: backup) }
    try JournalFile(path: backup).checkReadable()
    try file.createFolder(file.parent(of: journal))
    let scratch = try ScratchFile(beside: journal)
    let sampleCount = try prepare(scratch)
    try file.createIfMissing()
    return Restoration(kept: try replace(by: scratch), sampleCount: sampleCount)
  }

  /// Makes the scratch file a whole journal in the current format with the backup's content.
  ///
  /// - Returns: How many live samples it holds.
  private func prepare(_ scratch: borrowing ScratchFile) throws(StoreError) -> Int {
    let source = try openBackup()
    try Journal.copy(source.connection, of: backup, to: scratch, for: journal)
    var options = options
    options.backups = .none
    let copy = try Journal.open(path: scratch.path, options: options)
    return try copy.translating { connection throws(SQLiteError) in
      Int(try connection.integer("SELECT count(*) FROM sample WHERE removed IS NULL") ?? 0)
    }
  }

  /// Opens the backup, once it is known to be a whole journal that this program reads.
  private func openBackup() throws(StoreError) -> Journal {
    do throws(StoreError) {
      let source = try Journal.connect(to: backup, mode: .readOnly, options: options)
      guard try source.checkedVersion() > 0 else {
        throw StoreError.notRestorable(path: backup, reason: "it is empty")
      }
      let findings = try source.translating { connection throws(SQLiteError) in
        try connection.structureFindings(limit: 1)
      }
      guard findings.isEmpty else {
        throw StoreError.notRestorable(path: backup, reason: "it is damaged")
      }
      return source
    } catch .notAJournal {
      throw .notRestorable(path: backup, reason: "it is not a mood journal")
    } catch .damaged {
      throw .notRestorable(path: backup, reason: "it is damaged")
    }
  }

  /// Gives the journal the scratch file's content.
  ///
  /// - Returns: Where the old content is kept; nil when there was none.
  private func replace(by scratch: borrowing ScratchFile) throws(StoreError) -> URL? {
    guard let current = try openCurrent() else { return try moveAway(scratch) }
    let version: Int
    do {
      version = try current.storedVersion()
    } catch .damaged {
      return try moveAway(scratch)
    }
    let new = try Journal.connect(to: scratch.path, mode: .readOnly, options: options)
    if version == 0 {
      try current.translating { connection throws(SQLiteError) in
        _ = try connection.copyContents(of: new.connection)
      }
      return nil
    }
    for _ in 0..<Self.attemptLimit {
      let kept = try copyAside(current)
      // As of the copy: the connection has held no lock since.
      let version = current.connection.dataVersion()
      do {
        let isReplaced = try current.translating { connection throws(SQLiteError) in
          try connection.copyContents(of: new.connection, ifStillAt: version)
        }
        if isReplaced { return URL(fileURLWithPath: kept) }
      } catch {
        unlink(kept)
        throw error
      }
      unlink(kept)
    }
    throw .locked(path: journal)
  }

  /// Opens what is in the journal's place; nil when that is no database of any program.
  private func openCurrent() throws(StoreError) -> Journal? {
    do {
      return try Journal.connect(to: journal, mode: .readWrite, options: options)
    } catch .notAJournal {
      return nil
    } catch .damaged {
      return nil
    }
  }

  /// Copies the journal as it is, damage included, to where it is kept.
  private func copyAside(_ current: borrowing Journal) throws(StoreError) -> String {
    let aside = try ScratchFile(beside: journal)
    try Journal.copy(current.connection, of: journal, to: aside, for: journal)
    try aside.flush()
    let kept = freeKeptPath()
    try aside.move(to: kept, replacing: false)
    return kept
  }

  /// Gives the journal's name to the scratch file; what had it cannot be read by anyone.
  private func moveAway(_ scratch: borrowing ScratchFile) throws(StoreError) -> URL {
    try scratch.flush()
    let kept = freeKeptPath()
    // A rollback journal left under the name would be played into the new file.
    for ending in ["-journal", "-wal", "-shm", ""]
    where rename(journal + ending, kept + ending) != 0 && errno != ENOENT {
      throw JournalFile(path: journal).failure()
    }
    try scratch.move(to: journal, replacing: false)
    return URL(fileURLWithPath: kept)
  }

  /// `journal-before-restore-20261130T213000Z.sqlite` beside the journal.
  private func freeKeptPath() -> String {
    let base = journal.hasSuffix(".sqlite") ? String(journal.dropLast(7)) : journal
    let first = "\(base)-before-restore-\(BackupFolder.stamp(options.now()))"
    var free = first + ".sqlite"
    var number = 2
    while JournalFile(path: free).isTaken {
      free = "\(first)-\(number).sqlite"
      number += 1
    }
    return free
  }
}
