/// A position in a text, and the fields of a date that may follow it.
///
/// The bytes are passed to each call rather than kept, so that the reader is an ordinary value.
struct ISO8601Reader {
  private let count: Int
  private var position = 0

  init(count: Int) {
    self.count = count
  }

  var isAtEnd: Bool { position == count }

  /// `2026-11-30` or `20261130`.
  mutating func date(_ bytes: Span<UInt8>) -> CivilDate? {
    guard let year = number(bytes, digits: 4) else { return nil }
    let isExtended = skip(bytes, UInt8(ascii: "-"))
    guard let month = number(bytes, digits: 2) else { return nil }
    if isExtended, !skip(bytes, UInt8(ascii: "-")) { return nil }
    guard let day = number(bytes, digits: 2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func skipDateSeparator(_ bytes: Span<UInt8>) -> Bool {
    skip(bytes, UInt8(ascii: "T")) || skip(bytes, UInt8(ascii: " "))
      || skip(bytes, UInt8(ascii: "t"))
  }

  /// Milliseconds after midnight: `21:30`, `21:30:15.5`, `2130`, `213015`; up to 24:00 and :60.
  mutating func time(_ bytes: Span<UInt8>) -> Int? {
    guard let hour = number(bytes, digits: 2), hour <= 24 else { return nil }
    let isExtended = skip(bytes, UInt8(ascii: ":"))
    guard let minute = number(bytes, digits: 2), minute < 60 else { return nil }
    var milliseconds = (hour * 60 + minute) * 60_000
    if isExtended ? skip(bytes, UInt8(ascii: ":")) : isDigit(bytes) {
      guard let second = number(bytes, digits: 2), second <= 60 else { return nil }
      milliseconds += second * 1000
      if skip(bytes, UInt8(ascii: ".")) || skip(bytes, UInt8(ascii: ",")) {
        guard let fraction = fraction(bytes) else { return nil }
        milliseconds += fraction
      }
    }
    return hour < 24 || milliseconds == 86_400_000 ? milliseconds : nil
  }

  /// Seconds ahead of UTC: `Z`, `+01:00`, `+0100`, `+01`, after one space at most.
  mutating func offset(_ bytes: Span<UInt8>) -> Int? {
    _ = skip(bytes, UInt8(ascii: " "))
    if skip(bytes, UInt8(ascii: "Z")) || skip(bytes, UInt8(ascii: "z")) { return 0 }
    let isNegative = skip(bytes, UInt8(ascii: "-"))
    guard isNegative || skip(bytes, UInt8(ascii: "+")) else { return nil }
    guard let hours = number(bytes, digits: 2), hours < 24 else { return nil }
    var seconds = hours * 3600
    if skip(bytes, UInt8(ascii: ":")) || isDigit(bytes) {
      guard let minutes = number(bytes, digits: 2), minutes < 60 else { return nil }
      seconds += minutes * 60
    }
    return isNegative ? -seconds : seconds
  }

  /// The digits after the point as milliseconds, 0...1000, rounded by the fourth.
  private mutating func fraction(_ bytes: Span<UInt8>) -> Int? {
    let start = position
    var value = 0
    while isDigit(bytes) {
      let digit = Int(bytes[position] - UInt8(ascii: "0"))
      switch position - start {
      case 0: value += digit * 100
      case 1: value += digit * 10
      case 2: value += digit
      case 3: value += digit >= 5 ? 1 : 0
      default: break
      }
      position += 1
    }
    return position > start ? value : nil
  }

  private mutating func number(_ bytes: Span<UInt8>, digits: Int) -> Int? {
    guard position + digits <= count else { return nil }
    var value = 0
    for index in position..<position + digits {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += digits
    return value
  }

  private func isDigit(_ bytes: Span<UInt8>) -> Bool {
    position < count && bytes[position] &- UInt8(ascii: "0") <= 9
  }

  private mutating func skip(_ bytes: Span<UInt8>, _ byte: UInt8) -> Bool {
    guard position < count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
