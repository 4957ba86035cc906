import CivilTime
import TestSupport
import Testing

struct PosixZoneRuleTests {
  @Test(
    arguments: [
      // Text, an instant, and what clocks show then.
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00", "CET"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00", "CEST"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00", "CEST"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00", "CET"),
      // Southern summer spans the new year.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", "2026-01-01T11:00:00+11:00", "AEDT"),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", "2026-07-01T10:00:00+10:00", "AEST"),
      // Quoted names, and changes before midnight and more than a day after it.
      (
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", "2026-03-28T22:59:59-02:00",
        "-02"
      ),
      (
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", "2026-03-29T00:00:00-01:00",
        "-01"
      ),
      (
        "EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", "2026-03-28T01:59:59+02:00", "EET"
      ),
      (
        "EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", "2026-03-28T03:00:00+03:00",
        "EEST"
      ),
      // Winter as the exception, an hour back.
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-15T12:00:00Z", "2026-01-15T12:00:00+00:00", "GMT"),
      // Days of the year with and without 29 February: both are 1 March 2024.
      ("AAA0BBB,J60/0,J300", "2024-02-29T23:59:59Z", "2024-02-29T23:59:59+00:00", "AAA"),
      ("AAA0BBB,J60/0,J300", "2024-03-01T00:00:00Z", "2024-03-01T01:00:00+01:00", "BBB"),
      ("AAA0BBB,60/0,300", "2024-03-01T00:00:00Z", "2024-03-01T01:00:00+01:00", "BBB"),
      ("AAA0BBB,59/0,300", "2023-03-01T00:00:00Z", "2023-03-01T01:00:00+01:00", "BBB"),
      // Daylight saving time all year (RFC 9636, section 3.3.1).
      ("XXX3EDT4,0/0,J365/23", "2026-01-01T03:59:59Z", "2025-12-31T23:59:59-04:00", "EDT"),
      ("XXX3EDT4,0/0,J365/23", "2026-06-01T00:00:00Z", "2026-05-31T20:00:00-04:00", "EDT"),
      // Without dates, those of the United States.
      ("EST5EDT", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00", "EDT"),
      ("EST5EDT", "2026-11-01T06:00:00Z", "2026-11-01T01:00:00-05:00", "EST"),
      ("<+0545>-5:45", "2026-06-01T00:00:00Z", "2026-06-01T05:45:00+05:45", "+0545"),
    ]
  )
  func `a rule says what clocks show`(
    text: String,
    instant: String,
    local: String,
    name: String
  ) throws {
    let zone = try rule(text)
    let at = try #require(ISO8601.dateTime(instant)?.instant)
    #expect(ISO8601.string(at, utcOffset: zone.offset(at: at)) == local)
    #expect(zone.abbreviation(at: at) == name)
  }

  @Test(
    arguments: [
      "", "C", "CE-1", "CET", "CET-25", "CET-1:60", "CET-1CEST,M3.5.0",
      "CET-1CEST,M3.5.0,M10.5.0/3x",
      "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J300", "CET-1CEST,J366,J300", "CET-1CEST,366,300",
      "CET-1CEST,M3.5.0/168,M10.5.0", "<+03-3", "+03-3", "<>0", "CET-1CEST,", "CET -1", "CÉT-1",
      "CET-999999999999999999999", "Europe/Berlin", String(repeating: "A", count: 100_000) + "1",
    ]
  )
  func `what is no rule is refused`(text: String) {
    #expect(PosixZoneRule(text) == nil)
  }

  @Test func `a rule without changes, or with one that changes nothing, has no next transition`()
    throws
  {
    let start = try #require(ISO8601.dateTime("2026-01-01T00:00:00Z")?.instant)
    #expect(try rule("JST-9").nextTransition(after: start) == nil)
    #expect(try rule("XXX3EDT4,0/0,J365/23").nextTransition(after: start) == nil)
  }

  @Test func `a rule made of its parts is the rule that is read`() throws {
    let made = PosixZoneRule(
      standard: ZoneOffset(seconds: 3600, abbreviation: "CET"),
      daylight: PosixZoneRule.Daylight(
        offset: ZoneOffset(seconds: 7200, isDaylightSaving: true, abbreviation: "CEST"),
        start: YearlyMoment(day: .weekday(month: 3, week: 5, .sunday)),
        end: YearlyMoment(
          day: .weekday(month: 10, week: 5, .sunday),
          secondsAfterMidnight: 10_800
        )
      )
    )
    #expect(PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3") == made)
  }

  private func rule(_ text: String) throws -> Zone {
    let rule = try #require(PosixZoneRule(text))
    return Zone(
      identifier: text,
      initialOffset: rule.standard,
      transitions: [],
      rule: rule
    )
  }
}
