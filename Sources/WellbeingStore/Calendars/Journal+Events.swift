internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// The occurrences that have a part in a window, by their starts; of all calendars unless some are
  /// named.
  borrowing func events(
    in window: Range<Instant>,
    calendars: Set<String>? = nil,
    zone: Zone
  ) throws(StoreError) -> [CalendarEvent] {
    try agenda(in: window, calendars: calendars, zone: zone).events
  }

  /// The occurrences that have a part in a window, and whether these are all.
  borrowing func agenda(
    in window: Range<Instant>,
    calendars: Set<String>?,
    zone: Zone
  ) throws(StoreError) -> CalendarAgenda {
    var agenda = CalendarAgenda()
    for row in try calendarRows() where calendars?.contains(row.name) ?? true {
      var zones = ZoneResolver(
        definitions: try zoneDefinitions(calendar: row.key),
        calendarZone: row.zoneName,
        personalZone: zone,
        database: self.zones
      )
      try forEachSeries(touching: window, of: row) { series in
        let expansion = series.instances(in: window, zones: &zones)
        for instance in expansion.instances {
          agenda.events.append(CalendarEvent(instance, on: row))
        }
        guard expansion.isCutOff else { return }
        let named = series.master ?? series.overrides.first
        agenda.cutOff.append(.init(calendar: row.name, summary: named?.summary ?? ""))
      }
    }
    agenda.events.sort {
      ($0.start, $0.isAllDay ? 0 : 1, $0.end, $0.summary, $0.uid)
        < ($1.start, $1.isAllDay ? 0 : 1, $1.end, $1.summary, $1.uid)
    }
    return agenda
  }

  /// The zones a calendar defines.
  borrowing func zoneDefinitions(calendar key: Int64) throws(StoreError) -> [ZoneDefinition] {
    let texts = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        "SELECT definition FROM calendar_zone WHERE calendar = \(key) AND removed IS NULL"
      )
      var texts: [String] = []
      while try statement.step() { texts.append(statement.text(0)) }
      return texts
    }
    let definitions = texts.compactMap { try? ZoneDefinition(text: $0) }
    guard definitions.count == texts.count else { throw .damaged(path: path) }
    return definitions
  }

  /// All components on a calendar, each event followed by the changes to its occurrences.
  borrowing func components(on row: CalendarRow) throws(StoreError) -> [EventComponent] {
    try components(
      on: row,
      """
      SELECT component FROM calendar_event
      WHERE removed IS NULL AND calendar = \(row.key) ORDER BY uid, recurrence_id
      """
    )
  }

  private borrowing func components(
    on row: CalendarRow,
    _ query: SQLFragment
  ) throws(StoreError) -> [EventComponent] {
    let texts = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(query)
      var texts: [String] = []
      while try statement.step() { texts.append(statement.text(0)) }
      return texts
    }
    let components = texts.compactMap { try? EventComponent(text: $0) }
    guard components.count == texts.count else { throw .unreadableEvent(calendar: row.name) }
    return components
  }

  /// Gives the events of a calendar that may have occurrences in a window, each with all its parts.
  private borrowing func forEachSeries(
    touching window: Range<Instant>,
    of row: CalendarRow,
    _ body: (EventSeries) -> Void
  ) throws(StoreError) {
    let isComplete = try forEachToldSeries(touching: window, of: row, body)
    // One branch for each class of spans, so that each is a range of the index.
    let spans = isComplete ? [EventSpan.days] : EventSpan.allCases
    let touching = spans.map { span -> SQLFragment in
      """
      SELECT uid FROM calendar_event
      WHERE removed IS NULL AND calendar = \(row.key) AND \(span.condition(window))
        AND agenda IS NULL
      """
    }
    let components = try components(
      on: row,
      """
      SELECT component FROM calendar_event
      WHERE removed IS NULL AND calendar = \(row.key) AND uid IN (\(.union(touching)))
      ORDER BY uid, recurrence_id
      """
    )
    EventSeries.grouped(components).forEach(body)
  }

  /// Gives the series that reach far and whose text for agendas lies in the index.
  ///
  /// - Returns: Whether these are all that reach far.
  private borrowing func forEachToldSeries(
    touching window: Range<Instant>,
    of row: CalendarRow,
    _ body: (EventSeries) -> Void
  ) throws(StoreError) -> Bool {
    var reader = AgendaTextReader()
    var isComplete = true
    for span in EventSpan.allCases where span != .days {
      let isReadable = try translating { connection throws(SQLiteError) in
        let statement = try connection.prepare(
          """
          SELECT agenda FROM calendar_event
          WHERE removed IS NULL AND calendar = \(row.key) AND \(span.condition(window))
          """
        )
        while try statement.step() {
          guard !statement.isNull(0) else {
            isComplete = false
            continue
          }
          do {
            try statement.withText(0) { bytes throws(ICalendarError) in
              if let series = try reader.series(bytes) { body(series) }
            }
          } catch {
            return false
          }
        }
        return true
      }
      guard isReadable else { throw .unreadableEvent(calendar: row.name) }
    }
    return isComplete
  }
}

extension CalendarEvent {
  /// An occurrence on a calendar.
  fileprivate init(_ instance: EventInstance, on row: Journal.CalendarRow) {
    self.init(
      calendar: row.name,
      association: row.categories.association(ofCategories: instance.categories)
        ?? row.association,
      uid: instance.uid,
      recurrenceID: instance.recurrenceID,
      summary: instance.summary,
      start: instance.start,
      end: instance.end,
      days: instance.days,
      zone: instance.zone,
      status: Status(instance.status),
      isTransparent: instance.isTransparent
    )
  }
}

extension CalendarEvent.Status {
  fileprivate init(_ status: EventStatus) {
    switch status {
    case .confirmed: self = .confirmed
    case .tentative: self = .tentative
    case .cancelled: self = .cancelled
    }
  }
}
