/// Something in a journal's file that should not be so.
public struct JournalFinding: Hashable, Sendable {
  /// What is looked at, in the order in which it is done.
  public enum Check: String, CaseIterable, Sendable {
    /// Whether SQLite finds the file's pages, rows and indexes sound.
    case integrity
    /// Whether every row that another row refers to is there.
    case foreignKeys
    /// Whether the tables, indexes, views and names of values are those of this version.
    case schema
    /// Whether the change log accounts for every row and every deletion.
    case changeLog
    /// Whether every sample has all its parts, and only values that can be read.
    case samples
    /// Whether notes and tags are stored as they are searched for.
    case text
    /// Whether the stored events can be read and are found where they lie.
    case calendars
    /// Whether the files are their owner's alone.
    case permissions
  }

  /// The check that found it.
  public var check: Check

  /// What is wrong, in one line.
  public var message: String
}
