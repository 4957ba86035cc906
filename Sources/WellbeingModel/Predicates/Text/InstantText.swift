internal import CivilTime

/// The one spelling of an instant that the text form of predicates writes, exact to the millisecond.
///
/// `2026-11-01T09:30:00Z` or `2026-11-01T09:30:00.250Z` in the years 0 to 9999, `@` and milliseconds
/// since 1970 in others.
enum InstantText {
  private static let isoRange: Range<Int64> = -62_167_219_200_000..<253_402_300_800_000

  static func write(_ instant: Instant) -> String {
    guard isoRange.contains(instant.milliseconds) else { return "@\(instant.milliseconds)" }
    let civil = CivilDateTime(instant, utcOffset: 0)
    var text = "\(civil.date)T"
    text.append(padded: civil.time.hour, width: 2)
    text += ":"
    text.append(padded: civil.time.minute, width: 2)
    text += ":"
    text.append(padded: civil.time.second, width: 2)
    if civil.time.millisecond != 0 {
      text += "."
      text.append(padded: civil.time.millisecond, width: 3)
    }
    return text + "Z"
  }

  /// Reads what `write` writes; nil for anything else.
  static func read(_ text: some StringProtocol) -> Instant? {
    if text.first == "@" { return Int64(text.dropFirst()).map(Instant.init(milliseconds:)) }
    let bytes = Array(text.utf8)
    guard bytes.count == 20 || bytes.count == 24, bytes.last == UInt8(ascii: "Z") else {
      return nil
    }
    let shape = Array("dddd-dd-ddTdd:dd:dd.ddd".utf8)
    for (byte, form) in zip(bytes.dropLast(), shape) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard form == UInt8(ascii: "d") ? isDigit : byte == form else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    guard let date = CivilDate(year: number(0..<4), month: number(5..<7), day: number(8..<10)),
      let time = TimeOfDay(
        hour: number(11..<13),
        minute: number(14..<16),
        second: number(17..<19),
        millisecond: bytes.count == 24 ? number(20..<23) : 0
      )
    else { return nil }
    return CivilDateTime(date: date, time: time).instant(utcOffset: 0)
  }
}
