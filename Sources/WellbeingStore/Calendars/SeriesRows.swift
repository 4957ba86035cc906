internal import ICalendar

/// Rows of events in the order of their identifiers, taken one identifier at a time.
///
/// Identifiers are in the order of their bytes, which is SQLite's.
struct SeriesRows: ~Copyable {
  /// One event as a row has it.
  struct Row {
    /// The event's identifier.
    let uid: String

    /// The occurrence as iCalendar writes it; empty for the event itself.
    let recurrenceID: String

    /// The beginning as people read it.
    let starts: String

    /// The event as text.
    let text: String

    /// The values of the columns of ``EventComponent/columns(_:)``; empty for a row of the journal.
    let values: [SQLValue]
  }

  private let statement: Statement
  private let hasValues: Bool
  private var row: Row?
  private var isBegun = false

  private init(_ statement: consuming Statement, hasValues: Bool) {
    self.statement = statement
    self.hasValues = hasValues
  }

  /// The events of one calendar in an intake that has been arranged.
  static func arranged(
    part: Int,
    in connection: borrowing Connection
  ) throws(SQLiteError) -> SeriesRows {
    let statement = try connection.prepare(
      """
      SELECT uid, recurrence_id, summary, starts, ends, zone, rule, status, component, span,
        earliest, latest
      FROM event WHERE part = \(Int64(part)) ORDER BY uid, recurrence_id, id
      """
    )
    return SeriesRows(statement, hasValues: true)
  }

  /// The live events of a calendar in the journal.
  static func stored(
    calendar key: Int64,
    in connection: borrowing Connection
  ) throws(SQLiteError) -> SeriesRows {
    let statement = try connection.prepare(
      """
      SELECT uid, recurrence_id, NULL, starts, NULL, NULL, NULL, NULL, component
      FROM calendar_event WHERE calendar = \(key) AND removed IS NULL ORDER BY uid, recurrence_id
      """
    )
    return SeriesRows(statement, hasValues: false)
  }

  /// The identifier that comes next; nil at the end.
  mutating func nextUID() throws(SQLiteError) -> String? {
    if !isBegun { try advance() }
    return row?.uid
  }

  /// Takes the rows of an identifier, if it comes next.
  mutating func take(_ uid: String) throws(SQLiteError) -> [Row] {
    var rows: [Row] = []
    while let next = row, next.uid.utf8.elementsEqual(uid.utf8) {
      rows.append(next)
      try advance()
    }
    return rows
  }

  private mutating func advance() throws(SQLiteError) {
    isBegun = true
    guard try statement.step() else {
      row = nil
      return
    }
    var values: [SQLValue] = []
    if hasValues {
      values.reserveCapacity(12)
      for column: Int32 in 0..<12 { values.append(value(column)) }
    }
    row = Row(
      uid: statement.text(0),
      recurrenceID: statement.text(1),
      starts: statement.text(3),
      text: statement.text(8),
      values: values
    )
  }

  private func value(_ column: Int32) -> SQLValue {
    if statement.isNull(column) { return .null }
    return statement.isText(column)
      ? .text(statement.text(column)) : .integer(statement.integer(column))
  }
}

extension String {
  /// Whether the bytes come before those of another text.
  func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
