import CivilTime
import ICalendar
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<60)
  func `a calendar is read as it was written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = RandomCalendar.document(using: &random)
    let bytes = written.encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    let read = try CalendarDocument.documents(reading: bytes, database: systemZones)
    #expect(read == [written])
  }

  @Test(arguments: 0..<20)
  func `lines are at most 75 bytes and whole characters`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = RandomCalendar.document(using: &random)
      .encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      #expect(line.last == UInt8(ascii: "\r"))
      #expect(line.count <= 76)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: 0..<40)
  func `pieces of any size give the same calendar`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = RandomCalendar.document(using: &random)
    var bytes = document.encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    let lineEnds: [[UInt8]] = [[13, 10], [10], [13]]
    let lineEnd = lineEnds.randomElement(using: &random) ?? [10]
    bytes = Array(
      bytes.split(separator: 13).joined().split(separator: 10).joined(separator: lineEnd)
    )
    bytes += lineEnd
    var reader = CalendarReader(database: systemZones)
    var items: [CalendarReader.Item] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...40, using: &random)
      reader.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let item = try reader.next() { items.append(item) }
    }
    reader.finish()
    while let item = try reader.next() { items.append(item) }
    let expected: [CalendarReader.Item] =
      document.zones.map { .zone($0) } + document.events.map { .event($0) }
      + [.calendar(document.properties)]
    #expect(items == expected)
  }

  @Test(arguments: 0..<40)
  func `a series has the same occurrences by its text for agendas`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = RandomCalendar.document(using: &random)
    let personalZone = try systemZones.zone(named: "Asia/Tokyo")
    var zones = ZoneResolver(
      definitions: document.zones,
      calendarZone: nil,
      personalZone: personalZone,
      database: systemZones
    )
    let years = try window("1990-01-01", "2040-01-01")
    var reader = AgendaTextReader()
    for series in EventSeries.grouped(document.events) {
      var text = series.agendaText
      let read = try text.withUTF8 { try reader.series($0) }
      let kept = try #require(read)
      #expect(
        kept.instances(in: years, zones: &zones).instances
          == series.instances(in: years, zones: &zones).instances
      )
    }
  }

  @Test(arguments: 0..<40)
  func `occurrences lie within the bounds of their series`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = RandomCalendar.document(using: &random)
    var zones = ZoneResolver(
      definitions: document.zones,
      calendarZone: document.properties.zoneName,
      personalZone: try systemZones.zone(named: "Pacific/Kiritimati"),
      database: systemZones
    )
    for series in EventSeries.grouped(document.events) {
      let bounds = series.bounds
      let all = series.instances(in: try window("1995-01-01", "2045-01-01"), zones: &zones)
      #expect(!all.isCutOff)
      for instance in all.instances {
        #expect(bounds.earliest <= instance.start)
        if let latest = bounds.latest { #expect(instance.end <= latest) }
      }
      // What a part of the time gives is that part of what all of it gives.
      let year = Int.random(in: 1996...2044, using: &random)
      let part = try window("\(year)-03-01", "\(year)-09-01")
      let expected = all.instances.filter { instance in
        instance.start < part.upperBound
          && (instance.end > part.lowerBound || instance.start >= part.lowerBound)
      }
      #expect(series.instances(in: part, zones: &zones).instances == expected)
    }
  }

  @Test func `what the calendar says of itself is written`() throws {
    var document = CalendarDocument()
    document.properties.name = "Work, home"
    document.properties.color = "#112233"
    document.events = [EventComponent(uid: "a", start: .date(try time("2024-03-04").date))]
    let stamp = try time("2024-01-02 03:04:05").instant(utcOffset: 0)
    let bytes = document.encoded(productID: "-//Example//EN", stamp: stamp)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//Example//EN\r
        NAME:Work\\, home\r
        X-WR-CALNAME:Work\\, home\r
        X-APPLE-CALENDAR-COLOR:#112233\r
        BEGIN:VEVENT\r
        UID:a\r
        DTSTAMP:20240102T030405Z\r
        DTSTART;VALUE=DATE:20240304\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    )
  }

  @Test(arguments: ["", "UID:a", "DTSTART:20240304", "UID:a\nDTSTART:never"])
  func `text that is no stored event is refused`(text: String) {
    #expect(throws: ICalendarError.self) { try EventComponent(text: text) }
  }

  @Test func `text that is no stored time zone is refused`() {
    #expect(throws: ICalendarError.self) { try ZoneDefinition(text: "X-LIC-LOCATION:Europe/Rome") }
  }
}
