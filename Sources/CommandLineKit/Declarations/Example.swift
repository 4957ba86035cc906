/// A command line worth copying, and what it does.
public struct Example: Hashable, Sendable {
  /// The command line as it is typed, beginning with the name of the tool or piped into it.
  public var commandLine: String

  /// What it does, a short phrase.
  public var explanation: String

  /// Declares an example.
  public init(_ commandLine: String, _ explanation: String) {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}
