import CivilTime
import ICalendar
import Testing

@Suite struct EventTimeTests {
  static let lengths: [(lines: String, expected: String)] = [
    ("DTSTART:20240304T100000Z\nDTEND:20240304T113000Z", "2024-03-04 10:00Z/2024-03-04 11:30Z"),
    // A time without an end ends when it starts, a date lasts one day.
    ("DTSTART:20240304T100000Z", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART;VALUE=DATE:20240304", "2024-03-04/2024-03-05"),
    // The end is not included.
    ("DTSTART;VALUE=DATE:20240304\nDTEND;VALUE=DATE:20240307", "2024-03-04/2024-03-07"),
    // Eight digits are a date, and a date has no zone.
    ("DTSTART:20240304", "2024-03-04/2024-03-05"),
    ("DTSTART;TZID=America/New_York:20240304\nDTEND:20240305", "2024-03-04/2024-03-05"),
    ("DTSTART;VALUE=DATE:20240304T000000", "2024-03-04/2024-03-05"),
    // The order of properties is free.
    ("DURATION:P1W\nDTSTART:20240304T100000Z", "2024-03-04 10:00Z/2024-03-11 10:00Z"),
    ("DTEND:20240304T103000Z\nDTSTART:20240304T100000Z", "2024-03-04 10:00Z/2024-03-04 10:30Z"),
    ("DTSTART:20240304T100000Z\nDURATION:P1DT2H3M4S", "2024-03-04 10:00Z/2024-03-05 12:03:04Z"),
    // What cannot be an end is passed over.
    ("DTSTART:20240304T100000Z\nDTEND:20240304T090000Z", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T100000Z\nDTEND:soon", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T100000Z\nDURATION:-PT1H", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T100000Z\nDURATION:P", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T100000Z\nDURATION:PT1H30", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART;VALUE=DATE:20240304\nDTEND;VALUE=DATE:20240304", "2024-03-04/2024-03-05"),
    ("DTSTART;VALUE=DATE:20240304\nDTEND;VALUE=DATE:20240301", "2024-03-04/2024-03-05"),
    // Start and end of different kinds.
    ("DTSTART;VALUE=DATE:20240304\nDURATION:PT36H", "2024-03-04/2024-03-06"),
    ("DTSTART;VALUE=DATE:20240304\nDTEND:20240305T090000Z", "2024-03-04/2024-03-06"),
    ("DTSTART:20240304T100000Z\nDTEND;VALUE=DATE:20240305", "2024-03-04 10:00Z/2024-03-05 00:00Z"),
    // A time with an offset of its own is an instant.
    (
      "DTSTART;TZID=Europe/Berlin:20240406T120000Z\nDTEND;TZID=Europe/Berlin:20240406T150000",
      "2024-04-06 12:00Z/2024-04-06 13:00Z"
    ),
    // Forms that are nearly right.
    ("DTSTART:2024-03-04T10:00:00Z", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T1000Z", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
    ("DTSTART:20240304T235960Z", "2024-03-04 23:59:59Z/2024-03-04 23:59:59Z"),
    ("DTSTART:20240304T240000Z", "2024-03-05 00:00Z/2024-03-05 00:00Z"),
    ("dtstart;value=date:20240304", "2024-03-04/2024-03-05"),
    ("dtstart:20240304t100000z", "2024-03-04 10:00Z/2024-03-04 10:00Z"),
  ]

  @Test(arguments: lengths)
  func `start and end follow from DTSTART, DTEND and DURATION`(
    lines: String,
    expected: String
  ) throws {
    #expect(try event(lines).lines() == [expected])
  }

  @Test(arguments: [
    "DTSTART:", "DTSTART:20241332T100000Z", "DTSTART:20240230", "DTSTART:20240304T250000",
    "DTSTART:2024030", "DTSTART:tomorrow", "DTSTART:20240304T10", "SUMMARY:Nothing",
  ])
  func `an event that cannot be placed in time is left out and listed`(lines: String) throws {
    let document = try calendar(
      """
      BEGIN:VEVENT
      UID:bad
      \(lines)
      END:VEVENT
      BEGIN:VEVENT
      UID:good
      DTSTART:20240304T100000Z
      END:VEVENT
      """
    )
    #expect(document.events.map(\.uid) == ["good"])
    let problem = try #require(document.properties.problems.first)
    #expect(document.properties.problems.count == 1)
    #expect(problem.severity == .skipped)
    #expect((3...5).contains(problem.line))
  }

  @Test func `days are nominal and hours exact where the clocks change`() throws {
    // 31 March 2024 has 23 hours in Berlin.
    let start = "DTSTART;TZID=Europe/Berlin:20240330T120000"
    #expect(
      try event("\(start)\nDURATION:P1D").lines() == ["2024-03-30 11:00Z/2024-03-31 10:00Z"]
    )
    #expect(
      try event("\(start)\nDURATION:PT24H").lines() == ["2024-03-30 11:00Z/2024-03-31 11:00Z"]
    )
  }

  @Test func `days are not instants and do not move with the person's zone`() throws {
    let document = try event("DTSTART;VALUE=DATE:20241027\nRRULE:FREQ=DAILY;COUNT=2")
    for zone in ["Europe/Berlin", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"] {
      #expect(try document.lines(for: zone) == ["2024-10-27/2024-10-28", "2024-10-28/2024-10-29"])
    }
    // The day on which the clocks go back has 25 hours for the person.
    let first = try #require(
      try document.instances(in: window("2024-10-26", "2024-10-30"), for: "Europe/Berlin").first
    )
    #expect(utcText(first.start) == "2024-10-26 22:00Z")
    #expect(utcText(first.end) == "2024-10-27 23:00Z")
    #expect(first.zone == nil)
  }

  static let windows: [(from: String, to: String, isFound: Bool)] = [
    ("2024-01-13 09:00:00", "2024-01-13 12:00:00", true),
    ("2024-01-13 10:30:00", "2024-01-13 10:40:00", true),
    ("2024-01-13 10:59:59", "2024-01-14 00:00:00", true),
    ("2024-01-13 11:00:00", "2024-01-14 00:00:00", false),
    ("2024-01-13 00:00:00", "2024-01-13 10:00:00", false),
    ("2024-01-13 00:00:00", "2024-01-13 10:00:01", true),
  ]

  @Test(arguments: windows)
  func `a window finds what has a part in it`(from: String, to: String, isFound: Bool) throws {
    let document = try event("DTSTART:20240113T100000Z\nDTEND:20240113T110000Z")
    #expect(try document.lines(in: window(from, to)).isEmpty == !isFound)
  }

  @Test func `an event that takes no time is found where it is`() throws {
    let document = try event("DTSTART:20240113T132900Z\nDTEND:20240113T132900Z")
    #expect(try document.lines(in: window("2024-01-13", "2024-01-14")).count == 1)
    let moment = try window("2024-01-13 13:29:00", "2024-01-13 13:29:01")
    #expect(try document.lines(in: moment).count == 1)
    let before = try window("2024-01-13", "2024-01-13 13:29:00")
    #expect(try document.lines(in: before).isEmpty)
  }
}
