/// A length of time, the value of a DURATION (RFC 5545, section 3.3.6).
///
/// Days are nominal: adding one keeps the reading of the wall clock, even when that day has 23
/// hours. Hours, minutes and seconds are exact.
public struct EventDuration: Hashable, Sendable {
  /// Whole days, 0 or more; a week is seven.
  public var days: Int

  /// Seconds beyond the days, 0 or more.
  public var seconds: Int

  /// Creates a duration.
  public init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Whether nothing passes.
  public var isZero: Bool { days == 0 && seconds == 0 }
}

extension EventDuration {
  /// Reads `P1W`, `P1DT2H`, `PT5400S`; nil when it is negative, absurd or none.
  init?(value: ArraySlice<UInt8>) {
    var rest = value.trimmed
    if rest.first == ASCII.plus { rest = rest.dropFirst() }
    guard let first = rest.first, first | 0x20 == UInt8(ascii: "p") else { return nil }
    rest = rest.dropFirst()
    self.init()
    var isTime = false
    var hasPart = false
    while let byte = rest.first {
      if byte | 0x20 == UInt8(ascii: "t"), !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: ASCII.isDigit)
      guard !digits.isEmpty, let number = digits.integer(limit: Self.longestSeconds),
        let unit = rest.dropFirst(digits.count).first, add(number, unit | 0x20, isTime),
        days <= Self.longestDays, seconds <= Self.longestSeconds
      else { return nil }
      hasPart = true
      rest = rest.dropFirst(digits.count + 1)
    }
    guard hasPart else { return nil }
  }

  /// Beyond ten thousand years it is no length of an event, and later arithmetic could overflow.
  private static let longestDays = 3_652_500
  private static let longestSeconds = longestDays * 86_400

  private mutating func add(_ number: Int, _ unit: UInt8, _ isTime: Bool) -> Bool {
    switch (unit, isTime) {
    case (UInt8(ascii: "w"), false): days += number * 7
    case (UInt8(ascii: "d"), false): days += number
    case (UInt8(ascii: "h"), true): seconds += number * 3600
    case (UInt8(ascii: "m"), true): seconds += number * 60
    case (UInt8(ascii: "s"), true): seconds += number
    default: return false
    }
    return true
  }

  /// The duration as iCalendar writes it.
  var valueText: String {
    guard seconds > 0 else { return "P\(days)D" }
    return days == 0 ? "PT\(seconds)S" : "P\(days)DT\(seconds)S"
  }
}
