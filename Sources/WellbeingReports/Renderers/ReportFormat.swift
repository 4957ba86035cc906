/// A format that reports are written in.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Plain text, as on a terminal.
  case text
  /// Markdown, for pasting elsewhere.
  case markdown
  /// One self-contained HTML file.
  case html
  /// JSON, for programs.
  case json

  /// The endings of file names, without the dot.
  public var fileEndings: [String] {
    switch self {
    case .text: ["txt", "text"]
    case .markdown: ["md", "markdown"]
    case .html: ["html", "htm"]
    case .json: ["json"]
    }
  }

  /// The format that the ending of a file name stands for; nil for any other ending.
  public init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = fileName[fileName.utf8.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.fileEndings.contains(ending) }) else {
      return nil
    }
    self = format
  }
}
