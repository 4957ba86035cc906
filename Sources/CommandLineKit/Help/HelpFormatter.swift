/// Sets the help of a tool for a terminal.
///
/// A page leads with usage and examples, goes on to what there is to choose from and ends with
/// exit codes and pointers. Lines are at most 100 columns, as longer ones are hard to read.
public struct HelpFormatter: Hashable, Sendable {
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

extension HelpFormatter {
  /// The options no tool has to declare.
  private static let builtInOptions = [
    OptionDeclaration("help", short: "h", help: "Explain; -h is brief."),
    OptionDeclaration("version", help: "Print the version."),
  ]

  // MARK: Parts of a page, each ending with a newline; empty when there is nothing to say

  /// Puts an empty line between the parts that say something.
  private func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func title(_ path: [String], _ summary: String) -> String {
    let name = tool.spelling(of: path)
    let text = "\(name) - \(summary)".wrapped(width: width)
    return styler(name, .bold) + text.dropFirst(name.count) + "\n"
  }

  private func usage(_ path: [String]) -> String {
    let text = "Usage: \(tool.usageLine(for: path))".wrapped(width: width, hangingIndent: 7)
    return styler("Usage:", .bold) + text.dropFirst("Usage:".count) + "\n"
  }

  private func heading(_ text: String) -> String {
    text.wrapped(width: width).split(separator: "\n").map { styler(String($0), .bold) + "\n" }
      .joined()
  }

  private func section(_ title: String, _ content: String) -> String {
    content.isEmpty ? "" : heading(title) + content
  }

  private func paragraphs(_ text: String) -> String {
    text.isEmpty ? "" : text.wrapped(width: width) + "\n"
  }

  private func list(_ rows: [(term: String, text: String)]) -> String {
    DefinitionList(rows: rows, width: width).text(styler, .bold)
  }

  /// Command lines stay whole, to be copied; what they do stands below each.
  private func examples(_ examples: [Example]) -> String {
    let content = examples.map { example in
      "  \(styler(example.commandLine, .bold))\n"
        + example.explanation.wrapped(width: width, indent: 6) + "\n"
    }
    return section("Examples", content.joined())
  }

  private func commandLists() -> [String] {
    let isLast = { index in index == tool.groups.count - 1 }
    return tool.groups.enumerated().map { index, group in
      let commands =
        group.commands.filter { !$0.isHidden } + (isLast(index) ? [tool.helpCommand] : [])
      return section(group.title, list(commands.map { (padded($0.name), $0.summary) }))
    }
  }

  /// Pads to the longest name of all groups, so that their summaries stand in one column.
  private func padded(_ name: String) -> String {
    let names = tool.commands.filter { !$0.isHidden }.map(\.name) + [tool.helpCommand.name]
    return name.padded(toWidth: names.map(\.displayWidth).max() ?? 0)
  }

  private func topicList() -> String {
    section("Topics of '\(tool.name) help'", list(tool.topics.map { ($0.name, $0.summary) }))
  }

  private func arguments(_ command: CommandDeclaration) -> String {
    list(
      command.arguments.map { argument in
        (argument.isRepeating ? argument.name + "…" : argument.name, argument.fullHelp)
      }
    )
  }

  private func options(_ options: [OptionDeclaration]) -> String {
    let visible = options.filter { !$0.isHidden }
    let hasShort = visible.contains { $0.short != nil }
    return list(
      visible.map { option in
        let short = option.short.map { "-\($0), " } ?? (hasShort ? "    " : "")
        let value = option.valueName.map { " \($0)" } ?? ""
        return (short + option.spelling + value, option.fullHelp)
      }
    )
  }

  private func exitCodes(_ codes: [ExitCode]) -> String {
    section("Exit codes", list(codes.map { (String($0.code), $0.meaning) }))
  }

  private func seeAlso(_ lines: [String]) -> String {
    section("See also", lines.map { $0.wrapped(width: width, indent: 2) + "\n" }.joined())
  }

  private func more(_ commandLine: String, _ text: String) -> String {
    "'\(commandLine)' \(text).".wrapped(width: width) + "\n"
  }
}
