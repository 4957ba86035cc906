#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WellbeingStore {
  /// Copies the journal to a file as it is at one moment, while others may go on writing to it.
  ///
  /// The copy is checked before it takes its name, so a file by that name is always a whole journal.
  /// It is readable by its owner alone.
  ///
  /// - Parameters:
  ///   - url: The file, in a folder that exists.
  ///   - replacing: Whether a file that is there already may be replaced.
  /// - Returns: What was made.
  /// - Throws: `StoreError.fileExists`, `isTheJournal`, `damaged` when the journal is not whole, and
  ///   what any reading and writing may throw; nothing is left behind then.
  @discardableResult
  public func backUp(to url: URL, replacing: Bool = false) throws(StoreError) -> Backup {
    try withJournal { journal throws(StoreError) in
      try journal.backUp(to: url.path, replacing: replacing)
    }
  }

  /// Copies the journal into the folder `backups` beside it, named for the moment.
  ///
  /// The oldest beyond the number that the store keeps are removed, the new one never.
  ///
  /// - Returns: What was made.
  /// - Throws: What any reading and writing may throw.
  @discardableResult
  public func backUp() throws(StoreError) -> Backup {
    try withJournal { journal throws(StoreError) in try journal.backUpIntoFolder() }
  }

  /// The backups in the folder `backups` beside a journal, the newest first.
  ///
  /// - Parameter journal: The journal's file, which need not exist.
  /// - Returns: Their files; those whose names are not of the kind that `backUp()` gives are left out.
  public static func backups(of journal: URL) -> [URL] {
    BackupFolder(journalPath: journal.path).backups().reversed()
      .map { URL(fileURLWithPath: $0) }
  }

  /// The folder in which the backups of a journal lie.
  public static func backupFolder(of journal: URL) -> URL {
    URL(fileURLWithPath: BackupFolder(journalPath: journal.path).path)
  }

  /// Puts a backup in the place of a journal and keeps what was there beside it.
  ///
  /// The backup is checked, and brought to the current format, in a copy of its own first. The
  /// content then changes in one transaction, so other processes that have the journal open see
  /// either the old or the new one, and go on with it.
  ///
  /// - Parameters:
  ///   - backup: The file to restore; it is not changed.
  ///   - journal: The journal's file, which need not exist or be whole.
  ///   - options: How the store behaves.
  /// - Returns: What was done.
  /// - Throws: `StoreError.notRestorable` for a file that is no whole journal, `newerThanProgram`,
  ///   `isTheJournal`, `locked`, and what any writing may throw; the journal is as it was then.
  @discardableResult
  public static func restore(
    _ backup: URL,
    to journal: URL,
    options: Options = Options()
  ) throws(StoreError) -> Restoration {
    try Restorer(backup: backup.path, journal: journal.path, options: options).restore()
  }

  /// Looks for everything in a journal's file that should not be so; the file is not changed.
  ///
  /// - Parameters:
  ///   - journal: The journal's file.
  ///   - options: How the store behaves.
  /// - Returns: What was found, in the order of the checks; empty when all is well.
  /// - Throws: `StoreError.notAJournal`, `newerThanProgram`, and what keeps the file from being
  ///   opened; damage is a finding.
  public static func verify(
    _ journal: URL,
    options: Options = Options()
  ) throws(StoreError) -> [JournalFinding] {
    try Verifier(path: journal.path, options: options).findings()
  }
}

/// What a restoring did.
public struct Restoration: Hashable, Sendable {
  /// Where the journal that was there before is kept; nil when there was none.
  public var kept: URL?

  /// How many live samples the journal holds now.
  public var sampleCount: Int
}
