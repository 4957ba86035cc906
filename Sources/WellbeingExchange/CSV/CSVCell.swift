/// How texts stand in a cell, so that a spreadsheet shows them and never runs them.
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-`, `@`, a tab or a carriage return for a
/// formula. Such a text gets an apostrophe before it, and so does one that begins with an
/// apostrophe, so that one apostrophe less is always the text again.
enum CSVCell {
  private static let guarded: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// Appends a text as a cell.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let needsGuard = text.unicodeScalars.first.map(guarded.contains) ?? false
    let needsQuotes =
      text.utf8.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte < 0x20
      } || text.utf8.first == 0x20 || text.utf8.last == 0x20
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    if needsGuard { bytes.append(UInt8(ascii: "'")) }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
  }

  /// The text of a cell that `append` wrote.
  static func text(_ cell: String) -> String {
    cell.unicodeScalars.first == "'" ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Several texts in one: `; ` between them, and `\` before a semicolon or backslash within one.
  static func list(_ texts: [String]) -> String {
    texts.map { text in
      var escaped = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        if scalar == ";" || scalar == "\\" { escaped.append("\\") }
        escaped.append(scalar)
      }
      return String(escaped)
    }.joined(separator: "; ")
  }

  /// The texts that `list` put together.
  static func texts(_ list: String) -> [String] {
    var texts: [String] = []
    var current = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in list.unicodeScalars {
      if isEscaped {
        current.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == ";" {
        texts.append(String(current))
        current.removeAll()
      } else if scalar != " " || !current.isEmpty {
        current.append(scalar)
      }
    }
    texts.append(String(current))
    return texts.filter { !$0.isEmpty }
  }
}
