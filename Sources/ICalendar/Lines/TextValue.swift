/// Reading and writing TEXT values (RFC 5545, section 3.3.11).
enum TextValue {
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
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == ASCII.backslash, index < bytes.endIndex else {
        plain.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"):
        plain.append(ASCII.lineFeed)
      case ASCII.backslash, ASCII.comma, ASCII.semicolon, ASCII.colon, ASCII.quote:
        plain.append(bytes[index])
      default:
        plain.append(byte)
        continue
      }
      index += 1
    }
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
    // Most text needs no escape and is appended in one piece.
    guard text.utf8.contains(where: needsEscape) else {
      bytes += text.utf8
      return
    }
    var followsCarriageReturn = false
    for byte in text.utf8 {
      switch byte {
      case ASCII.lineFeed where followsCarriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn:
        bytes.append(ASCII.backslash)
        bytes.append(UInt8(ascii: "n"))
      case ASCII.backslash, ASCII.comma, ASCII.semicolon:
        bytes.append(ASCII.backslash)
        bytes.append(byte)
      default: bytes.append(byte)
      }
      followsCarriageReturn = byte == ASCII.carriageReturn
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn, ASCII.backslash, ASCII.comma, ASCII.semicolon: true
    default: false
    }
  }
}
