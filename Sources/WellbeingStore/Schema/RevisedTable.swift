/// The tables whose rows a change writes and takes away, and undo brings back.
enum RevisedTable: String, CaseIterable {
  case sample
  case calendar
  case calendarZone = "calendar_zone"
  case calendarCategory = "calendar_category"
  case calendarEvent = "calendar_event"
}
