/// A query that counts rows which should not exist, and what to say when they do.
struct CountedCheck {
  let check: JournalFinding.Check
  let message: String
  let query: SQLFragment

  private init(_ check: JournalFinding.Check, _ message: String, _ query: SQLFragment) {
    self.check = check
    self.message = message
    self.query = query
  }

  /// All of them, by the order of the checks.
  static var all: [CountedCheck] { changeLog + RevisedTable.allCases.flatMap(rows) + samples }

  private static let changeLog = [
    CountedCheck(
      .changeLog,
      "changes whose rows do not follow those of the change before",
      """
      SELECT count(*) FROM (
        SELECT first_id, last_id, lag(last_id, 1, 0) OVER (ORDER BY id) AS previous FROM change)
      WHERE first_id <> previous + 1 OR last_id < first_id - 1
      """
    ),
    CountedCheck(
      .changeLog,
      "changes that are neither done nor undone nor an undoing",
      "SELECT count(*) FROM change WHERE state NOT BETWEEN 0 AND 3 OR (state = 3) <> (inverts > 0)"
    ),
    CountedCheck(
      .changeLog,
      "changes in force that are later than one that redo would bring back",
      """
      SELECT count(*) FROM change
      WHERE state = 0 AND id > (SELECT min(id) FROM change WHERE state = 1)
      """
    ),
    CountedCheck(
      .changeLog,
      "deletions of samples that are there",
      """
      SELECT count(*) FROM deleted_object JOIN sample ON sample.uuid = deleted_object.uuid
      WHERE sample.removed IS NULL
      """
    ),
    CountedCheck(
      .changeLog,
      "samples that are gone without a record of their deletion",
      """
      SELECT count(DISTINCT uuid) FROM sample AS gone
      WHERE removed IS NOT NULL
        AND uuid NOT IN (SELECT uuid FROM deleted_object)
        AND NOT EXISTS (SELECT 1 FROM sample WHERE sample.uuid = gone.uuid AND removed IS NULL)
      """
    ),
  ]

  private static func rows(of table: RevisedTable) -> [CountedCheck] {
    [
      CountedCheck(
        .changeLog,
        "rows of \(table.rawValue) that no change wrote",
        """
        SELECT count(*) FROM \(table)
        WHERE id < 1 OR id > (SELECT coalesce(max(last_id), 0) FROM change)
        """
      ),
      CountedCheck(
        .changeLog,
        "rows of \(table.rawValue) that were taken away before they were written",
        """
        SELECT count(*) FROM \(table) JOIN change ON change.id = removed
        WHERE \(table).id > change.last_id
        """
      ),
    ]
  }

  private static let samples = [
    CountedCheck(
      .samples,
      "samples without their values or with those of another type, or of a type that this version does not know",
      """
      SELECT count(*) FROM sample
        LEFT JOIN state_of_mind_sample AS state ON state.sample = sample.id
        LEFT JOIN assessment_sample AS assessment ON assessment.sample = sample.id
      WHERE type NOT IN (1, 2) OR (state.sample IS NOT NULL) <> (type = 1)
        OR (assessment.sample IS NOT NULL) <> (type = 2)
      """
    ),
    CountedCheck(
      .samples,
      "samples with labels or associations that have no number",
      "SELECT count(*) FROM state_of_mind_sample WHERE labels < 0 OR associations < 0"
    ),
    CountedCheck(
      .samples,
      "samples whose mark for further labels or associations says the contrary of what there is",
      """
      SELECT count(*) FROM state_of_mind_sample AS state
      WHERE labels & 1 <> EXISTS (SELECT 1 FROM unknown_value
          WHERE unknown_value.sample = state.sample AND field = 'label')
        OR associations & 1 <> EXISTS (SELECT 1 FROM unknown_value
          WHERE unknown_value.sample = state.sample AND field = 'association')
      """
    ),
    CountedCheck(
      .samples,
      "unknown labels or associations that stand outside of their set",
      "SELECT count(*) FROM unknown_value WHERE raw_value BETWEEN 1 AND 62"
    ),
    CountedCheck(
      .samples,
      "assessments whose answers are not numbered one after another",
      """
      SELECT count(*) FROM (SELECT 1 FROM assessment_answer GROUP BY sample
        HAVING min(position) <> 0 OR max(position) <> count(*) - 1)
      """
    ),
    CountedCheck(
      .samples,
      "samples whose clock is more than a day away from UTC",
      "SELECT count(*) FROM zone WHERE abs(utc_offset) > 86400"
    ),
  ]

  /// The finding, unless there is none.
  func finding(_ connection: borrowing Connection) throws(SQLiteError) -> JournalFinding? {
    guard let count = try connection.integer(query), count > 0 else { return nil }
    return JournalFinding(check: check, message: "\(count) \(message)")
  }
}
