/// Appends JSON to bytes.
enum JSONText {
  /// Appends a string in quotation marks; control characters, those that terminals act on included,
  /// are escaped.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: mayNeedEscape) {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string, or null.
  static func append(_ text: String?, to bytes: inout [UInt8]) {
    if let text { append(text, to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }

  /// A finite number in the fewest digits that read back the same.
  static func number(_ value: Double) -> String {
    if value == 0 { return "0" }
    let digits = String(value)
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    // 0xC2 begins, among others, the control characters U+0080 to U+009F.
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: "\\u".utf8)
      bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.count).utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }
}
