/// Turns a stream in UTF-16 into UTF-8 and leaves any other as it is.
///
/// A calendar file is to be UTF-8, but some programs write what their system has; a byte order mark
/// tells. Bytes come in pieces of any size.
struct UTF16Decoder {
  private enum Encoding {
    case unknown
    case other
    case littleEndian
    case bigEndian
  }

  private var encoding = Encoding.unknown
  /// The bytes of a mark, a unit or a pair of surrogates that is not complete.
  private var rest: [UInt8] = []

  /// Whether the stream is UTF-16.
  var isUTF16: Bool { encoding == .littleEndian || encoding == .bigEndian }

  /// The next bytes in UTF-8.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    if encoding == .other { return bytes }
    rest += bytes
    if encoding == .unknown {
      guard rest.count >= 2 else { return [] }
      switch (rest[0], rest[1]) {
      case (0xFF, 0xFE): encoding = .littleEndian
      case (0xFE, 0xFF): encoding = .bigEndian
      default: encoding = .other
      }
      if isUTF16 { rest.removeFirst(2) }
    }
    guard isUTF16 else { return takeRest() }
    var units = (0..<rest.count / 2).map(unit)
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(units.count * 2)
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// What is left at the end of the stream; of UTF-16 half a character, which is dropped.
  mutating func finish() -> [UInt8] {
    isUTF16 ? [] : takeRest()
  }

  private func unit(_ index: Int) -> UInt16 {
    let (first, second) = (UInt16(rest[2 * index]), UInt16(rest[2 * index + 1]))
    return encoding == .littleEndian ? second << 8 | first : first << 8 | second
  }

  private mutating func takeRest() -> [UInt8] {
    defer { rest = [] }
    return rest
  }
}
