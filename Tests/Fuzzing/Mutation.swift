import TestSupport

/// Damages bytes as broken programs, cut transfers and ill will do.
enum Mutation {
  /// The bytes after some damage.
  static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 0...8, using: &random) { damage(&result, &random) }
    return result
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let range = range(in: bytes, &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: bytes[range.lowerBound] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 4: bytes.insert(contentsOf: random.one(of: tokens).utf8, at: range.lowerBound)
    case 5: bytes.replaceSubrange(range.prefix(2), with: random.one(of: tokens).utf8)
    case 6: swapLines(&bytes, &random)
    case 7: bytes.removeSubrange(range.lowerBound...)
    case 8: repeatMany(&bytes, range, &random)
    default: replaceDigits(&bytes, from: range.lowerBound, &random)
    }
  }

  private static let tokens = [
    "\r\n ", "\n", "\r", ":", ";", "\"", ",", "\\", "\0", "\u{FEFF}", "=", "/", "\t", "\n\n",
    "BEGIN:VEVENT\n", "END:VEVENT\n", "BEGIN:VCALENDAR\n", "END:VCALENDAR\n",
    "RRULE:FREQ=SECONDLY\n",
    "BEGIN:VTIMEZONE\n", "END:VTIMEZONE\n", "BEGIN:STANDARD\n", "UID:a\n", "DTSTART:20240101\n",
    ";TZID=Own", ";VALUE=DATE", "Z", "T240000", "99999999", "-", "+", "\u{1F499}", "e\u{301}",
    "RECURRENCE-ID:20240101T000000Z\n", ";RANGE=THISANDFUTURE", "BEGIN:X\n", "00000000T000000",
  ]

  /// A short stretch of the bytes.
  private static func range(in bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 1...(random.once(in: 4) ? 400 : 12), using: &random)
    return start..<min(bytes.count, start + length)
  }

  private static func swapLines(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    lines.swapAt(
      Int.random(in: 0..<lines.count, using: &random),
      Int.random(in: 0..<lines.count, using: &random)
    )
    bytes = Array(lines.joined(separator: [10]))
  }

  /// Repeats a stretch so often that limits are met.
  private static func repeatMany(
    _ bytes: inout [UInt8],
    _ range: Range<Int>,
    _ random: inout SeededGenerator
  ) {
    let limit = random.once(in: 50) ? 1_200_000 : 4000
    let times = limit / range.count
    guard bytes.count < 100_000 else { return }
    let piece = bytes[range]
    bytes.insert(contentsOf: repeatElement(piece, count: times).joined(), at: range.lowerBound)
  }

  private static func replaceDigits(
    _ bytes: inout [UInt8],
    from start: Int,
    _ random: inout SeededGenerator
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = bytes[start...].firstIndex(where: digits.contains) else { return }
    for index in first..<bytes.count {
      guard digits.contains(bytes[index]) else { return }
      if random.once(in: 2) { bytes[index] = UInt8.random(in: digits, using: &random) }
    }
  }
}
