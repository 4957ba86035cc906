/// The live events of a calendar in the journal.
struct StoredEventRows: ~Copyable, SeriesRowSource {
  private let statement: Statement
  private let path: String

  /// - Parameters:
  ///   - key: The number by which events refer to the calendar.
  ///   - journal: The journal, in a transaction.
  /// - Throws: What any reading may throw.
  init(calendar key: Int64, in journal: borrowing Journal) throws(StoreError) {
    path = journal.path
    do {
      statement = try journal.connection.prepare(
        """
        SELECT uid, recurrence_id, starts, component
        FROM calendar_event WHERE calendar = \(key) AND removed IS NULL ORDER BY uid, recurrence_id
        """
      )
    } catch {
      throw StoreError(error, path: journal.path)
    }
  }

  mutating func next() throws(StoreError) -> SeriesRow? {
    do {
      guard try statement.step() else { return nil }
    } catch {
      throw StoreError(error, path: path)
    }
    var values = PackedRow()
    for position in 0...EventRow.Column.component {
      switch position {
      case EventRow.Column.uid: values.append(statement.text(0))
      case EventRow.Column.recurrenceID: values.append(statement.text(1))
      case EventRow.Column.starts: values.append(statement.text(2))
      case EventRow.Column.component: values.append(statement.text(3))
      default: values.appendNull()
      }
    }
    return SeriesRow(values, isWhole: false)
  }
}
