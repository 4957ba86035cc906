import TestSupport

/// Makes calendars that use the whole grammar, plausible or not.
enum CalendarGrammar {
  /// The bytes of a file.
  static func calendar(_ random: inout SeededGenerator) -> [UInt8] {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    lines += random.some(
      [
        "X-WR-CALNAME:Büro\\, oben", "NAME:Work", "X-WR-TIMEZONE:Europe/Berlin",
        "X-WR-TIMEZONE:Mars/Base", "COLOR:teal", "X-APPLE-CALENDAR-COLOR:#123456",
      ],
      upTo: 3
    )
    let count = Int.random(in: 1...4, using: &random)
    for _ in 0..<count {
      if random.once(in: 3) { lines += zone(&random) }
      lines += event(&random)
    }
    if random.once(in: 6) { lines += ["END:VCALENDAR", "BEGIN:VCALENDAR"] + event(&random) }
    lines.append("END:VCALENDAR")
    let lineEnd = random.one(of: ["\r\n", "\r\n", "\n", "\r"])
    return lines.flatMap { Array(($0 + lineEnd).utf8) }
  }

  private static func event(_ random: inout SeededGenerator) -> [String] {
    let form = Int.random(in: 0...3, using: &random)
    var lines = ["BEGIN:VEVENT"]
    if !random.once(in: 10) { lines.append("UID:\(random.one(of: ["a", "b", "c\\;", "ü"]))") }
    if random.once(in: 4) { lines.append(time("RECURRENCE-ID", form, &random)) }
    if random.once(in: 12) {
      lines.append(time("RECURRENCE-ID;RANGE=THISANDFUTURE", form, &random))
    }
    lines.append(time("DTSTART", form, &random))
    lines += random.some(
      [
        time("DTEND", random.once(in: 8) ? 2 : form, &random), "DURATION:PT90M", "DURATION:P1W",
        "DURATION:-P1D", "DURATION:P99999999DT99999999H", "DURATION:P3DT5H6M7S",
      ],
      upTo: 1
    )
    if !random.once(in: 3) { lines.append("RRULE:\(RuleGrammar.rule(&random))") }
    for name in random.some(["EXDATE", "RDATE", "EXDATE", "RDATE;VALUE=PERIOD"], upTo: 3) {
      lines.append(time(name, random.once(in: 6) ? 1 : form, &random))
    }
    lines += random.some(plainLines, upTo: 5)
    if random.once(in: 8) {
      lines += ["BEGIN:VALARM", "TRIGGER:-PT5M", "DTSTART:20200101T000000", "END:VALARM"]
    }
    lines.append("END:VEVENT")
    return lines
  }

  private static let plainLines = [
    "SUMMARY:Standup", "SUMMARY;LANGUAGE=de:Übergabe\\, Teil 1\\; \\\\n\\nZeile", "SEQUENCE:3",
    "DESCRIPTION:eins\r\n  zwei\r\n\t drei", "DTSTAMP:20240101T000000Z", "STATUS:CANCELLED",
    "LAST-MODIFIED:20240102T030405Z", "LOCATION:\u{1F3E2} 5\"", "TRANSP:TRANSPARENT",
    "CATEGORIES:Gym,Work\\,Life,", "STATUS:TENTATIVE", "EXRULE:FREQ=DAILY", "X-OTHER;A=\"b:c\":d",
    "ATTENDEE;CN=\"A, B\";ROLE=CHAIR:mailto:a@example.org", "SUMMARY:",
  ]

  /// A line with a time in one of the four forms, or in none.
  private static func time(
    _ name: String,
    _ form: Int,
    _ random: inout SeededGenerator
  ) -> String {
    let year = random.once(in: 20) ? random.one(of: [0, 1, 1582, 9999]) : nil
    let month = Int.random(in: 1...12, using: &random)
    let day = padded(Int.random(in: 1...(random.once(in: 9) ? 31 : 28), using: &random), 2)
    let date =
      padded(year ?? Int.random(in: 1965...2030, using: &random), 4) + padded(month, 2) + day
    let hour = padded(Int.random(in: 0...23, using: &random), 2)
    let clock = "T\(hour)\(random.one(of: ["0000", "3000", "1507", "5960"]))"
    let period = name.hasSuffix("PERIOD") ? random.one(of: ["/PT2H", "/P2D", "/20300101"]) : ""
    switch form {
    case 0: return "\(name);VALUE=DATE:\(date)"
    case 1: return "\(name):\(date)\(clock)\(period)"
    case 2: return "\(name):\(date)\(clock)Z\(period)"
    default: return "\(name);TZID=\(random.one(of: zoneNames)):\(date)\(clock)\(period)"
    }
  }

  private static let zoneNames = [
    "Europe/Berlin", "America/New_York", "Asia/Tokyo", "\"Own, zone\"", "Own", "Nowhere/Land",
    "W. Europe Standard Time", "/example.org/20070129/Europe/Paris", "GMT+0200", "UTC",
    "tzone://Microsoft/Utc", "Pacific/Apia", "Australia/Lord_Howe",
  ]

  private static func zone(_ random: inout SeededGenerator) -> [String] {
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(random.one(of: ["Own", "Own\\, zone", "Asia/Tokyo"]))"]
    let offsets = [
      "+0100", "-0330", "+0545", "+1400", "-1200", "+012345", "+2359", "-2359", "+0000",
    ]
    for part in random.some(["STANDARD", "DAYLIGHT"], upTo: 3) {
      lines += [
        "BEGIN:\(part)", time("DTSTART", 1, &random), "TZOFFSETFROM:\(random.one(of: offsets))",
        "TZOFFSETTO:\(random.one(of: offsets))",
      ]
      if random.once(in: 2) {
        let month = Int.random(in: 1...12, using: &random)
        lines.append("RRULE:FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(random.one(of: ["-1SU", "2SU"]))")
      } else if random.once(in: 3) {
        lines.append("RRULE:\(RuleGrammar.rule(&random))")
      }
      if random.once(in: 4) { lines.append(time("RDATE", 1, &random)) }
      lines.append("END:\(part)")
    }
    return lines + ["END:VTIMEZONE"]
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
