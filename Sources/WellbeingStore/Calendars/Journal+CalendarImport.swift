internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// Brings calendars up to date with files, in one change.
  borrowing func importCalendars(
    _ sources: [CalendarImport],
    command: String
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    var outcomes: [CalendarImport.Outcome] = []
    _ = try change(command: command) { journal, writer throws(StoreError) -> Bool? in
      for source in sources {
        let update = try journal.update(for: source)
        if update.outcome.isChange { try journal.write(update, source, &writer) }
        outcomes.append(update.outcome)
      }
      return outcomes.contains(where: \.isChange) ? true : nil
    }
    return outcomes
  }

  /// Finds out what an import would do.
  borrowing func previewImport(
    of sources: [CalendarImport]
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    try reading { journal throws(StoreError) in
      var outcomes: [CalendarImport.Outcome] = []
      for source in sources { outcomes.append(try journal.update(for: source).outcome) }
      return outcomes
    }
  }

  /// Compares what a file says with what is there.
  private borrowing func update(
    for source: CalendarImport
  ) throws(StoreError) -> CalendarUpdate {
    let row = try calendarRows().first { $0.name == source.name }
    var update = try CalendarUpdate(source, row: row)
    let old = try row.map { row throws(StoreError) in try components(of: row) } ?? [:]
    update.compare(source.events, with: old, removesMissing: source.removesMissing)
    if let row { update.noteCalendar(isChanged: try hasChanged(row, source, update)) }
    return update
  }

  /// The live components of a calendar by their keys.
  private borrowing func components(
    of row: CalendarRow
  ) throws(StoreError) -> [EventComponent.Key: EventComponent] {
    Dictionary(try components(on: row).map { ($0.key, $0) }) { $1 }
  }

  /// Whether the calendar's own row, its categories or its zones would say something else.
  private borrowing func hasChanged(
    _ row: CalendarRow,
    _ source: CalendarImport,
    _ update: CalendarUpdate
  ) throws(StoreError) -> Bool {
    let color = source.color ?? row.color
    let zone = source.zoneName ?? row.zoneName
    if (row.association, row.color, row.zoneName) != (update.association, color, zone)
      || row.categories != update.categories
    {
      return true
    }
    let known = try zoneDefinitions(calendar: row.key)
    let new = source.zonesByName.values.filter { !known.contains($0) }
    guard !new.isEmpty else { return false }
    // What an export of this calendar defines besides says nothing new.
    var exported = CalendarDocument(zones: known, events: source.events)
    exported.standardize(database: zones)
    return !new.allSatisfy(exported.zones.contains)
  }

  private borrowing func write(
    _ update: CalendarUpdate,
    _ source: CalendarImport,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    let key = try writeCalendar(update, source, &writer)
    try writeZones(source.zonesByName, calendar: key, &writer)
    try writeCategories(update, calendar: key, &writer)
    try writeEvents(update, calendar: key, &writer)
  }

  /// Writes the calendar's row.
  ///
  /// - Returns: The number by which its events refer to it, the same for all versions of the row.
  private borrowing func writeCalendar(
    _ update: CalendarUpdate,
    _ source: CalendarImport,
    _ writer: inout ChangeWriter
  ) throws(StoreError) -> Int64 {
    let row = update.row
    let id = writer.newID()
    let key = row?.key ?? id
    let association = Int64(update.association.rawValue)
    let color = SQLValue.optional(source.color ?? row?.color)
    let zone = SQLValue.optional(source.zoneName ?? row?.zoneName)
    let at = now().milliseconds
    try translating { connection throws(SQLiteError) in
      if let row {
        try connection.run("UPDATE calendar SET removed = \(writer.number) WHERE id = \(row.id)")
      }
      try connection.run(
        """
        INSERT INTO calendar (id, key, name, association, color, zone, imported_at)
        VALUES (\(id), \(key), \(source.name), \(association), \(color), \(zone), \(at))
        """
      )
    }
    return key
  }

  private borrowing func writeZones(
    _ zones: [String: ZoneDefinition],
    calendar key: Int64,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    try translating { connection throws(SQLiteError) in
      for (identifier, zone) in zones.sorted(by: { $0.key < $1.key }) {
        try connection.run(
          """
          UPDATE calendar_zone SET removed = \(writer.number)
          WHERE calendar = \(key) AND identifier = \(identifier) AND removed IS NULL
          """
        )
        try connection.run(
          """
          INSERT INTO calendar_zone (id, calendar, identifier, definition)
          VALUES (\(writer.newID()), \(key), \(identifier), \(zone.text))
          """
        )
      }
    }
  }

  private borrowing func writeCategories(
    _ update: CalendarUpdate,
    calendar key: Int64,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    guard update.categories != update.row?.categories ?? CategoryAssociations() else { return }
    try translating { connection throws(SQLiteError) in
      try connection.run(
        """
        UPDATE calendar_category SET removed = \(writer.number)
        WHERE calendar = \(key) AND removed IS NULL
        """
      )
      for entry in update.categories.entries {
        try connection.run(
          """
          INSERT INTO calendar_category (id, calendar, category, association)
          VALUES (\(writer.newID()), \(key), \(entry.category),
            \(Int64(entry.association.rawValue)))
          """
        )
      }
    }
  }

  /// Writes all components of the series that have to be, in place of those that are there.
  private borrowing func writeEvents(
    _ update: CalendarUpdate,
    calendar key: Int64,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    try translating { connection throws(SQLiteError) in
      let remove = try connection.prepare(
        """
        UPDATE calendar_event SET removed = ?
        WHERE calendar = ? AND uid = ? AND removed IS NULL
        """
      )
      if !update.outcome.isNew {
        for uid in update.touched {
          try remove.run([.integer(writer.number), .integer(key), .text(uid)])
        }
      }
      let insert = try connection.prepare(
        """
        INSERT INTO calendar_event (id, calendar, uid, recurrence_id, summary, starts, ends, zone,
          rule, status, component, span, earliest, latest, association)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      )
      func write(
        _ component: EventComponent,
        _ bounds: EventSeries.Bounds
      ) throws(SQLiteError) {
        let association = update.categories.association(ofCategories: component.categories)
        let id = writer.newID()
        try insert.run(
          component.row(id: id, calendar: key, association: association, bounds: bounds)
        )
      }
      for series in update.series {
        if let master = series.master { try write(master, series.bounds) }
        for change in series.overrides {
          try write(change, EventSeries([change])?.bounds ?? series.bounds)
        }
      }
    }
  }
}

extension CalendarImport {
  /// The zones it defines by their names; of two definitions of one name the last counts, unless it
  /// says nothing.
  fileprivate var zonesByName: [String: ZoneDefinition] {
    Dictionary(zones.map { ($0.identifier, $0) }) { $1.observances.isEmpty ? $0 : $1 }
  }
}
