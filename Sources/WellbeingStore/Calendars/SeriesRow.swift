internal import ICalendar

/// One event of a series as a row has it.
struct SeriesRow {
  /// The event's identifier.
  let uid: String

  /// The occurrence as iCalendar writes it; empty for the event itself.
  let recurrenceID: String

  /// The values of ``EventRow/columns``; not all of them in a row of the journal.
  let values: PackedRow

  /// Whether all values are there.
  let isWhole: Bool

  init(_ values: PackedRow, isWhole: Bool) {
    uid = values.text(EventRow.Column.uid)
    recurrenceID = values.text(EventRow.Column.recurrenceID)
    self.values = values
    self.isWhole = isWhole
  }

  /// The beginning as people read it.
  var starts: String { values.text(EventRow.Column.starts) }

  /// The event as text.
  var text: String { values.text(EventRow.Column.component) }

  /// The event; what it came from names the calendar for the failure.
  func component(calendar: String) throws(StoreError) -> EventComponent {
    do {
      return try EventComponent(text: text)
    } catch {
      throw .unreadableEvent(calendar: calendar)
    }
  }
}
