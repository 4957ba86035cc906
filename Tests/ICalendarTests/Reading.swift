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

/// Reads the lines of events as a calendar.
func calendar(_ lines: String) throws -> CalendarDocument {
  try document("BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n")
}

/// Reads the lines of one event, without BEGIN, UID and END.
func event(_ lines: String) throws -> CalendarDocument {
  try calendar("BEGIN:VEVENT\nUID:one\n\(lines)\nEND:VEVENT")
}

/// A window between the beginnings of two days in UTC.
func window(_ from: String, _ to: String) throws -> Range<Instant> {
  try time(from).instant(utcOffset: 0)..<time(to).instant(utcOffset: 0)
}

/// Reads `2024-10-21` or `2024-10-21 09:00:00`.
func time(_ text: String) throws -> CivilDateTime {
  let fields = text.split { " -:".contains($0) }.compactMap { Int($0) }
  let date = try #require(CivilDate(year: fields[0], month: fields[1], day: fields[2]))
  guard fields.count > 3 else { return CivilDateTime(date: date, time: .midnight) }
  let clock = try #require(
    TimeOfDay(hour: fields[3], minute: fields[4], second: fields.count > 5 ? fields[5] : 0)
  )
  return CivilDateTime(date: date, time: clock)
}

extension CalendarDocument {
  /// The occurrences in a window, for a person in a zone.
  func instances(
    in window: Range<Instant>,
    for zone: String = "Asia/Tokyo"
  ) throws -> [EventInstance] {
    var zones = ZoneResolver(
      definitions: self.zones,
      calendarZone: properties.zoneName,
      personalZone: try systemZones.zone(named: zone),
      database: systemZones
    )
    let found = EventSeries.grouped(events).flatMap { series in
      series.instances(in: window, zones: &zones).instances
    }
    return found.sorted { ($0.start, $0.summary) < ($1.start, $1.summary) }
  }

  /// The zone that a name means in this calendar.
  func zone(named name: String) -> Zone? {
    var zones = ZoneResolver(
      definitions: self.zones,
      calendarZone: nil,
      personalZone: .utc,
      database: systemZones
    )
    return zones.zone(named: name)
  }

  /// The occurrences of 2024 as `summary start/end`, in UTC or, when all-day, as dates.
  func lines(for zone: String = "Asia/Tokyo") throws -> [String] {
    try lines(in: window("2024-01-01", "2025-01-01"), for: zone)
  }

  /// The occurrences in a window as `summary start/end`.
  func lines(in window: Range<Instant>, for zone: String = "Asia/Tokyo") throws -> [String] {
    try instances(in: window, for: zone).map(\.line)
  }
}

extension EventInstance {
  /// The occurrence as `summary start/end`.
  var line: String {
    let name = summary.isEmpty ? "" : summary + " "
    if let days { return "\(name)\(days.lowerBound)/\(days.upperBound)" }
    return "\(name)\(utcText(start))/\(utcText(end))"
  }
}

/// An instant as `2024-10-21 07:00Z`.
func utcText(_ instant: Instant) -> String {
  "\(CivilDateTime(instant, utcOffset: 0))Z"
}
