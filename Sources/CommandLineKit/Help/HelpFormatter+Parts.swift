/// The parts of a page, each ending with a newline; empty when there is nothing to say.
extension HelpFormatter {
  /// The options no tool has to declare.
  static let builtInOptions = [
    OptionDeclaration("help", short: "h", help: "Explain; -h is brief."),
    OptionDeclaration("version", help: "Print the version."),
  ]

  /// Puts an empty line between the parts that say something.
  func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  func title(_ path: [String], _ summary: String) -> String {
    let name = tool.spelling(of: path)
    let text = "\(name) - \(summary)".wrapped(width: width)
    return styler(name, .bold) + text.dropFirst(name.count) + "\n"
  }

  func usage(_ path: [String]) -> String {
    let text = "Usage: \(tool.usageLine(for: path))".wrapped(width: width, hangingIndent: 7)
    return styler("Usage:", .bold) + text.dropFirst("Usage:".count) + "\n"
  }

  func heading(_ text: String) -> String {
    text.wrapped(width: width).split(separator: "\n").map { styler(String($0), .bold) + "\n" }
      .joined()
  }

  func section(_ title: String, _ content: String) -> String {
    content.isEmpty ? "" : heading(title) + content
  }

  func paragraphs(_ text: String) -> String {
    text.isEmpty ? "" : text.wrapped(width: width) + "\n"
  }

  func list(_ rows: [(term: String, text: String)]) -> String {
    DefinitionList(rows: rows, width: width).text(styler, .bold)
  }

  /// Command lines stay whole, to be copied; what they do stands below each.
  func examples(_ examples: [Example]) -> String {
    let content = examples.map { example in
      "  \(styler(example.commandLine, .bold))\n"
        + example.explanation.wrapped(width: width, indent: 6) + "\n"
    }
    return section("Examples", content.joined())
  }

  func commandLists() -> [String] {
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

  func topicList() -> String {
    section("Topics of '\(tool.name) help'", list(tool.topics.map { ($0.name, $0.summary) }))
  }

  func arguments(_ command: CommandDeclaration) -> String {
    list(
      command.arguments.map { argument in
        (argument.isRepeating ? argument.name + "…" : argument.name, argument.fullHelp)
      }
    )
  }

  func options(_ options: [OptionDeclaration]) -> String {
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

  func exitCodes(_ codes: [ExitCode]) -> String {
    section("Exit codes", list(codes.map { (String($0.code), $0.meaning) }))
  }

  func seeAlso(_ lines: [String]) -> String {
    section("See also", lines.map { $0.wrapped(width: width, indent: 2) + "\n" }.joined())
  }

  func more(_ commandLine: String, _ text: String) -> String {
    "'\(commandLine)' \(text).".wrapped(width: width) + "\n"
  }
}
