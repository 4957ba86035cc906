extension ToolDeclaration {
  /// The line that shows how a command is typed: `mood log [WORD…] [OPTIONS]`.
  ///
  /// An empty or unknown path gives the line of the tool itself.
  public func usageLine(for path: [String]) -> String {
    guard let command = command(at: path) else { return "\(name) COMMAND [ARGUMENTS] [OPTIONS]" }
    var parts = [name] + path
    if !command.subcommands.isEmpty {
      parts.append(command.needsSubcommand ? "COMMAND" : "[COMMAND]")
    }
    parts += command.arguments.map(\.usage)
    if command.options.contains(where: { !$0.isHidden }) { parts.append("[OPTIONS]") }
    return parts.joined(separator: " ")
  }

  /// A path of command names as it is typed, the tool first.
  func spelling(of path: [String]) -> String {
    ([name] + path).joined(separator: " ")
  }
}
