internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// Brings calendars up to date with what an intake holds, in one change.
  borrowing func importCalendars(
    _ sources: [CalendarImport],
    from intake: borrowing CalendarIntake,
    command: String
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    let events = intake.arranged(sources)
    try backUp(beforeImporting: sources, events, intake.zoneUse)
    return try withBoundedCache(count: intake.eventCount) { journal throws(StoreError) in
      var outcomes: [CalendarImport.Outcome] = []
      _ = try journal.change(command: command) { journal, writer throws(StoreError) -> Bool? in
        for index in sources.indices {
          outcomes.append(
            try journal.update(
              sources[index],
              events.rows(at: index),
              intake.zoneUse,
              &writer
            )
          )
        }
        return outcomes.contains(where: \.isChange) ? true : nil
      }
      return outcomes
    }
  }

  /// Finds out what an import would do.
  borrowing func previewImport(
    of sources: [CalendarImport],
    from intake: borrowing CalendarIntake
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    try preview(sources, intake.arranged(sources), intake.zoneUse)
  }

  private borrowing func preview(
    _ sources: [CalendarImport],
    _ events: ArrangedEvents,
    _ zoneUse: [Int: ZoneUse]
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    try reading { journal throws(StoreError) in
      var outcomes: [CalendarImport.Outcome] = []
      for (index, source) in sources.enumerated() {
        let row = try journal.calendarRows().first { $0.name == source.name }
        var update = try CalendarUpdate(source, row: row)
        try journal.compare(source, events.rows(at: index), zoneUse, &update) { _, _ in }
        outcomes.append(try update.outcome())
      }
      return outcomes
    }
  }

  /// Runs a body whose many changed pages do not all stay in memory.
  ///
  /// Elsewhere pages stay in memory until the commit, because written out early they shut readers
  /// out. Of a hundred thousand events they are 60 MiB; here only the writing itself is inside, not
  /// the reading of files, so readers wait for the same second or so either way.
  private borrowing func withBoundedCache<Result>(
    count: Int,
    _ body: (borrowing Journal) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard count > 5000 else { return try body(self) }
    let former = try translating { connection throws(SQLiteError) in
      let former = try connection.integer("PRAGMA cache_size") ?? -2000
      try connection.execute(script: "PRAGMA cache_size = -12288; PRAGMA cache_spill = ON")
      return former
    }
    defer {
      try? connection.execute(
        script: "PRAGMA cache_spill = OFF; PRAGMA cache_size = \(former); PRAGMA shrink_memory"
      )
    }
    return try body(self)
  }

  /// Makes a backup when enough of the events are new.
  private borrowing func backUp(
    beforeImporting sources: [CalendarImport],
    _ events: ArrangedEvents,
    _ zoneUse: [Int: ZoneUse]
  ) throws(StoreError) {
    guard events.count > backups.bulkSize || sources.contains(where: \.removesMissing),
      try !calendarRows().isEmpty
    else {
      // Where no calendar is, all events are new.
      try backUp(beforeChanging: events.count)
      return
    }
    let outcomes = try preview(sources, events, zoneUse)
    try backUp(
      beforeChanging: outcomes.reduce(0) { $0 + $1.addedCount + $1.changedCount + $1.removedCount }
    )
  }

  /// Compares one calendar with what is there and writes what is new.
  private borrowing func update(
    _ source: CalendarImport,
    _ rows: consuming SeriesRows<ArrangedEvents.Rows>,
    _ zoneUse: [Int: ZoneUse],
    _ writer: inout ChangeWriter
  ) throws(StoreError) -> CalendarImport.Outcome {
    let row = try calendarRows().first { $0.name == source.name }
    var update = try CalendarUpdate(source, row: row)
    let key = row?.key ?? writer.newID()
    let events = try EventWriter(
      self,
      calendar: key,
      categories: update.categories,
      name: source.name
    )
    try compare(source, rows, zoneUse, &update) { rows, uid throws(StoreError) in
      try events.write(rows, replacing: uid, &writer)
    }
    if update.isChange {
      try writeCalendar(update, source, key: key, &writer)
      try writeZones(source.zonesByName, calendar: key, &writer)
      try writeCategories(update, calendar: key, &writer)
    }
    return try update.outcome()
  }

  /// Goes through the series of the file and of the calendar side by side.
  ///
  /// The body gets every series that has to be written: all its events, and its identifier when the
  /// journal has any of them.
  private borrowing func compare(
    _ source: CalendarImport,
    _ new: consuming SeriesRows<ArrangedEvents.Rows>,
    _ zoneUse: [Int: ZoneUse],
    _ update: inout CalendarUpdate,
    _ body: ([SeriesRow], String?) throws(StoreError) -> Void
  ) throws(StoreError) {
    if let row = update.row, try hasChanged(row, source, update, zoneUse) {
      update.noteCalendarChange()
    }
    // No calendar has the key 0: of a new one there are no rows.
    var old = SeriesRows(try StoredEventRows(calendar: update.row?.key ?? 0, in: self))
    while let uid = Self.first(try new.nextUID(), try old.nextUID()) {
      let added = try new.take(uid)
      let known = try old.take(uid)
      guard let rows = try update.compare(added, with: known) else { continue }
      try body(rows, known.first?.uid)
    }
  }

  /// The identifier that comes first.
  private static func first(_ one: String?, _ other: String?) -> String? {
    guard let one, let other else { return one ?? other }
    return other.precedesInBytes(one) ? other : one
  }

  /// Whether the calendar's own row, its categories or its zones would say something else.
  private borrowing func hasChanged(
    _ row: CalendarRow,
    _ source: CalendarImport,
    _ update: CalendarUpdate,
    _ zoneUse: [Int: ZoneUse]
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
    var use = ZoneUse()
    for part in source.parts { use.formUnion(zoneUse[part] ?? ZoneUse()) }
    let exported = use.completing(known, database: zones)
    return !new.allSatisfy(exported.contains)
  }
}

extension CalendarImport {
  /// The zones it defines by their names; of two definitions of one name the last counts, unless it
  /// says nothing.
  fileprivate var zonesByName: [String: ZoneDefinition] {
    Dictionary(zones.map { ($0.identifier, $0) }) { $1.observances.isEmpty ? $0 : $1 }
  }
}
