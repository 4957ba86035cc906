extension String {
  /// The text broken at spaces so that no line is wider than a number of columns.
  ///
  /// Newlines stay. A line that fits stays as it is, inner spaces included; a longer one is broken
  /// at spaces and between wide characters, and inside a word only when the word alone is too
  /// wide. A line that begins with spaces keeps them as its own indentation unless they take half
  /// the width.
  ///
  /// - Parameters:
  ///   - width: The columns of a whole line, indentation included; at least one character is
  ///     placed on each line, however narrow.
  ///   - indent: Spaces before the first line of the text.
  ///   - hangingIndent: Spaces before every other line; as `indent` when nil.
  /// - Returns: The lines, joined by newlines.
  public func wrapped(width: Int, indent: Int = 0, hangingIndent: Int? = nil) -> String {
    let hanging = max(0, hangingIndent ?? indent)
    var result: [String] = []
    for (number, line) in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let outer = number == 0 ? max(0, indent) : hanging
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else {
        result.append("")
        continue
      }
      let own = line.utf8.count - content.utf8.count
      if outer + own + content.displayWidth <= width {
        result.append(String(repeating: " ", count: outer) + line)
      } else {
        let kept = own < (width - outer) / 2 ? own : 0
        let wrapper = TextWrapper(
          content,
          width: width,
          indent: outer + kept,
          hangingIndent: hanging + kept
        )
        result += wrapper.lines
      }
    }
    return result.joined(separator: "\n")
  }
}
