internal import CivilTime

extension RecurrenceRule {
  /// Reads a rule as iCalendar writes it, `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`.
  ///
  /// Unknown parts are passed over, as is a semicolon at the end and blanks.
  ///
  /// - Throws: ``ICalendarError/unreadableRule(_:)`` or ``ICalendarError/unsupportedRule(_:)``.
  public init(_ text: String) throws(ICalendarError) {
    var notes: [String] = []
    try self.init(bytes: ArraySlice(text.utf8), notes: &notes)
  }

  /// Reads a rule and adds what was passed over to `notes`.
  init(bytes: ArraySlice<UInt8>, notes: inout [String]) throws(ICalendarError) {
    var frequency: Frequency?
    var rule = RecurrenceRule(.daily)
    for part in bytes.split(separator: ASCII.semicolon) {
      guard let equals = part.firstIndex(of: ASCII.equals) else {
        if !part.trimmed.isEmpty { notes.append("passed over \(excerpt(part)) in a rule") }
        continue
      }
      let name = part[..<equals].trimmed
      let value = part[part.index(after: equals)...].trimmed
      if name.spells("FREQ") {
        frequency = try Frequency(bytes: value)
      } else {
        try rule.apply(name, value, &notes)
      }
    }
    guard let frequency else { throw .unreadableRule("FREQ is missing") }
    rule.frequency = frequency
    self = rule
  }

  private mutating func apply(
    _ name: ArraySlice<UInt8>,
    _ value: ArraySlice<UInt8>,
    _ notes: inout [String]
  ) throws(ICalendarError) {
    func numbers(_ range: ClosedRange<Int>, signed: Bool = false) throws(ICalendarError) -> [Int] {
      try list(value, name: name) { item in
        guard let number = item.integer(), range.contains(signed ? abs(number) : number) else {
          return nil
        }
        return number
      }
    }
    switch String(decoding: name, as: UTF8.self).uppercased() {
    case "INTERVAL": interval = try positive(value, name)
    case "COUNT": count = try positive(value, name)
    case "UNTIL":
      guard let time = EventTime(value: value, zone: nil) else { throw unreadable(name, value) }
      until = time
    // A leap second is read as the second before it (RFC 5545, section 3.3.12).
    case "BYSECOND": seconds = sortedSet(try numbers(0...60).map { min($0, 59) })
    case "BYMINUTE": minutes = try numbers(0...59)
    case "BYHOUR": hours = try numbers(0...23)
    case "BYDAY":
      weekdays = try list(value, name: name, NumberedWeekday.init(bytes:))
    case "BYMONTHDAY": monthDays = try numbers(1...31, signed: true)
    case "BYYEARDAY": yearDays = try numbers(1...366, signed: true)
    case "BYWEEKNO": weekNumbers = try numbers(1...53, signed: true)
    case "BYMONTH": months = try numbers(1...12)
    case "BYSETPOS": positions = try numbers(1...366, signed: true)
    case "WKST":
      guard let weekday = Weekday(bytes: value) else { throw unreadable(name, value) }
      weekStart = weekday
    case "RSCALE":
      guard value.spells("GREGORIAN") else { throw .unsupportedRule("RSCALE=\(excerpt(value))") }
    case "SKIP":
      guard value.spells("OMIT") else { throw .unsupportedRule("SKIP=\(excerpt(value))") }
    default: notes.append("passed over \(excerpt(name)) in a rule")
    }
  }
}

private func unreadable(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> ICalendarError {
  .unreadableRule("\(excerpt(name)) cannot be \"\(excerpt(value))\"")
}

private func positive(
  _ value: ArraySlice<UInt8>,
  _ name: ArraySlice<UInt8>
) throws(ICalendarError) -> Int {
  guard let number = value.integer(), number > 0 else { throw unreadable(name, value) }
  return number
}

/// Reads a comma-separated list, in ascending order and without repetitions.
private func list<Item: Comparable & Hashable>(
  _ value: ArraySlice<UInt8>,
  name: ArraySlice<UInt8>,
  _ item: (ArraySlice<UInt8>) -> Item?
) throws(ICalendarError) -> [Item] {
  var items: [Item] = []
  for part in value.split(separator: ASCII.comma) {
    let part = part.trimmed
    guard !part.isEmpty else { continue }
    guard let item = item(part) else { throw unreadable(name, part) }
    items.append(item)
  }
  guard !items.isEmpty else { throw unreadable(name, value) }
  return sortedSet(items)
}

private func sortedSet<Item: Comparable & Hashable>(_ items: [Item]) -> [Item] {
  Set(items).sorted()
}

extension RecurrenceRule.NumberedWeekday: Comparable {
  /// Orders by number, then by weekday.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.number, lhs.weekday.rawValue) < (rhs.number, rhs.weekday.rawValue)
  }
}

extension RecurrenceRule.NumberedWeekday {
  /// Reads `MO`, `+1MO`, `-2 FR`.
  fileprivate init?(bytes: ArraySlice<UInt8>) {
    guard let weekday = Weekday(bytes: bytes.suffix(2)) else { return nil }
    let prefix = bytes.dropLast(2).trimmed
    self.init(weekday)
    guard !prefix.isEmpty else { return }
    guard let number = prefix.integer(), (1...53).contains(abs(number)) else { return nil }
    self.number = number
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init(bytes: ArraySlice<UInt8>) throws(ICalendarError) {
    let name = String(decoding: bytes, as: UTF8.self).uppercased()
    guard let found = Self.allCases.first(where: { $0.name == name }) else {
      throw .unreadableRule("FREQ cannot be \"\(excerpt(bytes))\"")
    }
    self = found
  }

  /// The name in a rule.
  var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}

extension Weekday {
  /// Reads the two letters of a weekday.
  init?(bytes: ArraySlice<UInt8>) {
    let capitals = bytes.map(ASCII.uppercased)
    guard let weekday = Weekday.allCases.first(where: { capitals.elementsEqual($0.letters.utf8) })
    else {
      return nil
    }
    self = weekday
  }

  /// The two letters of a weekday in a rule.
  var letters: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}
