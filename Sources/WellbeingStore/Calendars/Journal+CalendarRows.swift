internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// Writes the calendar's row; events refer to it by the key, the same for all its versions.
  borrowing func writeCalendar(
    _ update: CalendarUpdate,
    _ source: CalendarImport,
    key: Int64,
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    let row = update.row
    // The number of the first version of the row is that of the calendar.
    let id = row == nil ? key : writer.newID()
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
  }

  borrowing func writeZones(
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

  borrowing func writeCategories(
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
}
