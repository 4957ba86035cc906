/// Which values an option or argument has: what parsing accepts and what a shell completes.
public enum ValueSource: Hashable, Sendable {
  /// Any text; nothing to complete.
  case any

  /// One of these words and no other.
  case choices([String])

  /// Any text; these words are worth completing.
  case words([String])

  /// Any text; the tool itself lists words worth completing when asked for this source by name.
  case dynamic(String)

  /// The path of a file, or `-` for standard input or output.
  case file

  /// The path of a directory.
  case directory

  /// The words known from the declaration alone.
  public var knownWords: [String] {
    switch self {
    case .choices(let words), .words(let words): words
    case .any, .dynamic, .file, .directory: []
    }
  }
}

extension ValueSource {
  /// A sentence that lists the choices; empty where any text is accepted.
  var choiceHelp: String {
    guard case .choices(let words) = self else { return "" }
    return " One of: \(words.joined(separator: ", "))."
  }
}
