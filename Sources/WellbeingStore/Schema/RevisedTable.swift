/// The tables whose rows a change writes and takes away, and undo brings back.
enum RevisedTable: String, CaseIterable {
  case sample
  case calendar
  case calendarZone = "calendar_zone"
  case calendarEvent = "calendar_event"
}
