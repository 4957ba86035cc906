/// A format in which samples leave and enter a journal without loss.
public enum ExchangeFormat: String, CaseIterable, Hashable, Sendable {
  /// One JSON array (RFC 8259), a record a line.
  case json
  /// JSON Lines: a JSON object a line, nothing around them.
  case jsonl
  /// Comma-separated values (RFC 4180), safe to open in a spreadsheet.
  case csv

  /// The format that a file's ending names; nil for another ending or none.
  public init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "csv": self = .csv
    default: return nil
    }
  }
}
