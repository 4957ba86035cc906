/// A page of help that belongs to no single command.
public struct HelpTopic: Hashable, Sendable {
  /// The word after `help` that shows it.
  public var name: String

  /// One line about it, without a full stop.
  public var summary: String

  /// The page: paragraphs separated by newlines; indented lines keep their indentation.
  public var text: String

  /// Declares a topic.
  public init(_ name: String, summary: String, text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
