import CivilTime
import ICalendar
import Testing

@Suite struct ZoneResolverTests {
  static let names: [(parameter: String, identifier: String, utc: String)] = [
    ("America/New_York", "America/New_York", "2024-07-01 13:00Z"),
    ("\"America/New_York\"", "America/New_York", "2024-07-01 13:00Z"),
    ("america/new_york", "America/New_York", "2024-07-01 13:00Z"),
    ("W. Europe Standard Time", "Europe/Berlin", "2024-07-01 07:00Z"),
    ("\"W. Europe Standard Time\"", "Europe/Berlin", "2024-07-01 07:00Z"),
    ("tokyo standard time", "Asia/Tokyo", "2024-07-01 00:00Z"),
    ("UTC", "UTC", "2024-07-01 09:00Z"),
    ("Z", "UTC", "2024-07-01 09:00Z"),
    ("GMT", "UTC", "2024-07-01 09:00Z"),
    ("Etc/UTC", "UTC", "2024-07-01 09:00Z"),
    ("tzone://Microsoft/Utc", "UTC", "2024-07-01 09:00Z"),
    ("/example.org/20050126_1/Europe/Berlin", "Europe/Berlin", "2024-07-01 07:00Z"),
    ("/Europe/Berlin", "Europe/Berlin", "2024-07-01 07:00Z"),
    ("/x/America/Argentina/Salta", "America/Argentina/Salta", "2024-07-01 12:00Z"),
    // Plus is east here, and west in the names of the zone database.
    ("GMT+0100", "+01:00", "2024-07-01 08:00Z"),
    ("GMT-5", "-05:00", "2024-07-01 14:00Z"),
    ("UTC+05:30", "+05:30", "2024-07-01 03:30Z"),
    ("Etc/GMT+1", "Etc/GMT+1", "2024-07-01 10:00Z"),
    ("\"(UTC+01:00) Amsterdam, Berlin, Bern\"", "Europe/Berlin", "2024-07-01 07:00Z"),
  ]

  @Test(arguments: names)
  func `a zone that is not defined is known by its name`(
    parameter: String,
    identifier: String,
    utc: String
  ) throws {
    let document = try event("DTSTART;TZID=\(parameter):20240701T090000")
    let instance = try #require(
      try document.instances(in: window("2024-06-30", "2024-07-03")).first
    )
    #expect(utcText(instance.start) == utc)
    #expect(instance.zone == identifier)
    #expect(document.properties.problems.isEmpty)
  }

  @Test(arguments: [
    "Customized Time Zone", "Mars/Olympus", "../../etc/passwd", "GMT+9999", "Europe",
  ])
  func `a time in an unknown zone keeps its reading of the clock`(name: String) throws {
    let document = try event("DTSTART;TZID=\(name):20240426T140000")
    #expect(try document.lines(for: "Asia/Tokyo") == ["2024-04-26 05:00Z/2024-04-26 05:00Z"])
    #expect(try document.lines(for: "Europe/Berlin") == ["2024-04-26 12:00Z/2024-04-26 12:00Z"])
    let problem = try #require(document.properties.problems.first)
    #expect(problem.line == 5)
    #expect(problem.severity == .repaired)
    #expect(problem.message.contains(name))
  }

  /// A definition with daylight saving time as in Berlin, in winter one hour ahead.
  func definition(_ name: String, year: String = "1601", location: String = "") -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    \(location)
    BEGIN:STANDARD
    DTSTART:\(year)0101T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:\(year)0101T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
    END:DAYLIGHT
    END:VTIMEZONE

    """
  }

  @Test(arguments: ["1601", "0001", "1970", "2023"])
  func `a definition holds whenever it begins`(year: String) throws {
    let weekly = """
      BEGIN:VEVENT
      UID:a
      DTSTART;TZID=Own:20241021T090000
      RRULE:FREQ=WEEKLY;COUNT=2
      END:VEVENT
      """
    // The order of components is free.
    for text in [
      definition("Own", year: year) + weekly, weekly + "\n" + definition("Own", year: year),
    ] {
      let document = try calendar(text)
      #expect(
        try document.lines() == [
          "2024-10-21 07:00Z/2024-10-21 07:00Z", "2024-10-28 08:00Z/2024-10-28 08:00Z",
        ]
      )
      let far = try calendar(text.replacing("20241021", with: "24500707"))
      let instance = try far.instances(in: window("2450-07-01", "2450-08-01")).first
      #expect(try #require(instance).line == "2450-07-07 07:00Z/2450-07-07 07:00Z")
      #expect(instance?.zone == "Own")
    }
  }

  @Test func `a definition in the calendar comes before the zone of that name`() throws {
    let document = try calendar(
      definition("Asia/Tokyo") + "BEGIN:VEVENT\nUID:a\nDTSTART;TZID=Asia/Tokyo:20240701T090000\n"
        + "END:VEVENT"
    )
    #expect(try document.lines() == ["2024-07-01 07:00Z/2024-07-01 07:00Z"])
  }

  @Test func `a definition is found by its unescaped name`() throws {
    let document = try calendar(
      definition("(Own) Here\\, there") + "BEGIN:VEVENT\nUID:a\n"
        + "DTSTART;TZID=\"(Own) Here, there\":20240701T090000\nEND:VEVENT\nBEGIN:VEVENT\nUID:b\n"
        + "DTSTART;TZID=\"(Own) Here\\, there\":20240702T090000\nEND:VEVENT"
    )
    #expect(
      try document.lines() == [
        "2024-07-01 07:00Z/2024-07-01 07:00Z", "2024-07-02 07:00Z/2024-07-02 07:00Z",
      ]
    )
    #expect(document.properties.problems.isEmpty)
  }

  @Test(arguments: [
    ("W. Europe Standard Time", "", "Europe/Berlin"),
    ("/example.org/Europe/Vienna", "", "Europe/Vienna"),
    ("Own", "X-LIC-LOCATION:Europe/Rome", "Europe/Rome"),
    ("(UTC+01:00) Amsterdam\\, Berlin", "", "Europe/Berlin"),
    ("Own", "", "Own"),
  ])
  func `a defined zone is named as the zone database names it`(
    name: String,
    location: String,
    identifier: String
  ) throws {
    let document = try calendar(definition(name, location: location))
    let tzid = try #require(document.zones.first).identifier
    let zone = try #require(document.zone(named: tzid))
    #expect(zone.identifier == identifier)
  }

  @Test func `an empty definition defines nothing`() throws {
    let document = try calendar(
      "BEGIN:VTIMEZONE\nTZID:Asia/Tokyo\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:a\n"
        + "DTSTART;TZID=Asia/Tokyo:20240701T090000\nEND:VEVENT"
    )
    #expect(try document.lines() == ["2024-07-01 00:00Z/2024-07-01 00:00Z"])
  }

  @Test func `a definition may end and be followed by others`() throws {
    // Summer time until 1990 in April, then a fixed offset from 2000 on, and one onset by RDATE.
    let document = try calendar(
      """
      BEGIN:VTIMEZONE
      TZID:Own
      BEGIN:STANDARD
      DTSTART:19800928T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU;UNTIL=19900930T010000Z
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19800406T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;COUNT=11
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20000101T000000
      RDATE:20100101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0330
      END:STANDARD
      END:VTIMEZONE
      """
    )
    let zone = try #require(document.zone(named: "Own"))
    let expected = [
      ("1979-07-01", 1), ("1985-07-01", 2), ("1985-12-01", 1), ("1990-07-01", 2),
      ("1990-12-01", 1), ("1991-07-01", 1), ("1999-12-31", 1),
    ]
    for (day, hours) in expected {
      #expect(zone.offset(at: try time(day).instant(utcOffset: 0)) == hours * 3600, "\(day)")
    }
    #expect(zone.offset(at: try time("2024-07-01").instant(utcOffset: 0)) == 12_600)
    #expect(try ZoneDefinition(text: try #require(document.zones.first).text) == document.zones[0])
  }

  @Test func `a definition that POSIX cannot say is followed too`() throws {
    // The Sunday from 8 to 14 March by its days of the month, and the day 300 of the year.
    let document = try calendar(
      definition("Own", year: "1990")
        .replacing("BYDAY=-1SU;BYMONTH=3", with: "BYDAY=SU;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14")
        .replacing("BYDAY=-1SU;BYMONTH=10", with: "BYYEARDAY=300")
    )
    let zone = try #require(document.zone(named: "Own"))
    let expected = [
      ("2024-03-10 00:59:59", 1), ("2024-03-10 01:00:00", 2), ("2024-10-26 00:59:59", 2),
      ("2024-10-26 01:00:00", 1), ("2100-07-01", 2), ("1989-07-01", 1),
    ]
    for (moment, hours) in expected {
      #expect(zone.offset(at: try time(moment).instant(utcOffset: 0)) == hours * 3600, "\(moment)")
    }
  }

  @Test func `the calendar's zone gives times without a zone one, and moves no other`() throws {
    let document = try calendar(
      """
      BEGIN:VEVENT
      UID:a
      DTSTART:20240701T090000
      SUMMARY:Floating
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTART:20240702T090000Z
      SUMMARY:UTC
      END:VEVENT
      BEGIN:VEVENT
      UID:c
      DTSTART;TZID=Asia/Tokyo:20240703T090000
      SUMMARY:Zoned
      END:VEVENT
      BEGIN:VEVENT
      UID:d
      DTSTART:20240704
      SUMMARY:Day
      END:VEVENT
      X-WR-TIMEZONE:America/New_York
      """
    )
    let instances = try document.instances(
      in: window("2024-01-01", "2025-01-01"),
      for: "Europe/Berlin"
    )
    #expect(
      instances.map(\.line) == [
        "Floating 2024-07-01 13:00Z/2024-07-01 13:00Z", "UTC 2024-07-02 09:00Z/2024-07-02 09:00Z",
        "Zoned 2024-07-03 00:00Z/2024-07-03 00:00Z", "Day 2024-07-04/2024-07-05",
      ]
    )
    #expect(instances.map(\.zone) == ["America/New_York", "UTC", "Asia/Tokyo", nil])
    #expect(instances.map(\.startOffset) == [-14_400, 0, 32_400, 7200])
    // The day is one of the person's.
    #expect(utcText(try #require(instances.last).start) == "2024-07-03 22:00Z")
  }

  @Test func `a time without a zone is the person's`() throws {
    let instance = try #require(
      try event("DTSTART:20240701T090000").instances(
        in: window("2024-06-01", "2024-08-01"),
        for: "Europe/Berlin"
      ).first
    )
    #expect(utcText(instance.start) == "2024-07-01 07:00Z")
    #expect(instance.zone == nil)
  }
}
