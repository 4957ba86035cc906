internal import CSQLite

/// Looks for everything in a journal's file that should not be so.
struct Verifier {
  let path: String
  let options: WellbeingStore.Options

  /// The most findings of one sort that are listed.
  static let limit = 20

  func findings() throws(StoreError) -> [JournalFinding] {
    let permissions = permissionFindings()
    do {
      let journal = try Journal.openForReading(path: path, options: options)
      let structure = try journal.translating { connection throws(SQLiteError) in
        try connection.structureFindings(limit: Self.limit)
      }
      // What stands on broken pages is not worth reading.
      guard structure.isEmpty else { return structure + permissions }
      return try contentFindings(journal) + permissions
    } catch .damaged {
      let message = "SQLite cannot read the file: it is damaged or was cut off"
      return [JournalFinding(check: .integrity, message: message)] + permissions
    }
  }

  private func contentFindings(
    _ journal: borrowing Journal
  ) throws(StoreError) -> [JournalFinding] {
    let schema = try schemaFindings(journal)
    guard schema.isEmpty else { return schema }
    let counted = try journal.translating { connection throws(SQLiteError) in
      var findings: [JournalFinding] = []
      for check in CountedCheck.all {
        if let finding = try check.finding(connection) { findings.append(finding) }
      }
      return findings
    }
    return try counted + unreadableFindings(journal) + textFindings(journal)
      + calendarFindings(journal)
  }

  /// Compares the tables and fixed rows with those of a new journal.
  private func schemaFindings(_ journal: borrowing Journal) throws(StoreError) -> [JournalFinding] {
    let found = try Set(journal.parts())
    let expected = try Set(Journal.inMemory(options: options).parts())
    let missing = expected.subtracting(found).map { "\($0.name) is missing or not as it should be" }
    let known = Set(expected.map(\.name))
    let others = found.filter { !known.contains($0.name) }.map { "\($0.name) does not belong here" }
    return (missing + others).sorted().prefix(Self.limit)
      .map { JournalFinding(check: .schema, message: $0) }
  }

  private func permissionFindings() -> [JournalFinding] {
    let folder = JournalFile(path: path).parent(of: path)
    let files = [path, path + "-journal"] + BackupFolder(journalPath: path).backups()
    var messages = files.compactMap { file -> String? in
      guard let mode = JournalFile(path: file).mode, mode & 0o077 != 0 else { return nil }
      return "others may open \(file) (mode \(String(mode, radix: 8))): chmod 600 mends it"
    }
    // In a folder with the sticky bit, as /tmp, others cannot replace the file.
    if let mode = JournalFile(path: folder.isEmpty ? "." : folder).mode, mode & 0o022 != 0,
      mode & 0o1000 == 0
    {
      messages.append(
        "others may replace files in \(folder) (mode \(String(mode, radix: 8))): chmod 700 mends it"
      )
    }
    return messages.map { JournalFinding(check: .permissions, message: $0) }
  }
}

extension Journal {
  /// A table, index, view or name of a value.
  fileprivate struct Part: Hashable {
    var name: String
    var definition: String
  }

  /// Everything that all journals of a version have in common.
  fileprivate borrowing func parts() throws(StoreError) -> [Part] {
    try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT type || ' ' || name, sql FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
        UNION ALL SELECT 'the name of ' || field || ' ' || raw_value, name FROM vocabulary
        """
      )
      var parts: [Part] = []
      while try statement.step() {
        parts.append(Part(name: statement.text(0), definition: statement.text(1)))
      }
      return parts
    }
  }
}
