internal import CivilTime

/// Makes a calendar file of made-up events over ten years: the same one for the same numbers.
///
/// One event in ten recurs, half of these have exceptions and one in twenty a moved occurrence, as
/// calendars of people have. Times are in zones that the file defines.
public struct GeneratedCalendar {
  /// The first day of the ten years, as a number of days since 1970: 2015-01-01.
  private static let firstDay = 16_436

  /// How many days there are.
  private static let dayCount = 3653

  private var random: SeededGenerator
  private var lines = ""

  /// The text of a calendar file.
  ///
  /// - Parameters:
  ///   - count: How many events it has, without the changes to occurrences.
  ///   - seed: What the random numbers begin with.
  /// - Returns: iCalendar text with folded lines.
  public static func text(count: Int, seed: UInt64 = 1) -> String {
    var calendar = GeneratedCalendar(seed: seed)
    for number in 0..<count { calendar.appendEvent(number) }
    return calendar.lines + "END:VCALENDAR\r\n"
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lines = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//Generated//EN\r
      X-WR-CALNAME:Generated\r

      """
    appendZone("Europe/Berlin", standard: "+0100", summer: "+0200", "-1SU", 3, 10)
    appendZone("America/New_York", standard: "-0500", summer: "-0400", "2SU", 3, 11)
  }

  private mutating func appendZone(
    _ name: String,
    standard: String,
    summer: String,
    _ day: String,
    _ begin: Int,
    _ end: Int
  ) {
    append("BEGIN:VTIMEZONE")
    append("TZID:\(name)")
    for (part, from, to, month) in [
      ("DAYLIGHT", standard, summer, begin), ("STANDARD", summer, standard, end),
    ] {
      append("BEGIN:\(part)")
      append("DTSTART:2007\(padded(month))01T020000")
      append("TZOFFSETFROM:\(from)")
      append("TZOFFSETTO:\(to)")
      append("RRULE:FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(day)")
      append("END:\(part)")
    }
    append("END:VTIMEZONE")
  }

  private mutating func appendEvent(_ number: Int) {
    let day = Self.firstDay + Int.random(in: 0..<Self.dayCount, using: &random)
    let hour = Int.random(in: 7...19, using: &random)
    let zone = random.once(in: 6) ? "America/New_York" : "Europe/Berlin"
    let isAllDay = random.once(in: 10)
    let isRecurring = random.once(in: 10)
    begin(number)
    if isAllDay {
      append("DTSTART;VALUE=DATE:\(date(day))")
      append("DTEND;VALUE=DATE:\(date(day + 1))")
    } else {
      append("DTSTART;TZID=\(zone):\(time(day, hour))")
      append("DTEND;TZID=\(zone):\(time(day, hour + 1))")
    }
    let step = isRecurring ? appendRule() : 0
    if isRecurring, !isAllDay, random.once(in: 2) {
      append("EXDATE;TZID=\(zone):\(time(day + step, hour))")
    }
    appendTexts()
    append("END:VEVENT")
    guard isRecurring, !isAllDay, random.once(in: 20) else { return }
    begin(number)
    append("RECURRENCE-ID;TZID=\(zone):\(time(day + 2 * step, hour))")
    append("DTSTART;TZID=\(zone):\(time(day + 2 * step, hour + 2))")
    append("DURATION:PT30M")
    append("SUMMARY:Moved")
    append("END:VEVENT")
  }

  private mutating func begin(_ number: Int) {
    append("BEGIN:VEVENT")
    append("UID:\(number)-\(UInt32.random(in: 0...UInt32.max, using: &random))@example.org")
    append("DTSTAMP:20240601T120000Z")
  }

  /// Appends a rule.
  ///
  /// - Returns: The days from one occurrence to the next.
  private mutating func appendRule() -> Int {
    switch Int.random(in: 0...3, using: &random) {
    case 0: append("RRULE:FREQ=WEEKLY")
    case 1: append("RRULE:FREQ=WEEKLY;COUNT=\(Int.random(in: 4...60, using: &random))")
    case 2:
      append("RRULE:FREQ=DAILY;COUNT=\(Int.random(in: 4...30, using: &random))")
      return 1
    default:
      append("RRULE:FREQ=WEEKLY;INTERVAL=4;UNTIL=20241231T230000Z")
      return 28
    }
    return 7
  }

  private mutating func appendTexts() {
    let words = ["review", "planning", "lunch", "call", "training", "family", "project", "travel"]
    append("SUMMARY:\(random.one(of: words)) \(random.one(of: words))\\, \(random.one(of: words))")
    if random.once(in: 2) {
      let text = (0..<24).map { _ in random.one(of: words) }.joined(separator: " ")
      append("DESCRIPTION:\(text)\\n\(text)")
    }
    if random.once(in: 3) { append("LOCATION:Room \(Int.random(in: 1...40, using: &random))") }
    if random.once(in: 4) { append("CATEGORIES:\(random.one(of: words))") }
    if random.once(in: 5) {
      append("ATTENDEE;CN=\"A, B\";PARTSTAT=ACCEPTED:mailto:someone@example.org")
    }
    if random.once(in: 7) {
      append("BEGIN:VALARM")
      append("ACTION:DISPLAY")
      append("TRIGGER:-PT15M")
      append("END:VALARM")
    }
  }

  /// Appends a line of ASCII, folded.
  private mutating func append(_ line: String) {
    var rest = Substring(line)
    lines += rest.prefix(75)
    rest = rest.dropFirst(75)
    while !rest.isEmpty {
      lines += "\r\n " + rest.prefix(74)
      rest = rest.dropFirst(74)
    }
    lines += "\r\n"
  }

  private func date(_ day: Int) -> String {
    let (year, month, day) = CivilDate(dayNumber: day).fields
    return "\(year)\(padded(month))\(padded(day))"
  }

  private func time(_ day: Int, _ hour: Int) -> String {
    "\(date(day))T\(padded(hour))0000"
  }

  private func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
