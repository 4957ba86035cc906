/// How texts are written in a file of comma-separated values.
enum CSVEscape {
  /// Whether a text is surely written as it is: in ASCII, with a letter or digit in front, and
  /// without separators, quotes and control characters.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      break
    default: return false
    }
    guard last != UInt8(ascii: " ") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""): false
      default: (0x20..<0x7F).contains(byte)
      }
    }
  }

  /// The text as a field, in quotes where it has a separator, a quote, a line break or outer blanks.
  static func field(_ text: String) -> String {
    let clean = cleaned(text)
    let safe = isFormula(clean) ? "'" + clean : clean
    let needsQuotes =
      safe.unicodeScalars.contains(where: "\",;\t\n".unicodeScalars.contains)
      || safe.first == " " || safe.last == " "
    return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }

  /// Whether a spreadsheet might calculate the text instead of showing it: signs in front, also
  /// behind blanks and in full width.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if first == "\t" || first == "\n" { return true }
    let sign = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return sign.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
  }

  /// The text with `\n` for every line break and `�` for every other control character but the tab.
  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": if !isAfterReturn { result.append("\n") }
      case "\r": result.append("\n")
      case "\t": result.append("\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}
