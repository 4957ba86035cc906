/// Writes JSON (RFC 8259) straight into text, in the order it is told.
///
/// An object's members and an array's elements stand on lines of their own at the outermost level;
/// everything inside them is on one line. It is for programs that write what they know: it does not
/// check that keys are unique.
public struct JSONWriter {
  /// What has been written so far.
  public private(set) var text = ""

  private var depth = 0
  private var needsComma = false
  private var followsKey = false

  /// Creates a writer with nothing written.
  public init() {}

  /// Writes one value and a line break, and gives the text.
  public static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text + "\n"
  }

  /// Writes one value on a line of its own and a line break, and gives the text.
  public static func line(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    // Only the outermost levels break lines.
    writer.depth = 2
    write(&writer)
    return writer.text + "\n"
  }

  /// Writes an object; the closure writes its members with `member`.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(opening: "{", closing: "}", members)
  }

  /// Writes an array; the closure writes each element.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container(opening: "[", closing: "]") { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Writes a member's key; the closure writes its one value.
  public mutating func member(_ key: String, _ write: (inout JSONWriter) -> Void) {
    beginItem()
    appendQuoted(key)
    text += depth == 1 ? ": " : ":"
    followsKey = true
    write(&self)
  }

  /// Writes `null`.
  public mutating func null() {
    beginItem()
    text += "null"
  }

  /// Writes a string, or `null`.
  public mutating func value(_ value: String?) {
    guard let value else { return null() }
    beginItem()
    appendQuoted(value)
  }

  /// Writes a whole number, or `null`.
  public mutating func value(_ value: Int?) {
    guard let value else { return null() }
    beginItem()
    text += String(value)
  }

  /// Writes a number in the fewest digits that read back the same, or `null`, also for what JSON has
  /// no number for: infinity and NaN.
  public mutating func value(_ value: Double?) {
    guard let digits = value?.shortestText else { return null() }
    beginItem()
    text += digits
  }

  /// Writes `true` or `false`.
  public mutating func value(_ value: Bool) {
    beginItem()
    text += value ? "true" : "false"
  }

  private mutating func container(
    opening: String,
    closing: String,
    _ contents: (inout JSONWriter) -> Void
  ) {
    beginItem()
    text += opening
    depth += 1
    needsComma = false
    contents(&self)
    depth -= 1
    if depth == 0, needsComma { text += "\n" }
    text += closing
    needsComma = true
  }

  /// Writes what separates a value from the one before it.
  private mutating func beginItem() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { text += "," }
    if depth == 1 { text += "\n  " }
    needsComma = true
  }

  private mutating func appendQuoted(_ value: String) {
    text += "\""
    if value.utf8.contains(where: JSONEscape.mayNeed) {
      for scalar in value.unicodeScalars { JSONEscape.append(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }
}
