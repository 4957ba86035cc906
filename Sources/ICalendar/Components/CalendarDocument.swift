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
    if let bytes = utf8(ofUTF16: bytes) {
      var documents = try documents(reading: bytes, database: database)
      let problem = Problem(line: 1, severity: .repaired, message: "the file is UTF-16, not UTF-8")
      documents[0].properties.problems.insert(problem, at: 0)
      return documents
    }
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

/// The bytes in UTF-8 of a file in UTF-16; nil for a file that does not begin with its mark.
private func utf8(ofUTF16 bytes: [UInt8]) -> [UInt8]? {
  let mark = bytes.prefix(2)
  let isLittleEndian = mark == [0xFF, 0xFE]
  guard isLittleEndian || mark == [0xFE, 0xFF] else { return nil }
  let units = (1..<bytes.count / 2).lazy.map { index in
    let (first, second) = (UInt16(bytes[2 * index]), UInt16(bytes[2 * index + 1]))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}
