internal import WellbeingKit

extension EventReference {
  /// Creates a reference to an occurrence.
  init(_ event: CalendarEvent) {
    self.init(
      calendar: event.calendar,
      uid: event.uid,
      summary: event.summary,
      start: event.start,
      end: event.end
    )
  }
}
