extension PosixZoneRule {
  /// Reads a rule as POSIX writes it, `CET-1CEST,M3.5.0,M10.5.0/3`; nil when it is none.
  ///
  /// Names may be quoted as `<+03>`, and times may go from -167 to 167 hours (RFC 9636, section
  /// 3.3.1). Daylight saving time without dates follows the rule of the United States. Note that
  /// the offset counts westwards: `CET-1` is one hour ahead of UTC.
  public init?(_ text: String) {
    guard text.utf8.count <= 128 else { return nil }
    var reader = PosixRuleReader(rest: text[...].utf8)
    guard let name = reader.name(), let west = reader.offset() else { return nil }
    standard = ZoneOffset(seconds: -west, abbreviation: name)
    guard !reader.rest.isEmpty else { return }
    guard let daylightName = reader.name() else { return nil }
    let daylightWest = reader.rest.first == comma ? west - 3600 : reader.offset() ?? west - 3600
    let offset = ZoneOffset(
      seconds: -daylightWest,
      isDaylightSaving: true,
      abbreviation: daylightName
    )
    let start: YearlyMoment
    let end: YearlyMoment
    if reader.rest.isEmpty {
      start = YearlyMoment(day: .weekday(month: 3, week: 2, .sunday))
      end = YearlyMoment(day: .weekday(month: 11, week: 1, .sunday))
    } else {
      guard reader.skip(comma), let first = reader.moment(), reader.skip(comma),
        let second = reader.moment(), reader.rest.isEmpty
      else { return nil }
      (start, end) = (first, second)
    }
    daylight = Daylight(offset: offset, start: start, end: end)
  }
}

private let comma = UInt8(ascii: ",")

/// Takes the parts of a POSIX rule from the front of a text.
private struct PosixRuleReader {
  var rest: Substring.UTF8View

  mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Three letters or more, or `<…>` around letters, digits and signs.
  mutating func name() -> String? {
    let quoted = skip(UInt8(ascii: "<"))
    let taken = rest.prefix { byte in
      isLetter(byte) || quoted && (isDigit(byte) || byte == UInt8(ascii: "+") || byte == minus)
    }
    guard taken.count >= 3 else { return nil }
    rest = rest[taken.endIndex...]
    if quoted, !skip(UInt8(ascii: ">")) { return nil }
    return String(Substring(taken))
  }

  /// `[+-]hh[:mm[:ss]]` in seconds, up to 24 hours.
  mutating func offset() -> Int? {
    time(maximumHours: 24)
  }

  /// A day and a time: `M3.5.0/2`.
  mutating func moment() -> YearlyMoment? {
    guard let day = day() else { return nil }
    guard skip(UInt8(ascii: "/")) else { return YearlyMoment(day: day) }
    guard let time = time(maximumHours: 167) else { return nil }
    return YearlyMoment(day: day, secondsAfterMidnight: time)
  }

  private mutating func day() -> YearlyMoment.Day? {
    if skip(UInt8(ascii: "J")) { return number(in: 1...365).map { .julian($0) } }
    guard skip(UInt8(ascii: "M")) else { return number(in: 0...365).map { .zeroBased($0) } }
    let dot = UInt8(ascii: ".")
    guard let month = number(in: 1...12), skip(dot), let week = number(in: 1...5), skip(dot),
      let day = number(in: 0...6), let weekday = Weekday(rawValue: day == 0 ? 7 : day)
    else { return nil }
    return .weekday(month: month, week: week, weekday)
  }

  private mutating func time(maximumHours: Int) -> Int? {
    let isNegative = skip(minus)
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    guard let hours = number(in: 0...maximumHours) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(UInt8(ascii: ":")) {
      guard let value = number(in: 0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }
}

private let minus = UInt8(ascii: "-")

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
