import CivilTime
import ICalendar
import Testing

@Suite struct CalendarReaderTests {
  @Test func `an event is read with what is kept of it`() throws {
    let document = try calendar(
      """
      X-WR-CALNAME:Family
      X-WR-TIMEZONE:Europe/Paris
      COLOR:teal
      BEGIN:VEVENT
      UID:a@example.org
      DTSTAMP:20240101T000000Z
      SEQUENCE:2
      DTSTART;TZID=Europe/Berlin:20240311T101500
      DURATION:PT45M
      SUMMARY:Swim
      LOCATION:Pool
      CATEGORIES:Sport,With\\, comma
      CATEGORIES:Water
      STATUS:TENTATIVE
      TRANSP:TRANSPARENT
      END:VEVENT
      """
    )
    let event = try #require(document.events.first)
    #expect(document.properties.name == "Family")
    #expect(document.properties.zoneName == "Europe/Paris")
    #expect(document.properties.color == "teal")
    #expect(document.properties.problems.isEmpty)
    #expect(event.uid == "a@example.org")
    #expect(event.sequence == 2)
    #expect(event.stamp == (try time("2024-01-01").instant(utcOffset: 0)))
    #expect(event.summary == "Swim")
    #expect(event.location == "Pool")
    #expect(event.categories == ["Sport", "With, comma", "Water"])
    #expect(event.status == .tentative)
    #expect(event.isTransparent)
    #expect(event.extent == .duration(EventDuration(seconds: 2700)))
    #expect(event.start == .zoned(try time("2024-03-11 10:15:00"), zone: "Europe/Berlin"))
  }

  @Test(arguments: [
    "<html><body>BEGIN</body></html>", "\u{0}\u{1}\u{2}", "SUMMARY:x\nDTSTART:20240101\n",
    "{\"BEGIN\": \"VEVENT\"}",
  ])
  func `text that is no calendar is refused`(text: String) {
    #expect(throws: ICalendarError.notCalendar) { try document(text) }
  }

  @Test func `a file without bytes is refused`() {
    #expect(throws: ICalendarError.empty) { try document("") }
  }

  @Test func `a calendar without events is a calendar`() throws {
    #expect(try calendar("METHOD:PUBLISH").events.isEmpty)
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n", "\n\n"])
  func `every kind of line end is read`(lineEnd: String) throws {
    let lines = [
      "", "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "DTSTART:20240304T100000Z",
      "SUMMARY:Long", "  name", "END:VEVENT", "END:VCALENDAR",
    ]
    let document = try document(lines.joined(separator: lineEnd))
    #expect(try document.lines() == ["Long name 2024-03-04 10:00Z/2024-03-04 10:00Z"])
    #expect(document.properties.problems.isEmpty)
  }

  static let folds: [(folded: String, summary: String)] = [
    ("SUMMARY:a\n b", "ab"),
    ("SUMMARY:a\n  b", "a b"),
    ("SUMMARY:a\n\tb", "ab"),
    ("SUMMARY:Room\n : 12", "Room: 12"),
    ("SUMMARY\n :Split", "Split"),
    ("SUMMARY\n ;LANGUAGE=en\n :Split", "Split"),
    ("SUM\n MARY:a", "a"),
    ("SUMMARY:a\n \n b", "ab"),
  ]

  @Test(arguments: folds)
  func `folded lines are put together`(folded: String, summary: String) throws {
    #expect(try event("DTSTART:20240304\n\(folded)").events.first?.summary == summary)
  }

  @Test func `a fold inside a character does no harm`() throws {
    let start = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20240304\nDESCRIPTION:"
    for split in 1...3 {
      var bytes = Array(start.utf8)
      let heart = Array("\u{1F499}".utf8)
      bytes += heart[..<split] + Array("\r\n ".utf8) + heart[split...] + Array(" ok\r\n".utf8)
      bytes += Array("END:VEVENT\nEND:VCALENDAR".utf8)
      let documents = try CalendarDocument.documents(reading: bytes, database: systemZones)
      #expect(documents.first?.events.first?.details == "\u{1F499} ok")
    }
  }

  static let texts: [(written: String, read: String)] = [
    ("a\\nb\\Nc", "a\nb\nc"),
    ("a\\\\nb", "a\\nb"),
    ("a\\, b\\; c", "a, b; c"),
    ("C:\\temp", "C:\\temp"),
    ("12\\:30", "12:30"),
    ("end\\", "end\\"),
    ("a:b;c,d", "a:b;c,d"),
  ]

  @Test(arguments: texts)
  func `escapes are read in one pass`(written: String, read: String) throws {
    #expect(try event("DTSTART:20240304\nDESCRIPTION:\(written)").events.first?.details == read)
  }

  static let parameters: [(line: String, details: String?)] = [
    ("DESCRIPTION;ALTREP=\"data:text/html,a%3Ab;c\":Plain", "Plain"),
    ("DESCRIPTION;X-A=\"a:b\",\"c;d\":Plain: text", "Plain: text"),
    ("DESCRIPTION;X-A=\"never closed:Plain", "Plain"),
    ("X-ALT-DESC;FMTTYPE=\"text/html\":<p style=\"a:b;c=d\">x=1; y</p>", nil),
    ("ATTENDEE;CN=\"Room: A; floor 2\":mailto:r@example.org", nil),
  ]

  @Test(arguments: parameters)
  func `delimiters in quotes are data`(line: String, details: String?) throws {
    let document = try event("DTSTART:20240304\n\(line)\nSUMMARY:Kept")
    #expect(document.events.first?.details == details)
    #expect(document.events.first?.summary == "Kept")
    #expect(document.properties.problems.isEmpty)
  }

  @Test func `a line that is none is passed over and listed`() throws {
    let document = try event("DTSTART:20240304\nDESCRIPTION:one\nno property here\nSUMMARY:Kept")
    #expect(document.events.first?.details == "one")
    #expect(document.events.first?.summary == "Kept")
    #expect(document.properties.problems.map(\.line) == [7])
    #expect(document.properties.problems.map(\.severity) == [.repaired])
  }

  @Test func `a byte order mark is passed over`() throws {
    let text = "\u{FEFF}BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20240304\nEND:VEVENT\n"
    #expect(try document(text + "END:VCALENDAR").events.count == 1)
  }

  @Test func `text that is not UTF-8 is read as Windows-1252`() throws {
    var bytes = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:".utf8)
    bytes += [0x43, 0x61, 0x66, 0xE9, 0x20, 0x80, 0x93]
    bytes += Array("\nEND:VEVENT\nEND:VCALENDAR".utf8)
    let documents = try CalendarDocument.documents(reading: bytes, database: systemZones)
    #expect(documents.first?.events.first?.summary == "Café €\u{201C}")
    #expect(documents.first?.properties.problems.count == 1)
  }

  @Test(arguments: [true, false])
  func `text in UTF-16 with its mark is read, with a warning`(isLittleEndian: Bool) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:Café \u{1F499}\n"
    let units = [0xFEFF] + Array((text + "END:VEVENT\nEND:VCALENDAR\n").utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let documents = try CalendarDocument.documents(reading: bytes, database: systemZones)
    #expect(documents.first?.events.map(\.summary) == ["Café \u{1F499}"])
    #expect(documents.first?.properties.problems.map(\.line) == [1])
    // The mark, a unit and a pair of surrogates may each come in two pieces.
    var reader = CalendarReader(database: systemZones)
    for byte in bytes { reader.append([byte]) }
    reader.finish()
    let event = try #require(documents.first?.events.first)
    #expect(try reader.next() == .event(event))
    for count in 2...3 {
      #expect(throws: ICalendarError.empty) {
        try CalendarDocument.documents(reading: Array(bytes.prefix(count)), database: systemZones)
      }
    }
  }

  @Test func `properties of an alarm are not the event's`() throws {
    let document = try event(
      """
      DTSTART:20240304T100000Z
      DTEND:20240304T110000Z
      SUMMARY:Real
      BEGIN:VALARM
      TRIGGER:-PT15M
      SUMMARY:Alarm
      DURATION:PT5M
      UID:other
      END:VALARM
      LOCATION:Here
      """
    )
    let event = try #require(document.events.first)
    #expect(event.uid == "one")
    #expect(event.summary == "Real")
    #expect(event.location == "Here")
    #expect(event.extent == .end(.utc(try time("2024-03-04 11:00:00").instant(utcOffset: 0))))
  }

  @Test func `a stream may hold several calendars`() throws {
    let one = "BEGIN:VCALENDAR\nX-WR-CALNAME:A\nBEGIN:VEVENT\nUID:a\nDTSTART:20240304\nEND:VEVENT\n"
    let two = "BEGIN:VCALENDAR\nNAME:B\nX-WR-CALNAME:C\nEND:VCALENDAR\n"
    let text = one + "END:VCALENDAR\n" + two + one + two
    let documents = try CalendarDocument.documents(
      reading: Array(text.utf8),
      database: systemZones
    )
    #expect(documents.map(\.properties.name) == ["A", "B", "A", "B"])
    #expect(documents.map(\.events.count) == [1, 0, 1, 0])
    // The third one is not ended before the fourth begins.
    #expect(documents.map(\.properties.problems.count) == [0, 0, 1, 0])
  }

  @Test func `to-dos and journals are passed over`() throws {
    let document = try calendar(
      "BEGIN:VTODO\nUID:t\nDTSTART:20240304\nEND:VTODO\nBEGIN:VEVENT\nUID:a\nDTSTART:20240305\n"
        + "END:VEVENT\nBEGIN:VJOURNAL\nUID:j\nDTSTART:20240306\nEND:VJOURNAL"
    )
    #expect(document.events.map(\.uid) == ["a"])
  }

  static let cut: [(text: String, kept: [String])] = [
    ("BEGIN:VEVENT\nUID:a\nDTSTART:20240304T100000Z\nSUMMARY:Cut o", ["Cut o"]),
    // Half of a time or a rule would be another one.
    ("BEGIN:VEVENT\nUID:a\nSUMMARY:No time\nDTSTART:20240304", []),
    ("BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:Once\nRRULE:FREQ=DAILY", ["Once"]),
    ("BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:A\nEND:VEV", ["A"]),
    ("BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:A\nEND:VEVENT\nBEGIN:VEVENT\nUID:b", ["A"]),
    ("BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nSUMMARY:A\nBEGIN:VALARM\nSUMMARY:x", ["A"]),
  ]

  @Test(arguments: cut)
  func `of a file cut short the complete part is kept`(text: String, kept: [String]) throws {
    let document = try document("BEGIN:VCALENDAR\nVERSION:2.0\n" + text)
    #expect(document.events.map(\.summary) == kept)
    #expect(document.events.allSatisfy { $0.rule == nil })
    #expect(!document.properties.problems.isEmpty)
    #expect(document.properties.isCutShort)
    let whole = try calendar("BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nEND:VEVENT")
    #expect(!whole.properties.isCutShort)
  }

  @Test func `missing ends and beginnings are made up for`() throws {
    let twoEvents = "BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nBEGIN:VEVENT\nUID:b\nDTSTART:20240305\n"
    #expect(try calendar(twoEvents + "END:VEVENT").events.map(\.uid) == ["a", "b"])
    let bare = "BEGIN:VEVENT\nUID:a\nDTSTART:20240304\nEND:VEVENT\n"
    #expect(try document(bare).events.map(\.uid) == ["a"])
    let stray = "END:VEVENT\nEND:VALARM\n"
    #expect(try calendar(stray + bare).properties.problems.map(\.line) == [3, 4])
  }

  @Test func `an event without an identifier is given a stable one`() throws {
    let events = """
      BEGIN:VEVENT
      DTSTART:20240304
      SUMMARY:A
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:20240305
      UID:
      END:VEVENT
      BEGIN:VEVENT
      DTSTAMP:20240102T000000Z
      DTSTART:20240304
      SUMMARY:A
      END:VEVENT
      """
    let first = try calendar(events).events.map(\.uid)
    #expect(Set(first).count == 3)
    #expect(try calendar(events).events.map(\.uid) == first)
    let later = events.replacing("20240102", with: "20250102")
    #expect(try calendar(later).events.map(\.uid) == first)
    // What an identifier is derived from must not change from one version to the next.
    #expect(first.first == "derived-6969bb47acd039a6")
  }

  @Test func `a problem says where and what`() throws {
    let problem = try #require(
      try event("DTSTART:20240304T100000Z\nDTEND:later").properties.problems.first
    )
    #expect(problem.description == "line 6: DTEND cannot be \"later\" and was passed over")
  }
}
