internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// Brings calendars up to date with files, in one change; what a file no longer has is kept.
  borrowing func importCalendars(
    _ sources: [CalendarImport],
    command: String
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    var outcomes: [CalendarImport.Outcome] = []
    _ = try change(command: command) { journal, writer throws(StoreError) -> Bool? in
      for source in sources { outcomes.append(try journal.importCalendar(source, &writer)) }
      return outcomes.contains(where: \.isChange) ? true : nil
    }
    return outcomes
  }

  private borrowing func importCalendar(
    _ source: CalendarImport,
    _ writer: inout ChangeWriter
  ) throws(StoreError) -> CalendarImport.Outcome {
    let row = try calendarRows().first { $0.name == source.name }
    guard let association = source.association ?? row?.association else {
      throw .associationMissing(calendar: source.name)
    }
    var outcome = CalendarImport.Outcome()
    outcome.isNew = row == nil
    let old = try row.map { row throws(StoreError) in try components(of: row) } ?? [:]
    let series = outcome.compare(Self.newest(source.events), with: old)
    outcome.changedCalendar = try hasChanged(row, source, association)
    guard outcome.isChange else { return outcome }

    let key = try write(source, association, replacing: row, &writer)
    try writeZones(source.zones, calendar: key, &writer)
    try write(series, calendar: key, &writer)
    return outcome
  }

  /// The components of a file by their keys, the newest of each.
  private static func newest(
    _ events: [EventComponent]
  ) -> [EventComponent.Key: EventComponent] {
    Dictionary(events.map { ($0.key, $0) }) { old, new in new.supersedes(old) ? new : old }
  }

  /// The live components of a calendar by their keys.
  private borrowing func components(
    of row: CalendarRow
  ) throws(StoreError) -> [EventComponent.Key: EventComponent] {
    let texts = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        "SELECT component FROM calendar_event WHERE calendar = \(row.key) AND removed IS NULL"
      )
      var texts: [String] = []
      while try statement.step() { texts.append(statement.text(0)) }
      return texts
    }
    var components: [EventComponent.Key: EventComponent] = [:]
    for text in texts {
      guard let component = try? EventComponent(text: text) else {
        throw .unreadableEvent(calendar: row.name)
      }
      components[component.key] = component
    }
    return components
  }

  /// Whether the calendar's own row or its zones would say something else.
  private borrowing func hasChanged(
    _ row: CalendarRow?,
    _ source: CalendarImport,
    _ association: StateOfMind.Association
  ) throws(StoreError) -> Bool {
    guard let row else { return false }
    let color = source.color ?? row.color
    let zone = source.zoneName ?? row.zoneName
    if (row.association, row.color, row.zoneName) != (association, color, zone) { return true }
    let known = try zoneDefinitions(calendar: row.key)
    return source.zones.contains { zone in
      !known.contains { $0.identifier == zone.identifier && $0.text == zone.text }
    }
  }

  /// Writes the calendar's row.
  ///
  /// - Returns: The number by which its events refer to it, the same for all versions of the row.
  private borrowing func write(
    _ source: CalendarImport,
    _ association: StateOfMind.Association,
    replacing row: CalendarRow?,
    _ writer: inout ChangeWriter
  ) throws(StoreError) -> Int64 {
    let id = writer.newID()
    let key = row?.key ?? id
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
        VALUES (\(id), \(key), \(source.name), \(Int64(association.rawValue)), \(color), \(zone),
          \(at))
        """
      )
    }
    return key
  }

  private borrowing func writeZones(
    _ zones: [ZoneDefinition],
    calendar key: Int64,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    // Of two definitions of one name in a file the last counts.
    let latest = Dictionary(zones.map { ($0.identifier, $0) }) { $1 }
    try translating { connection throws(SQLiteError) in
      for (identifier, zone) in latest.sorted(by: { $0.key < $1.key }) {
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

  /// Writes all components of the given series, in place of those that are there.
  private borrowing func write(
    _ allSeries: [EventSeries],
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
      let insert = try connection.prepare(
        """
        INSERT INTO calendar_event (id, calendar, uid, recurrence_id, summary, starts, ends, zone,
          rule, status, component, span, earliest, latest)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      )
      for series in allSeries {
        try remove.run([.integer(writer.number), .integer(key), .text(series.uid)])
        if let master = series.master {
          try insert.run(master.row(id: writer.newID(), calendar: key, bounds: series.bounds))
        }
        for change in series.overrides {
          let bounds = EventSeries([change])?.bounds ?? series.bounds
          try insert.run(change.row(id: writer.newID(), calendar: key, bounds: bounds))
        }
      }
    }
  }
}

extension CalendarImport.Outcome {
  /// Sorts the components of a file into new, changed and unchanged ones.
  ///
  /// - Returns: The series that have to be written: those with something new or changed, whole,
  ///   because the stretch of time an event covers depends on all its parts.
  fileprivate mutating func compare(
    _ new: [EventComponent.Key: EventComponent],
    with old: [EventComponent.Key: EventComponent]
  ) -> [EventSeries] {
    var touched: Set<String> = []
    for (key, component) in new {
      if let known = old[key] {
        if component.hasSameContent(as: known) {
          unchangedCount += 1
          continue
        }
        changed.append(component)
      } else {
        added.append(component)
      }
      touched.insert(key.uid)
    }
    missing = old.filter { new[$0.key] == nil }.map(\.value)
    added.sort(by: EventComponent.precedes)
    changed.sort(by: EventComponent.precedes)
    missing.sort(by: EventComponent.precedes)
    let merged = old.merging(new) { $1 }.values.filter { touched.contains($0.uid) }
    return EventSeries.grouped(merged.sorted(by: EventComponent.precedes))
  }
}
