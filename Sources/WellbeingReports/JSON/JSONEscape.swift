/// How characters are written inside a JSON string.
enum JSONEscape {
  /// Whether a byte of UTF-8 may belong to a character that has to be escaped.
  static func mayNeed(_ byte: UInt8) -> Bool {
    // 0xC2 begins, among others, the control characters U+0080 to U+009F.
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
  }

  /// Appends a character, escaped when JSON asks for it or when a terminal would act on it.
  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
