/// Sets the help of a tool for a terminal.
///
/// A page leads with usage and examples, goes on to what there is to choose from and ends with
/// exit codes and pointers. Lines are at most 100 columns, as longer ones are hard to read.
public struct HelpFormatter: Sendable {
  /// The tool to explain.
  public var tool: ToolDeclaration

  /// The columns of a line.
  public var width: Int

  /// How headings and names are set off.
  public var styler: Styler

  /// Creates a formatter; `width` is brought between 20 and 100 columns.
  public init(tool: ToolDeclaration, width: Int = 80, styler: Styler = .plain) {
    self.tool = tool
    self.width = min(max(width, 20), 100)
    self.styler = styler
  }

  /// The page for a request, ending with a newline.
  ///
  /// A command or topic that does not exist gives the page of the tool.
  public func text(for request: HelpRequest) -> String {
    switch request.subject {
    case .tool:
      break
    case .command(let path):
      if let command = tool.command(at: path) {
        return request.isBrief ? briefPage(of: command, path) : page(of: command, path)
      }
    case .topic(let name):
      if let topic = tool.topics.first(where: { $0.name == name }) { return page(of: topic) }
    }
    return request.isBrief ? briefPage() : page()
  }

  // MARK: Pages

  private func page() -> String {
    join(
      [title([], tool.summary), usage([]), examples(tool.examples), paragraphs(tool.discussion)]
        + commandLists()
        + [
          topicList(),
          section("Options of every command", options(tool.globalOptions + Self.builtInOptions)),
          section("Environment", list(tool.environment.map { ($0.name, $0.help) })),
          exitCodes(tool.exitCodes),
          seeAlso(tool.seeAlso),
        ]
    )
  }

  private func briefPage() -> String {
    join(
      [title([], tool.summary), usage([])] + commandLists()
        + [more("\(tool.name) help", "has examples, topics and all options")]
    )
  }

  private func page(of command: CommandDeclaration, _ path: [String]) -> String {
    join([
      title(path, command.summary),
      usage(path),
      examples(command.examples),
      paragraphs(command.discussion),
      section("Commands", list(command.visibleSubcommands.map { ($0.name, $0.summary) })),
      section("Arguments", arguments(command)),
      section("Options", options(command.options)),
      section("Options of every command", options(tool.globalOptions + Self.builtInOptions)),
      exitCodes(command.exitCodes),
      seeAlso(command.seeAlso),
    ])
  }

  private func briefPage(of command: CommandDeclaration, _ path: [String]) -> String {
    join([
      title(path, command.summary),
      usage(path),
      section("Commands", list(command.visibleSubcommands.map { ($0.name, $0.summary) })),
      section("Options", options(command.options)),
      more("\(tool.spelling(of: path)) --help", "has examples and explains more"),
    ])
  }

  private func page(of topic: HelpTopic) -> String {
    join([heading(topic.summary), paragraphs(topic.text)])
  }
}
