internal import ICalendar
internal import WellbeingModel

/// Writes the events of one calendar, series by series.
struct EventWriter: ~Copyable {
  private let calendar: Int64
  private let categories: CategoryAssociations
  private let name: String
  private let path: String
  private let remove: Statement
  private let insert: Statement

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - journal: The journal, in a transaction.
  ///   - calendar: The number by which events refer to the calendar.
  ///   - categories: The categories whose events belong to an area of life of their own.
  ///   - name: The calendar's name.
  /// - Throws: What any writing may throw.
  init(
    _ journal: borrowing Journal,
    calendar: Int64,
    categories: CategoryAssociations,
    name: String
  ) throws(StoreError) {
    self.calendar = calendar
    self.categories = categories
    self.name = name
    path = journal.path
    do throws(SQLiteError) {
      let remove = try journal.connection.prepare(
        """
        UPDATE calendar_event SET removed = ?
        WHERE calendar = ? AND uid = ? AND removed IS NULL
        """
      )
      insert = try journal.connection.prepare(
        """
        INSERT INTO calendar_event (id, calendar, association, \(EventRow.columns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      )
      self.remove = remove
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Writes all events of a series, in place of those that are there.
  ///
  /// - Parameters:
  ///   - rows: The events; none when the series is taken away.
  ///   - uid: The identifier of the series; nil when the journal has nothing of it.
  ///   - writer: The change.
  /// - Throws: What any writing may throw.
  borrowing func write(
    _ rows: [SeriesRow],
    replacing uid: String?,
    _ writer: inout Journal.ChangeWriter
  ) throws(StoreError) {
    if let uid {
      try run(remove, [.integer(writer.number), .integer(calendar), .text(uid)])
    }
    // The stretch of time of an event that is a series by itself is known from its file.
    if rows.count == 1, rows[0].isWhole, categories.entries.isEmpty {
      return try insert(rows[0].values, nil, &writer)
    }
    var components: [EventComponent] = []
    for row in rows { components.append(try row.component(calendar: name)) }
    guard let series = EventSeries(components) else { return }
    var values = PackedRow()
    for row in EventRow.rows(of: series) {
      values.removeAll()
      row.append(to: &values)
      let association = categories.association(ofCategories: row.component.categories)
      try insert(values, association, &writer)
    }
  }

  private borrowing func insert(
    _ values: PackedRow,
    _ association: StateOfMind.Association?,
    _ writer: inout Journal.ChangeWriter
  ) throws(StoreError) {
    let association = SQLValue.optional(association.map { Int64($0.rawValue) })
    do throws(SQLiteError) {
      try insert.run([.integer(writer.newID()), .integer(calendar), association], values)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private borrowing func run(
    _ statement: borrowing Statement,
    _ values: [SQLValue]
  ) throws(StoreError) {
    do throws(SQLiteError) {
      try statement.run(values)
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
