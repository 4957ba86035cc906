internal import ICalendar

/// The first of some events by their starts: enough to show, however many there are.
struct FirstEvents {
  private var entries: [SeriesRow] = []

  /// Takes in one event.
  mutating func note(_ row: SeriesRow) {
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

  private static func precedes(_ lhs: SeriesRow, _ rhs: SeriesRow) -> Bool {
    (lhs.starts, lhs.uid, lhs.recurrenceID) < (rhs.starts, rhs.uid, rhs.recurrenceID)
  }
}
