import CivilTime
import ICalendar
import TestSupport
import Testing

@Suite struct HostileInputTests {
  static let rules = [
    "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=2147483647", "FREQ=SECONDLY;BYSECOND=1;INTERVAL=60",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=DAILY;INTERVAL=2147483647",
    "FREQ=YEARLY;INTERVAL=99999999999999999999999;COUNT=99999999999999999999",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=5", "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4",
    "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=YEARLY;BYYEARDAY=366;BYDAY=1MO",
    "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=366", "FREQ=SECONDLY;BYHOUR=3;BYYEARDAY=-366;COUNT=1000000",
    "FREQ=YEARLY;INTERVAL=2147483647;BYSETPOS=-366;BYDAY=SU",
    "FREQ=MINUTELY;BYMONTHDAY=13;BYDAY=FR;BYHOUR=13;BYMINUTE=13;COUNT=13131313",
  ]

  @Test(arguments: rules)
  func `any rule answers with a bounded number of occurrences`(rule: String) throws {
    let document = try event("DTSTART:19700101T000000Z\nRRULE:\(rule)")
    let series = try #require(EventSeries(document.events))
    var zones = ZoneResolver(
      definitions: [],
      calendarZone: nil,
      personalZone: .utc,
      database: systemZones
    )
    let windows = [
      try window("1969-01-01", "1971-01-01"), try window("2024-01-01", "2025-01-01"),
      try window("2400-01-01", "2500-01-01"),
    ]
    let bounds = series.bounds
    for window in windows {
      let expansion = series.instances(in: window, zones: &zones)
      #expect(expansion.instances.count <= EventSeries.instanceLimit)
      #expect(expansion.instances.allSatisfy { $0.start >= bounds.earliest })
      if let latest = bounds.latest {
        #expect(expansion.instances.allSatisfy { $0.end <= latest })
      }
    }
    // The start is an occurrence, whatever the rule.
    let first = series.instances(in: windows[0], zones: &zones).instances.first
    #expect(first?.start == Instant(milliseconds: 0))
  }

  @Test func `a dense rule is cut at the limit and says so`() throws {
    let document = try event("DTSTART:20240101T000000Z\nRRULE:FREQ=SECONDLY")
    let series = try #require(EventSeries(document.events))
    var zones = ZoneResolver(
      definitions: [],
      calendarZone: nil,
      personalZone: .utc,
      database: systemZones
    )
    let year = series.instances(in: try window("2024-01-01", "2025-01-01"), zones: &zones)
    #expect(year.isCutOff)
    #expect(year.instances.count == EventSeries.instanceLimit)
    let minute = try window("2030-06-01 12:00:00", "2030-06-01 12:01:00")
    let few = series.instances(in: minute, zones: &zones)
    #expect(!few.isCutOff)
    #expect(few.instances.count == 60)
  }

  @Test func `a choice from every second of a year is made without listing them`() throws {
    let all = (0..<60).map(String.init).joined(separator: ",")
    let hours = (0..<24).map(String.init).joined(separator: ",")
    let document = try event(
      "DTSTART:20240101T000000Z\n"
        + "RRULE:FREQ=YEARLY;BYMONTHDAY=1,2,3;BYHOUR=\(hours);BYMINUTE=\(all);BYSECOND=\(all);"
        + "BYSETPOS=-1,1"
    )
    let windows = try window("2024-01-01", "2026-01-01")
    #expect(
      try document.instances(in: windows).map { utcText($0.start) } == [
        "2024-01-01 00:00Z", "2024-12-03 23:59:59Z", "2025-01-01 00:00Z", "2025-12-03 23:59:59Z",
      ]
    )
  }

  @Test func `a search that is given up says so`() throws {
    // It has one day in ten thousand years, after COUNT has been followed since 1970.
    let rule = try RecurrenceRule("FREQ=SECONDLY;INTERVAL=61;BYSECOND=0;BYMINUTE=0;COUNT=100000")
    var occurrences = rule.occurrences(
      startingAt: try time("1970-01-01"),
      from: try time("2500-01-01")
    )
    #expect(occurrences.next() == nil)
    #expect(occurrences.isIncomplete)
  }

  @Test func `an old daily event answers for today without a visit to every day since`() throws {
    let rule = try RecurrenceRule("FREQ=SECONDLY")
    var late = rule.occurrences(startingAt: try time("1970-01-01"), from: try time("2024-03-01"))
    #expect(late.next() == (try time("2024-03-01")))
    let counted = try RecurrenceRule("FREQ=MINUTELY;COUNT=2147483647")
    var last = counted.occurrences(startingAt: try time("1970-01-01"), from: try time("2024-03-01"))
    #expect(last.next() == (try time("2024-03-01")))
  }

  @Test(arguments: 0..<60)
  func `damaged text is read without harm`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = RandomCalendar.document(using: &random)
      .encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: ":;,=\"\\\r\n ".utf8.shuffled(using: &random), at: index)
      default: bytes.removeSubrange(index..<min(index + 40, bytes.count))
      }
    }
    let documents = try? CalendarDocument.documents(reading: bytes, database: systemZones)
    for document in documents ?? [] {
      let found = try document.instances(in: window("2020-01-01", "2030-01-01"))
      #expect(found.allSatisfy { $0.start <= $0.end })
      #expect(document.properties.problems.allSatisfy { $0.line > 0 })
      for event in document.events {
        #expect(try EventComponent(text: event.text) == event)
      }
    }
  }

  @Test func `an endless line is cut`() throws {
    let long = String(repeating: "x", count: 3_000_000)
    let document = try event("DTSTART:20240304\nDESCRIPTION:\(long)\nSUMMARY:Kept")
    let event = try #require(document.events.first)
    #expect(event.summary == "Kept")
    #expect(try #require(event.details).utf8.count < 1 << 20)
    // Once for the line, and once for the text, which must fit in a line again.
    #expect(document.properties.problems.map(\.line) == [6, 6])
  }

  @Test(arguments: [",", "é", "\u{1F499}", "\\n"])
  func `a text as long as a line is read back from what is written`(piece: String) throws {
    let long = String(repeating: piece, count: 1_048_000 / piece.utf8.count)
    let read = try event("DTSTART:20240304\nSUMMARY:\(long)\nCATEGORIES:\(long.prefix(9))")
    let event = try #require(read.events.first)
    #expect(event.summary.utf8.count > 500_000)
    #expect(try EventComponent(text: event.text) == event)
    let stamp = Instant(milliseconds: 0)
    let written = read.encoded(productID: "-//Test//EN", stamp: stamp)
    let again = try CalendarDocument.documents(reading: written, database: systemZones)
    #expect(again.first?.events.first?.summary == event.summary)
  }

  @Test func `a zone's name that is cut at a blank is read back from what is written`() throws {
    let long = "Own" + String(repeating: " a", count: 3000)
    let read = try event("DTSTART;TZID=\"\(long)\":19700101T000000\nSUMMARY:Kept")
    let event = try #require(read.events.first)
    #expect(try EventComponent(text: event.text) == event)
    let definition = """
      TZID:\(long)
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      """
    let zone = try ZoneDefinition(text: definition)
    #expect(try ZoneDefinition(text: zone.text) == zone)
    // The event goes by the definition, since both names are cut alike.
    let local = CivilDateTime(date: CivilDate(dayNumber: 0), time: .midnight)
    #expect(event.start == .zoned(local, zone: zone.identifier))
  }

  @Test func `a line that the end of the file cuts short is so in pieces too`() throws {
    let start = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\nDTSTART:20240304T100000Z\nRRULE:FREQ=DAILY"
    let bytes = Array((start + String(repeating: ";X=1", count: 400_000)).utf8)
    let whole = try CalendarDocument.documents(reading: bytes, database: systemZones)
    var reader = CalendarReader(database: systemZones)
    var items: [CalendarReader.Item] = []
    for offset in stride(from: 0, to: bytes.count, by: 50_000) {
      reader.append(Array(bytes[offset...].prefix(50_000)))
      while let item = try reader.next() { items.append(item) }
    }
    reader.finish()
    while let item = try reader.next() { items.append(item) }
    let event = try #require(whole.first?.events.first)
    #expect(event.rule == nil)
    #expect(items.first == .event(event))
    #expect(items.last == whole.first.map { .calendar($0.properties) })
  }

  @Test func `deep nesting and many problems stay within bounds`() throws {
    let nested = String(repeating: "BEGIN:VALARM\n", count: 100_000)
    let broken = String(repeating: "nonsense\n", count: 5000)
    let bad = "BEGIN:VEVENT\nUID:x\nEND:VEVENT\n"
    let document = try calendar(nested + broken + bad)
    #expect(document.properties.problems.count == 1000)
    // That an event is missing is told even when its own line is not listed.
    #expect(document.properties.problems.last?.severity == .skipped)
  }

  @Test func `an occurrence is found though a whole day was left out of the calendar since`() throws
  {
    // Samoa went from 29 December 2011 to the 31st.
    let document = try event(
      "DTSTART;TZID=Pacific/Apia:20111208T100000\nDURATION:PT720H\nRRULE:FREQ=WEEKLY"
    )
    let evening = try window("2012-01-14 19:00:00", "2012-01-14 20:00:00")
    let starts = try document.instances(in: evening).compactMap(\.recurrenceID)
    #expect(
      starts == [15, 22].map { "201112\($0)T100000" } + [
        "20111229T100000", "20120105T100000", "20120112T100000",
      ]
    )
  }

  @Test(arguments: ["PT10018360S", "P3DT315576000000S", "P3652500DT1S", "PT87660000H"])
  func `a duration of any length is read back from what is written`(duration: String) throws {
    let read = try event("DTSTART:20240304T100000Z\nDURATION:\(duration)")
    let event = try #require(read.events.first)
    #expect(event.extent != nil)
    #expect(try EventComponent(text: event.text) == event)
  }

  @Test func `an event as long as ten thousand years is found`() throws {
    let document = try event("DTSTART:00010101T000000Z\nDURATION:P3652000D\nRRULE:FREQ=DAILY")
    let series = try #require(EventSeries(document.events))
    var zones = ZoneResolver(
      definitions: [],
      calendarZone: nil,
      personalZone: .utc,
      database: systemZones
    )
    let expansion = series.instances(in: try window("2024-01-01", "2024-01-02"), zones: &zones)
    #expect(expansion.isCutOff)
    #expect(!expansion.instances.isEmpty)
  }
}
