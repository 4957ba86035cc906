internal import CSQLite

extension Connection {
  /// What SQLite itself finds wrong with the file, at most so much of each kind.
  ///
  /// - Throws: What keeps the check from being made at all; damage is a finding.
  borrowing func structureFindings(limit: Int) throws(SQLiteError) -> [JournalFinding] {
    do {
      let statement = try prepare("SELECT * FROM pragma_integrity_check(\(Int64(limit)))")
      var findings: [JournalFinding] = []
      while try statement.step() {
        let text = statement.text(0)
        if text != "ok" { findings.append(JournalFinding(check: .integrity, message: text)) }
      }
      return findings.isEmpty ? try foreignKeyFindings(limit: limit) : findings
    } catch {
      guard error.primaryCode == SQLITE_CORRUPT else { throw error }
      return [JournalFinding(check: .integrity, message: error.message)]
    }
  }

  private borrowing func foreignKeyFindings(limit: Int) throws(SQLiteError) -> [JournalFinding] {
    let statement = try prepare(
      """
      SELECT "table", parent, count(*) FROM pragma_foreign_key_check
      GROUP BY "table", parent LIMIT \(Int64(limit))
      """
    )
    var findings: [JournalFinding] = []
    while try statement.step() {
      let message = """
        \(statement.integer(2)) rows of \(statement.text(0)) refer to rows of \
        \(statement.text(1)) that are not there
        """
      findings.append(JournalFinding(check: .foreignKeys, message: message))
    }
    return findings
  }
}
