import Foundation

/// Calendars for tests, in the way common programs export them.
enum Calendars {
  /// A work calendar around Monday, 30 November 2026, in Berlin.
  static let work = """
    BEGIN:VCALENDAR
    PRODID:-//Example//Example Calendar 1.0//EN
    VERSION:2.0
    CALSCALE:GREGORIAN
    METHOD:PUBLISH
    X-WR-CALNAME:Office
    X-WR-TIMEZONE:Europe/Berlin
    BEGIN:VTIMEZONE
    TZID:Europe/Berlin
    BEGIN:DAYLIGHT
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    TZNAME:CEST
    DTSTART:19700329T020000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    BEGIN:STANDARD
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    TZNAME:CET
    DTSTART:19701025T030000
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:stand-up@example.org
    DTSTAMP:20261101T080000Z
    DTSTART;TZID=Europe/Berlin:20261102T093000
    DTEND;TZID=Europe/Berlin:20261102T094500
    RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    EXDATE;TZID=Europe/Berlin:20261203T093000
    SUMMARY:Stand-up
    END:VEVENT
    BEGIN:VEVENT
    UID:review@example.org
    DTSTAMP:20261101T080000Z
    DTSTART:20261130T130000Z
    DTEND:20261130T143000Z
    SUMMARY:Design review
    END:VEVENT
    BEGIN:VEVENT
    UID:offsite@example.org
    DTSTAMP:20261101T080000Z
    DTSTART;VALUE=DATE:20261202
    DTEND;VALUE=DATE:20261204
    SUMMARY:Offsite\\, with an overnight
      stay
    END:VEVENT
    END:VCALENDAR
    """.replacingOccurrences(of: "\n", with: "\r\n")

  /// A calendar, without a name unless one is given, with one event.
  static func event(_ lines: String, uid: String = "one@example.org", name: String? = nil) -> String
  {
    let heading = name.map { "X-WR-CALNAME:\($0)\n" } ?? ""
    return """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Example//EN
      \(heading)BEGIN:VEVENT
      UID:\(uid)
      DTSTAMP:20261101T080000Z
      \(lines)
      END:VEVENT
      END:VCALENDAR

      """.replacingOccurrences(of: "\n", with: "\r\n")
  }
}
