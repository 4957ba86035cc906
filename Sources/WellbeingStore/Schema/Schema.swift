/// The shape of the journal's file, version by version.
enum Schema {
  /// Marks the file as a journal: "mood" in ASCII.
  static let applicationID: Int64 = 0x6D6F_6F64

  /// The steps that lead from each version to the next; the first makes a new journal.
  ///
  /// A version that has been released is never edited: a change is a new entry at the end.
  static let migrations = [
    Migration(version1), Migration(version2), Migration(version3), Migration(version4),
  ]
}
