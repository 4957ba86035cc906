extension ArgumentParser {
  /// The command with its arguments dealt out to their declarations.
  func finishedCommand() throws(UsageError) -> ParsedCommand {
    if let current, current.needsSubcommand {
      throw .missingSubcommand(
        parent: tool.spelling(of: path),
        choices: current.visibleSubcommands.map(\.name)
      )
    }
    return ParsedCommand(
      path: path,
      arguments: arguments,
      namedArguments: try dealtArguments(),
      options: options,
      declaredOptions: Set(scope.map(\.name))
    )
  }

  private func dealtArguments() throws(UsageError) -> [String: [String]] {
    var dealt: [String: [String]] = [:]
    var rest = arguments[...]
    for declaration in current?.arguments ?? [] {
      let share = rest.prefix(declaration.isRepeating ? rest.count : 1)
      rest = rest.dropFirst(share.count)
      if share.isEmpty, declaration.isRequired {
        throw .missingArgument(declaration.name, usage: tool.usageLine(for: path))
      }
      if case .choices(let choices) = declaration.values {
        for word in share where !choices.contains(word) {
          throw Self.unknownChoice(word, subject: declaration.name, choices: choices)
        }
      }
      dealt[declaration.name] = Array(share)
    }
    if let surplus = rest.first {
      throw .unexpectedArgument(surplus, usage: tool.usageLine(for: path))
    }
    return dealt
  }

  /// What `help` with its words is about.
  func helpAnswer() throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help(HelpRequest(.tool)) }
    if let command = tool.command(at: [first]) {
      return .help(HelpRequest(.command(try commandPath(from: command))))
    }
    guard tool.topics.contains(where: { $0.name == first }) else {
      let suggestions = NearestWords.suggestions(for: first, in: tool.helpSubjects)
      throw .unknownTopic(first, suggestions: suggestions)
    }
    if let surplus = arguments.dropFirst().first {
      throw .unexpectedArgument(surplus, usage: tool.usageLine(for: path))
    }
    return .help(HelpRequest(.topic(first)))
  }

  private func commandPath(from outermost: CommandDeclaration) throws(UsageError) -> [String] {
    var command = outermost
    var found = [outermost.name]
    for word in arguments.dropFirst() {
      guard let next = command.subcommands.first(where: { $0.name == word }) else {
        guard !command.subcommands.isEmpty else {
          throw .unexpectedArgument(word, usage: tool.usageLine(for: path))
        }
        let names = command.visibleSubcommands.map(\.name)
        throw .unknownCommand(
          word,
          parent: tool.spelling(of: found),
          suggestions: NearestWords.suggestions(for: word, in: names)
        )
      }
      found.append(word)
      command = next
    }
    return found
  }
}
