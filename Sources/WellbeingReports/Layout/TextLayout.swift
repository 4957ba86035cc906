/// The room text is set in: how wide it is, how wide characters are, how styles look.
public struct TextLayout: Sendable {
  /// Columns available; at least 20 are used.
  public let width: Int

  private let measure: @Sendable (String) -> Int
  private let decorate: @Sendable (String, TextRole) -> String

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - width: Columns available; at least 20 are used.
  ///   - displayWidth: The columns a text takes, at most its bytes in UTF-8: 2 for a CJK character
  ///     or an emoji, 0 for a combining mark.
  ///   - style: Gives a text its look; it must not change the columns it takes.
  public init(
    width: Int,
    displayWidth: @escaping @Sendable (String) -> Int,
    style: @escaping @Sendable (String, TextRole) -> String = { text, _ in text }
  ) {
    self.width = max(20, width)
    measure = displayWidth
    decorate = style
  }

  /// The columns a text takes.
  public func displayWidth(_ text: String) -> Int { measure(text) }

  /// The text with the look of a style; empty text stays empty.
  public func styled(_ text: String, _ style: TextRole?) -> String {
    guard let style, !text.isEmpty else { return text }
    return decorate(text, style)
  }

  /// The text, cut with an ellipsis when it takes more than some columns.
  public func truncated(_ text: String, to columns: Int) -> String {
    // Nothing takes more columns than bytes.
    if text.utf8.count <= columns { return text }
    let room = columns - displayWidth("…")
    var (index, end) = (text.startIndex, text.startIndex)
    var used = 0
    while index < text.endIndex {
      used += displayWidth(of: text[index])
      text.formIndex(after: &index)
      if used <= room { end = index }
      if used > columns { return cut(text[..<end], room) }
    }
    return text
  }

  private func cut(_ text: Substring, _ room: Int) -> String {
    guard room >= 0 else { return "" }
    var kept = text
    while kept.last == " " { kept.removeLast() }
    return String(kept) + "…"
  }

  private func displayWidth(of character: Character) -> Int {
    let isASCII = character.utf8.count == 1 && character >= " "
    return isASCII ? 1 : displayWidth(String(character))
  }

  /// The text, followed or preceded by blanks up to some columns.
  public func padded(_ text: String, to columns: Int, alignment: Alignment) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - displayWidth(text)))
    return alignment == .leading ? text + blanks : blanks + text
  }

  /// Where text stands in a wider field.
  public enum Alignment: Hashable, Sendable {
    /// At the beginning of the field.
    case leading
    /// At its end, as numbers do.
    case trailing
  }
}
