import CivilTime
import ICalendar
import Testing

@Suite struct EventSeriesTests {
  static let sets: [(lines: String, starts: String)] = [
    // COUNT bounds the rule, RDATE adds, EXDATE removes last.
    (
      "DTSTART:20240301T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nRDATE:20240310T100000Z\n"
        + "EXDATE:20240302T100000Z\nRDATE:20240301T100000Z",
      "03-01T10:00 03-03T10:00 03-10T10:00"
    ),
    // An exception may take away the start, or an additional date.
    (
      "DTSTART:20240301T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20240301T100000Z",
      "03-02T10:00 03-03T10:00"
    ),
    (
      "DTSTART:20240301T100000Z\nRDATE:20240302T100000Z,20240303T100000Z\n"
        + "EXDATE:20240303T100000Z",
      "03-01T10:00 03-02T10:00"
    ),
    // Exceptions are compared as instants, however they are written; several lines add up.
    (
      "DTSTART;TZID=Europe/Berlin:20240301T110000\nRRULE:FREQ=DAILY;COUNT=6\n"
        + "EXDATE:20240302T100000Z,20240301T110000\nEXDATE;TZID=America/New_York:20240303T050000\n"
        + "EXDATE;TZID=Europe/Berlin:20240305T120000",
      "03-04T10:00 03-05T10:00 03-06T10:00"
    ),
    // A date takes away what begins on that day in the event's zone.
    (
      "DTSTART;TZID=America/New_York:20240301T220000\nRRULE:FREQ=DAILY;COUNT=3\n"
        + "EXDATE;VALUE=DATE:20240302",
      "03-02T03:00 03-04T03:00"
    ),
    // The start is the first occurrence and counted, also when it does not meet the rule.
    (
      "DTSTART:20240530T200000Z\nRRULE:FREQ=WEEKLY;COUNT=3;BYDAY=WE",
      "05-30T20:00 06-05T20:00 06-12T20:00"
    ),
    ("DTSTART:20240530T200000Z\nRRULE:FREQ=WEEKLY;COUNT=1;BYDAY=WE", "05-30T20:00"),
    ("DTSTART:20240501T100000Z\nRRULE:FREQ=DAILY;UNTIL=20240401T000000Z", "05-01T10:00"),
    ("DTSTART:20240501T100000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "05-01T10:00"),
    // UNTIL is included, and compared as an instant.
    (
      "DTSTART;TZID=Asia/Tokyo:20240501T090000\nRRULE:FREQ=DAILY;UNTIL=20240502T000000Z",
      "05-01T00:00 05-02T00:00"
    ),
    (
      "DTSTART;TZID=Asia/Tokyo:20240501T090000\nRRULE:FREQ=DAILY;UNTIL=20240501T235959Z",
      "05-01T00:00"
    ),
    // Without Z it is in the zone of the start; as a date it means the whole day there.
    (
      "DTSTART;TZID=America/New_York:20240101T220000\nRRULE:FREQ=DAILY;UNTIL=20240103T220000",
      "01-02T03:00 01-03T03:00 01-04T03:00"
    ),
    (
      "DTSTART;TZID=America/New_York:20240101T220000\nRRULE:FREQ=DAILY;UNTIL=20240103",
      "01-02T03:00 01-03T03:00 01-04T03:00"
    ),
    // A rule that cannot be read leaves the start; unknown parts of it do no harm.
    ("DTSTART:20240501T100000Z\nRRULE:FREQ=SOMETIMES", "05-01T10:00"),
    ("DTSTART:20240501T100000Z\nRRULE:FREQ=DAILY;COUNT=2;X-A=1;", "05-01T10:00 05-02T10:00"),
    ("DTSTART:20240501T100000Z\nRRULE:FREQ=YEARLY;RSCALE=HEBREW", "05-01T10:00"),
    // A time that the clocks skip is shown later; after that the wall time is back.
    (
      "DTSTART;TZID=Europe/Berlin:20240330T023000\nRRULE:FREQ=DAILY;COUNT=3",
      "03-30T01:30 03-31T01:30 04-01T00:30"
    ),
    // A time that they show twice is the first of the two, and there is one.
    (
      "DTSTART;TZID=Europe/Berlin:20241026T023000\nRRULE:FREQ=DAILY;COUNT=3",
      "10-26T00:30 10-27T00:30 10-28T01:30"
    ),
    // An hour that is skipped does not make two occurrences of one.
    (
      "DTSTART;TZID=Europe/Berlin:20240331T010000\nRRULE:FREQ=HOURLY;COUNT=4",
      "03-31T00:00 03-31T01:00 03-31T02:00"
    ),
    // An additional date without a time is at the event's time on that day.
    ("DTSTART:20240501T100000Z\nRDATE;VALUE=DATE:20240503", "05-01T10:00 05-03T10:00"),
  ]

  @Test(arguments: sets)
  func `the recurrence set is rule and additional dates without exceptions`(
    lines: String,
    starts: String
  ) throws {
    let instances = try event(lines).instances(in: window("2024-01-01", "2025-01-01"))
    let found = instances.map { instance in
      let local = CivilDateTime(instance.start, utcOffset: 0)
      return "\(local.date.description.dropFirst(5))T\(local.time)"
    }
    #expect(found.joined(separator: " ") == starts)
  }

  static let days: [(lines: String, days: String)] = [
    // A time in an all-day series stands for its date, without any shift.
    ("EXDATE:20240302T000000", "03-01 03-03"),
    ("EXDATE:20240302T000000Z", "03-01 03-03"),
    ("EXDATE;TZID=America/New_York:20240302T230000", "03-01 03-03"),
    ("EXDATE;VALUE=DATE:20240301,20240303", "03-02"),
    ("RDATE;VALUE=DATE:20240310", "03-01 03-02 03-03 03-10"),
    ("RDATE:20240310T220000Z", "03-01 03-02 03-03 03-10"),
  ]

  @Test(arguments: days)
  func `dates of an all-day series are compared as written`(lines: String, days: String) throws {
    let document = try event("DTSTART:20240301\nRRULE:FREQ=DAILY;COUNT=3\n\(lines)")
    let found = try document.instances(in: window("2024-01-01", "2025-01-01")).map {
      try #require($0.days).lowerBound.description.dropFirst(5)
    }
    #expect(found.joined(separator: " ") == days)
  }

  @Test func `UNTIL with a time ends an all-day series with that date`() throws {
    let document = try event("DTSTART:20240301\nRRULE:FREQ=DAILY;UNTIL=20240303T220000Z")
    #expect(try document.lines().count == 3)
  }

  @Test func `a period brings its own length`() throws {
    let document = try event(
      """
      DTSTART:20240324T080000Z
      DURATION:PT1H
      RDATE;VALUE=PERIOD:20240325T120000Z/PT3H,20240326T120000Z/20240326T123000Z
      """
    )
    #expect(
      try document.lines() == [
        "2024-03-24 08:00Z/2024-03-24 09:00Z", "2024-03-25 12:00Z/2024-03-25 15:00Z",
        "2024-03-26 12:00Z/2024-03-26 12:30Z",
      ]
    )
  }

  @Test func `DTEND gives every occurrence the same exact length`() throws {
    let document = try event(
      """
      DTSTART;TZID=Europe/Berlin:20240329T220000
      DTEND;TZID=Europe/Berlin:20240330T060000
      RRULE:FREQ=DAILY;COUNT=2
      """
    )
    #expect(
      try document.lines() == [
        "2024-03-29 21:00Z/2024-03-30 05:00Z", "2024-03-30 21:00Z/2024-03-31 05:00Z",
      ]
    )
  }

  @Test func `of two states of an event the newer counts`() throws {
    func state(_ sequence: Int, _ stamp: String, _ name: String) -> String {
      """
      BEGIN:VEVENT
      UID:a
      SEQUENCE:\(sequence)
      DTSTAMP:\(stamp)T000000Z
      DTSTART:20240301
      SUMMARY:\(name)
      END:VEVENT

      """
    }
    let higher = state(2, "20240101", "Higher") + state(1, "20240201", "Lower")
    #expect(try calendar(higher).lines() == ["Higher 2024-03-01/2024-03-02"])
    let later = state(1, "20240201", "Later") + state(1, "20240101", "Earlier")
    #expect(try calendar(later).lines() == ["Later 2024-03-01/2024-03-02"])
    let same = state(1, "20240101", "First") + state(1, "20240101", "Second")
    #expect(try calendar(same).lines() == ["Second 2024-03-01/2024-03-02"])
  }

  @Test func `content is equal when only the stamps differ`() throws {
    let lines = "DTSTART:20240301\nSUMMARY:A"
    let first = try #require(try event(lines).events.first)
    let stamped = try event("DTSTAMP:20240101T000000Z\nLAST-MODIFIED:20240102T000000Z\n" + lines)
    let other = try event("DTSTART:20240301\nSUMMARY:B")
    #expect(first.hasSameContent(as: try #require(stamped.events.first)))
    #expect(!first.hasSameContent(as: try #require(other.events.first)))
  }
}
