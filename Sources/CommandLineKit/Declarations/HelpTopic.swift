/// A page of help that belongs to no single command.
public struct HelpTopic: Sendable {
  /// The word after `help` that shows it.
  public var name: String

  /// One line about it, without a full stop.
  public var summary: String

  private let makeText: @Sendable () -> String

  /// The page: paragraphs separated by newlines; indented lines keep their indentation.
  public var text: String { makeText() }

  /// Declares a topic.
  ///
  /// - Parameters:
  ///   - name: The word after `help` that shows it.
  ///   - summary: One line about it, without a full stop.
  ///   - text: The page, made only when it is shown: a tool is declared at every start.
  public init(_ name: String, summary: String, text: @autoclosure @escaping @Sendable () -> String)
  {
    self.name = name
    self.summary = summary
    makeText = text
  }
}

extension HelpTopic: Hashable {
  /// Whether two topics have the same name and show the same.
  public static func == (lhs: HelpTopic, rhs: HelpTopic) -> Bool {
    lhs.name == rhs.name && lhs.summary == rhs.summary && lhs.text == rhs.text
  }

  /// Feeds what makes up the topic into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(summary)
  }
}
