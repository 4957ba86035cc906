public import CivilTime

/// One VCALENDAR with everything in it.
public struct CalendarDocument: Hashable, Sendable {
  /// Its name, color and time zone, and what was wrong with it.
  public var properties: CalendarProperties

  /// The time zones it defines.
  public var zones: [ZoneDefinition]

  /// Its events, in the order of the file: events and changes to single occurrences.
  public var events: [EventComponent]

  /// Creates a calendar.
  public init(
    properties: CalendarProperties = CalendarProperties(),
    zones: [ZoneDefinition] = [],
    events: [EventComponent] = []
  ) {
    self.properties = properties
    self.zones = zones
    self.events = events
  }

  /// Reads all calendars of a file, of which there may be several one after the other.
  ///
  /// UTF-16 with a byte order mark is read too, though a calendar file is to be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - database: Where the zones are found that a calendar names without defining them.
  /// - Returns: The calendars, at least one.
  /// - Throws: ``ICalendarError/notCalendar`` or ``ICalendarError/empty``.
  public static func documents(
    reading bytes: [UInt8],
    database: ZoneDatabase
  ) throws(ICalendarError) -> [CalendarDocument] {
    var reader = CalendarReader(database: database)
    reader.append(bytes)
    reader.finish()
    var documents: [CalendarDocument] = []
    var document = CalendarDocument()
    while let item = try reader.next() {
      switch item {
      case .event(let event): document.events.append(event)
      case .zone(let zone): document.zones.append(zone)
      case .calendar(let properties):
        document.properties = properties
        documents.append(document)
        document = CalendarDocument()
      }
    }
    return documents
  }
}
