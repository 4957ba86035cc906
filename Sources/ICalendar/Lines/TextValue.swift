/// Reading and writing TEXT values (RFC 5545, section 3.3.11).
enum TextValue {
  /// The longest text that is kept, in bytes: with every one of them escaped it is a line that
  /// ``LineReader`` takes whole.
  static let lengthLimit = LineReader.lengthLimit / 2 - 100

  /// Removes the escapes of a TEXT value in one pass from left to right.
  ///
  /// `\n` and `\N` are line feeds. Before punctuation the backslash is dropped, also where the RFC
  /// asks for none, as in `\:`; before anything else, as in `C:\temp`, it is kept.
  static func unescaped(_ bytes: ArraySlice<UInt8>, isRepaired: inout Bool) -> String {
    guard bytes.contains(ASCII.backslash) else {
      return String(bytes: bytes, isRepaired: &isRepaired)
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes
    while let backslash = rest.firstIndex(of: ASCII.backslash) {
      plain.append(contentsOf: rest[..<backslash])
      let next = backslash + 1
      rest = rest[next...]
      switch rest.first {
      case UInt8(ascii: "n"), UInt8(ascii: "N"):
        plain.append(ASCII.lineFeed)
      case ASCII.backslash, ASCII.comma, ASCII.semicolon, ASCII.colon, ASCII.quote:
        plain.append(bytes[next])
      default:
        plain.append(ASCII.backslash)
        continue
      }
      rest = rest.dropFirst()
    }
    plain.append(contentsOf: rest)
    return String(bytes: plain, isRepaired: &isRepaired)
  }

  /// The values of a comma-separated list of TEXT, without empty ones and outer blanks.
  static func list(_ bytes: ArraySlice<UInt8>, isRepaired: inout Bool) -> [String] {
    var values: [String] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = endOfListValue(rest)
      let text = unescaped(rest[..<end].trimmed, isRepaired: &isRepaired)
      if !text.isEmpty { values.append(text) }
      rest = rest[end...].dropFirst()
    }
    return values
  }

  /// The next comma without a backslash before it, or the end.
  private static func endOfListValue(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != ASCII.comma {
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }

  /// Appends text with the escapes a TEXT value needs; CR LF and CR become line feeds.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      // What needs no escape is appended in one piece, and that is most text.
      var start = 0
      var index = 0
      while index < text.count {
        let byte = text[index]
        guard needsEscape(byte) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: text[start..<index])
        bytes.append(ASCII.backslash)
        bytes.append(byte < ASCII.space ? UInt8(ascii: "n") : byte)
        let isPair =
          byte == ASCII.carriageReturn && index + 1 < text.count
          && text[index + 1] == ASCII.lineFeed
        index += isPair ? 2 : 1
        start = index
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn, ASCII.backslash, ASCII.comma, ASCII.semicolon: true
    default: false
    }
  }
}
