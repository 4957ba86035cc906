internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// A calendar as its row says, without its events.
  struct CalendarRow {
    var id: Int64
    var key: Int64
    var name: String
    var association: StateOfMind.Association
    var categories = CategoryAssociations()
    var color: String?
    var zoneName: String?
    var importedAt: Instant
  }

  /// The live calendars by name.
  borrowing func calendarRows() throws(StoreError) -> [CalendarRow] {
    try translating { connection throws(SQLiteError) in
      let categories = try connection.categoryAssociations()
      let statement = try connection.prepare(
        """
        SELECT id, key, name, association, color, zone, imported_at FROM calendar
        WHERE removed IS NULL ORDER BY name
        """
      )
      var rows: [CalendarRow] = []
      while try statement.step() {
        rows.append(
          CalendarRow(
            id: statement.integer(0),
            key: statement.integer(1),
            name: statement.text(2),
            association: StateOfMind.Association(rawValue: Int(statement.integer(3))),
            categories: categories[statement.integer(1)] ?? CategoryAssociations(),
            color: statement.optionalText(4),
            zoneName: statement.optionalText(5),
            importedAt: Instant(milliseconds: statement.integer(6))
          )
        )
      }
      return rows
    }
  }

  /// The live calendar with a name.
  borrowing func calendarRow(named name: String) throws(StoreError) -> CalendarRow {
    let rows = try calendarRows()
    guard let row = rows.first(where: { $0.name == name }) else {
      throw .noSuchCalendar(name: name, known: rows.map(\.name))
    }
    return row
  }

  /// The calendars with how much is on them.
  borrowing func calendarSummaries(zone: Zone) throws(StoreError) -> [CalendarSummary] {
    var summaries: [CalendarSummary] = []
    for row in try calendarRows() {
      let reach = try reach(of: row, zone: zone)
      let count = try translating { connection throws(SQLiteError) in
        try connection.integer(
          """
          SELECT count(DISTINCT uid) FROM calendar_event
          WHERE calendar = \(row.key) AND removed IS NULL
          """
        )
      }
      summaries.append(
        CalendarSummary(
          name: row.name,
          association: row.association,
          categories: row.categories,
          eventCount: Int(count ?? 0),
          from: reach.from,
          to: reach.to,
          importedAt: row.importedAt
        )
      )
    }
    return summaries
  }

  /// When the first event of a calendar begins and the last one ends.
  ///
  /// The stored bounds are wider than the occurrences by some days, so only the events at both ends
  /// have to be looked at.
  private borrowing func reach(
    of row: CalendarRow,
    zone: Zone
  ) throws(StoreError) -> (from: Instant?, to: Instant?) {
    let (earliest, latest, isEndless) = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT min(earliest), max(latest), count(*) > count(latest) FROM calendar_event
        WHERE calendar = \(row.key) AND removed IS NULL
        """
      )
      _ = try statement.step()
      return (
        statement.optionalInteger(0).map { Instant(milliseconds: $0) },
        statement.optionalInteger(1).map { Instant(milliseconds: $0) },
        statement.integer(2) != 0
      )
    }
    guard let earliest else { return (nil, nil) }
    let first = try outermost(of: row, zone: zone) { days in
      earliest..<earliest.advanced(bySeconds: days * 86_400)
    }
    guard let latest, !isEndless else { return (first.map(\.start).min(), nil) }
    let last = try outermost(of: row, zone: zone) { days in
      latest.advanced(bySeconds: -days * 86_400)..<latest.advanced(byMilliseconds: 1)
    }
    return (first.map(\.start).min(), last.map(\.end).max())
  }

  /// The occurrences at one end of a calendar, which are looked for ever further inside: exceptions
  /// may have taken away any number of them.
  private borrowing func outermost(
    of row: CalendarRow,
    zone: Zone,
    window: (_ days: Int64) -> Range<Instant>
  ) throws(StoreError) -> [CalendarEvent] {
    for days: Int64 in [6, 60, 600, 6000] {
      let events = try events(in: window(days), calendars: [row.name], zone: zone)
      if !events.isEmpty { return events }
    }
    return []
  }

  /// Takes a calendar away with everything on it.
  borrowing func removeCalendar(named name: String, command: String) throws(StoreError) {
    _ = try change(command: command) { journal, writer throws(StoreError) in
      let row = try journal.calendarRow(named: name)
      try journal.translating { connection throws(SQLiteError) in
        try connection.run("UPDATE calendar SET removed = \(writer.number) WHERE id = \(row.id)")
        for table in [RevisedTable.calendarZone, .calendarCategory, .calendarEvent] {
          try connection.run(
            """
            UPDATE \(table) SET removed = \(writer.number)
            WHERE calendar = \(row.key) AND removed IS NULL
            """
          )
        }
      }
      return true
    }
  }
}

extension Connection {
  /// What is said about categories, by the calendar's key.
  fileprivate borrowing func categoryAssociations() throws(SQLiteError) -> [Int64:
    CategoryAssociations]
  {
    let statement = try prepare(
      "SELECT calendar, category, association FROM calendar_category WHERE removed IS NULL"
    )
    var categories: [Int64: CategoryAssociations] = [:]
    while try statement.step() {
      let association = StateOfMind.Association(rawValue: Int(statement.integer(2)))
      categories[statement.integer(0), default: CategoryAssociations()]
        .apply(.init(category: statement.text(1), association: association))
    }
    return categories
  }
}
