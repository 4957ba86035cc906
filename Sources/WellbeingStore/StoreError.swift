public import WellbeingModel

/// Why the journal could not be read or written.
public enum StoreError: Error, Hashable, Sendable {
  /// The file is there but is not a journal of this program.
  case notAJournal(path: String)
  /// The journal was written by a newer version.
  case newerThanProgram(path: String, version: Int, supported: Int)
  /// The journal or its folder cannot be written.
  case readOnly(path: String)
  /// The journal or its folder cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// Another process held the journal for longer than the time allowed.
  case locked(path: String)
  /// The disk, or the journal's size limit, is full.
  case diskFull(path: String)
  /// The file is damaged.
  case damaged(path: String)
  /// No live sample has this identity.
  case noSuchSample(id: String)
  /// Several samples' identities begin with the same characters.
  case ambiguousIdentity(prefix: String, count: Int)
  /// A sample with this identity is already in the journal.
  case identityTaken(id: String)
  /// No calendar has this name.
  case noSuchCalendar(name: String, known: [String])
  /// A new calendar was imported without an association.
  case associationMissing(calendar: String)
  /// There is nothing to undo.
  case nothingToUndo
  /// There is nothing to redo.
  case nothingToRedo
  /// A stored calendar event can no longer be read.
  case unreadableEvent(calendar: String)
  /// A file is there already and was not to be replaced.
  case fileExists(path: String)
  /// The journal itself was named where another file is meant.
  case isTheJournal(path: String)
  /// A file cannot take the journal's place.
  case notRestorable(path: String, reason: String)
  /// The backup that a change asks for could not be made, so nothing was changed.
  case backupFailed(reason: String)
  /// An anchor is newer than the journal: it comes from another one, or an older one was restored.
  case anchorAhead(path: String)
  /// Changes to the journal's file cannot be watched for.
  case cannotWatch(path: String, reason: String)
  /// A predicate is too large to be run.
  case predicate(PredicateError)
  /// SQLite reported something else.
  case database(path: String, code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong and what would help, in one line.
  public var description: String {
    switch self {
    case .notAJournal(let path):
      "\(path) is not a mood journal; name another file with --journal or MOOD_JOURNAL"
    case .newerThanProgram(let path, let version, let supported):
      "\(path) was written by a newer mood (format \(version), this one reads up to \(supported)); "
        + "update mood to open it"
    case .readOnly(let path):
      "\(path) cannot be written; check its permissions and those of its folder"
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened: \(reason)"
    case .locked(let path):
      "\(path) is in use by another process; try again when that has finished"
    case .diskFull(let path):
      "\(path) cannot grow: the disk is full; nothing was saved"
    case .damaged(let path):
      "\(path) is damaged; restore a backup, or recover it with the sqlite3 shell's .recover"
    case .noSuchSample(let id):
      "no entry has the id \(id); 'mood list' shows the ids"
    case .ambiguousIdentity(let prefix, let count):
      "\(count) entries have ids that begin with \(prefix); give more characters"
    case .identityTaken(let id):
      "an entry with the id \(id) is already in the journal"
    case .noSuchCalendar(let name, let known):
      known.isEmpty
        ? "there is no calendar '\(name)'; the journal has none yet"
        : "there is no calendar '\(name)'; the journal has \(known.joined(separator: ", "))"
    case .associationMissing(let calendar):
      "the calendar '\(calendar)' is new: name the area of life it belongs to with --association, "
        + "as in --association work"
    case .nothingToUndo:
      "there is nothing to undo"
    case .nothingToRedo:
      "there is nothing to redo"
    case .unreadableEvent(let calendar):
      "an event stored for the calendar '\(calendar)' cannot be read; import the calendar again"
    case .fileExists(let path):
      "\(path) exists already; name another file, or replace it with --replace"
    case .isTheJournal(let path):
      "\(path) is the journal itself; name another file"
    case .notRestorable(let path, let reason):
      "\(path) cannot be restored: \(reason); the journal is as it was"
    case .backupFailed(let reason):
      "no backup could be made before the change, so nothing was changed: \(reason); "
        + "'mood config set backups 0' does without"
    case .anchorAhead(let path):
      "the anchor is newer than \(path); ask again without an anchor"
    case .cannotWatch(let path, let reason):
      "changes to \(path) cannot be watched for: \(reason)"
    case .predicate(let error):
      error.description
    case .database(let path, let code, let message):
      "\(path): SQLite reports \(message) (code \(code))"
    }
  }
}
