/// One walk over a declaration, collecting what is wrong.
struct DeclarationChecker {
  let tool: ToolDeclaration
  private(set) var problems: [DeclarationProblem] = []

  init(tool: ToolDeclaration) {
    self.tool = tool
  }

  mutating func checkTool() {
    let place = tool.name
    checkSummary(tool.summary, place)
    checkOptions(tool.globalOptions, besides: [], place)
    checkExamples(tool.examples, place)
    let names = tool.commands.map(\.name) + [tool.helpCommand.name]
    checkUnique(names + tool.topics.map(\.name), "the command or topic", place)
    for group in tool.groups where group.title.isEmpty || group.commands.isEmpty {
      report(place, "the group '\(group.title)' has no title or no commands")
    }
    for group in tool.groups {
      for (name, command) in zip(group.names, group.commands) where name != command.name {
        report(place, "the command '\(command.name)' is declared under the name '\(name)'")
      }
    }
    for topic in tool.topics {
      checkSummary(topic.summary, "\(place) help \(topic.name)")
      if topic.text.isEmpty { report("\(place) help \(topic.name)", "the text is missing") }
    }
    for variable in tool.environment where variable.help.isEmpty {
      report(place, "the variable '\(variable.name)' has no help")
    }
    checkUnique(tool.exitCodes.map { String($0.code) }, "the exit code", place)
    for command in tool.commands { check(command, below: place) }
  }

  private mutating func check(_ command: CommandDeclaration, below parent: String) {
    let place = "\(parent) \(command.name)"
    checkName(command.name, "the command", place)
    checkSummary(command.summary, place)
    checkArguments(command, place)
    checkOptions(command.options, besides: tool.globalOptions, place)
    checkExamples(command.examples, place)
    checkUnique(command.exitCodes.map { String($0.code) }, "the exit code", place)
    checkUnique(command.subcommands.map(\.name), "the command", place)
    for subcommand in command.subcommands { check(subcommand, below: place) }
  }

  private mutating func checkArguments(_ command: CommandDeclaration, _ place: String) {
    let arguments = command.arguments
    if !arguments.isEmpty, !command.subcommands.isEmpty {
      report(place, "arguments and subcommands cannot be told apart")
    }
    if command.needsSubcommand, !command.options.isEmpty {
      report(place, "the options can never be given, as a subcommand must be named")
    }
    checkUnique(arguments.map(\.name), "the argument", place)
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.isRepeating {
        report(place, "the repeating argument \(argument.name) is not the last")
      }
      if !argument.isRequired, next.isRequired {
        report(place, "the required argument \(next.name) follows an optional one")
      }
    }
    for argument in arguments {
      if argument.name.isEmpty || argument.help.isEmpty {
        report(place, "the argument '\(argument.name)' has no name or no help")
      }
      checkWords(argument.values, "the argument \(argument.name)", place)
    }
  }

  private mutating func checkOptions(
    _ options: [OptionDeclaration],
    besides others: [OptionDeclaration],
    _ place: String
  ) {
    let all = options + others
    checkUnique(all.map(\.name) + ["help", "version"], "the option", place)
    checkUnique(all.compactMap { $0.short.map(String.init) } + ["h"], "the letter", place)
    for option in options {
      checkName(option.name, "the option", place)
      if let letter = option.short, !letter.isASCII || !letter.isLetter {
        report(place, "the letter '\(letter)' of '\(option.name)' is not one of a-z or A-Z")
      }
      if option.help.isEmpty { report(place, "the option '\(option.name)' has no help") }
      if option.isFlag, option.values != .any {
        report(place, "the flag '\(option.name)' cannot have values")
      }
      if let value = option.valueName, value.isEmpty {
        report(place, "the value of the option '\(option.name)' has no name")
      }
      checkWords(option.values, "the option '\(option.name)'", place)
    }
  }

  private mutating func checkWords(_ values: ValueSource, _ subject: String, _ place: String) {
    if case .choices([]) = values { report(place, "\(subject) has no choices") }
    if values == .dynamic("") { report(place, "the word source of \(subject) has no name") }
    checkUnique(values.knownWords, "the word", place)
  }

  private mutating func checkExamples(_ examples: [Example], _ place: String) {
    for example in examples {
      if example.explanation.isEmpty {
        report(place, "the example '\(example.commandLine)' is not explained")
      }
      guard let words = ShellWords(example.commandLine).words(after: tool.name) else {
        report(place, "the example '\(example.commandLine)' does not run '\(tool.name)'")
        continue
      }
      do throws(UsageError) {
        _ = try tool.parse(words)
      } catch {
        report(place, "the example '\(example.commandLine)' is refused: \(error)")
      }
    }
  }

  private mutating func checkSummary(_ summary: String, _ place: String) {
    if summary.isEmpty { report(place, "the summary is missing") }
    if summary.displayWidth > 60 || summary.contains(where: \.isNewline) {
      report(place, "the summary is longer than a line of 60 columns")
    }
    if summary.hasSuffix(".") { report(place, "the summary ends with a full stop") }
  }

  /// Names are lower-case letters, digits and hyphens, so that no shell needs quotes for them.
  private mutating func checkName(_ name: String, _ subject: String, _ place: String) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-")
      }
    }
    if !isPlain || name.isEmpty || name.hasPrefix("-") {
      report(
        place,
        "the name of \(subject) '\(name)' is not lower-case letters, digits and hyphens"
      )
    }
  }

  private mutating func checkUnique(_ names: [String], _ subject: String, _ place: String) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      report(place, "\(subject) '\(name)' is declared twice or reserved")
    }
  }

  private mutating func report(_ place: String, _ message: String) {
    problems.append(DeclarationProblem(place, message))
  }
}
