import CivilTime
import ICalendar
import Testing

/// Finds zones in the database of the system.
let systemZones = ZoneDatabase(environment: [:])

/// Reads the only calendar of a text.
func document(_ text: String) throws -> CalendarDocument {
  let documents = try CalendarDocument.documents(reading: Array(text.utf8), database: systemZones)
  return try #require(documents.first)
}
