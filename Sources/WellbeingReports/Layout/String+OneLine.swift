extension String {
  /// The text as one line that is safe to print.
  ///
  /// Line breaks, tabs and runs of blanks become one blank. Control characters and marks that change
  /// the direction of what follows are left out, so that text from a calendar or a note can neither
  /// command the terminal nor disturb the columns beside it.
  public var oneLine: String {
    if isPlainLine { return self }
    var line = ""
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        if !line.isEmpty, line.unicodeScalars.last != " " { line.unicodeScalars.append(" ") }
      } else if !scalar.disturbsLine {
        line.unicodeScalars.append(scalar)
      }
    }
    if line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    return line
  }
}

extension String {
  /// Whether the text is printable ASCII with single blanks inside: most text is, and stays.
  private var isPlainLine: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return isEmpty || previous != 0x20
  }
}

extension Unicode.Scalar {
  /// Whether the scalar acts on the terminal or on the direction of text instead of being shown.
  fileprivate var disturbsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: properties.isBidiControl || value == 0xFEFF
    default: false
    }
  }
}
