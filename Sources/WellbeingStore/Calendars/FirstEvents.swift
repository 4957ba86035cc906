internal import ICalendar

/// The first of some events by their starts: enough to show, however many there are.
struct FirstEvents {
  private var entries: [SeriesRows.Row] = []

  /// Takes in one event.
  mutating func note(_ row: SeriesRows.Row) {
    if entries.count == CalendarImport.Outcome.listLimit {
      guard let last = entries.last, Self.precedes(row, last) else { return }
      entries.removeLast()
    }
    let place = entries.firstIndex { Self.precedes(row, $0) } ?? entries.endIndex
    entries.insert(row, at: place)
  }

  /// The events.
  func components(calendar: String) throws(StoreError) -> [EventComponent] {
    var components: [EventComponent] = []
    for entry in entries { components.append(try entry.component(calendar: calendar)) }
    return components
  }

  private static func precedes(_ lhs: SeriesRows.Row, _ rhs: SeriesRows.Row) -> Bool {
    (lhs.starts, lhs.uid, lhs.recurrenceID) < (rhs.starts, rhs.uid, rhs.recurrenceID)
  }
}

extension SeriesRows.Row {
  /// The event; what it came from names the calendar for the failure.
  func component(calendar: String) throws(StoreError) -> EventComponent {
    do {
      return try EventComponent(text: text)
    } catch {
      throw .unreadableEvent(calendar: calendar)
    }
  }
}
