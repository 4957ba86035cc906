/// Writes comma-separated values (RFC 4180), one row after another, for spreadsheets and programs.
///
/// A text that a spreadsheet would take for a formula gets an apostrophe in front, so that opening a
/// file never runs what someone wrote into a note. Control characters, which a terminal would obey,
/// become `�`, and every line break in a text a single line feed.
public struct CSVWriter {
  /// What has been written so far.
  public private(set) var text = ""

  private var isAtRowStart = true

  /// Creates a writer with nothing written.
  public init() {}

  /// Writes rows and gives the text.
  public static func text(_ write: (inout CSVWriter) -> Void) -> String {
    var writer = CSVWriter()
    write(&writer)
    return writer.text
  }

  /// Writes a row; the closure writes its values.
  public mutating func row(_ values: (inout CSVWriter) -> Void) {
    isAtRowStart = true
    values(&self)
    text += "\r\n"
  }

  /// Writes a row of texts, as the first one with the names of the columns.
  public mutating func row(_ texts: [String]) {
    row { for text in texts { $0.value(text) } }
  }

  /// Writes a text; nothing between the commas for nil.
  public mutating func value(_ value: String?) {
    beginValue()
    guard let value else { return }
    text += CSVEscape.isPlain(value) ? value : CSVEscape.field(value)
  }

  /// Writes a whole number; nothing between the commas for nil.
  public mutating func value(_ value: Int?) {
    beginValue()
    if let value { text += String(value) }
  }

  /// Writes a number in the fewest digits that read back the same; nothing for nil, infinity and NaN.
  public mutating func value(_ value: Double?) {
    beginValue()
    text += value?.shortestText ?? ""
  }

  private mutating func beginValue() {
    if !isAtRowStart { text += "," }
    isAtRowStart = false
  }
}
