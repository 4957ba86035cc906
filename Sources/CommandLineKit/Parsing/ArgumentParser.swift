/// One walk over the words of a command line.
///
/// The first mistake is kept and the walk goes on, because a request for help further to the
/// right is answered rather than the mistake.
struct ArgumentParser {
  let tool: ToolDeclaration
  private var pending: ArraySlice<String>
  private(set) var path: [String] = []
  private(set) var current: CommandDeclaration?
  private(set) var arguments: [String] = []
  private(set) var options: [String: [String]] = [:]
  private var optionsEnded = false
  private var answer: Invocation?
  private var mistake: UsageError?
  /// Whether a word named no command, so that it is unknown what the rest belongs to.
  private var isLost = false

  init(tool: ToolDeclaration, words: [String]) {
    self.tool = tool
    pending = words[...]
  }

  /// Walks to the end and judges the whole.
  mutating func run() throws(UsageError) -> Invocation {
    while !isLost, let text = pending.popFirst() {
      switch optionsEnded ? .word(text) : Token(text) {
      case .endOfOptions: optionsEnded = true
      case .long(let name, let attached): takeLong(name, attached)
      case .short(let letters): takeShort(letters, typed: text)
      case .word(let word): takeWord(word)
      }
    }
    if isLost, let mistake { throw mistake }
    if path == [ToolDeclaration.helpName] {
      if answer == nil, let mistake { throw mistake }
      return try helpAnswer()
    }
    switch answer {
    case .help(let request):
      return .help(HelpRequest(path.isEmpty ? .tool : .command(path), isBrief: request.isBrief))
    case .some(let other):
      return other
    case .none:
      if let mistake { throw mistake }
      return .command(try finishedCommand())
    }
  }

  // MARK: Words

  private var commandsHere: [CommandDeclaration] {
    current?.subcommands ?? tool.commands + [tool.helpCommand]
  }

  /// The command that a word names here.
  private func command(named word: String) -> CommandDeclaration? {
    guard let current else { return tool.command(named: word) }
    return current.subcommands.first { $0.name == word }
  }

  private mutating func takeWord(_ word: String) {
    if let current, current.subcommands.isEmpty {
      arguments.append(word)
      return
    }
    guard let next = command(named: word) else {
      isLost = true
      mistake = mistake ?? unknownCommand(word, in: commandsHere)
      return
    }
    path.append(word)
    current = next
    for name in options.keys.sorted() where option(named: name) == nil {
      mistake = mistake ?? unknownOption("--" + name)
    }
  }

  /// Suggests near names of this level, else commands one level down with this very name.
  private func unknownCommand(_ word: String, in level: [CommandDeclaration]) -> UsageError {
    var near = NearestWords.suggestions(for: word, in: level.filter { !$0.isHidden }.map(\.name))
    if near.isEmpty {
      let parents = level.filter { command in command.subcommands.contains { $0.name == word } }
      near = parents.prefix(3).map { "\($0.name) \(word)" }
    }
    return .unknownCommand(word, parent: tool.spelling(of: path), suggestions: near)
  }

  // MARK: Options

  /// The options understood at this place.
  var scope: [OptionDeclaration] {
    (current?.options ?? []) + tool.globalOptions
  }

  private func option(named name: String) -> OptionDeclaration? {
    scope.first { $0.name == name }
  }

  private mutating func takeLong(_ name: String, _ attached: String?) {
    if let invocation = Self.builtIn(name) {
      guard attached == nil else {
        mistake = mistake ?? .unexpectedValue(option: "--" + name)
        return
      }
      answer = answer ?? invocation
      return
    }
    guard let option = option(named: name) else {
      mistake = mistake ?? unknownOption("--" + name)
      return
    }
    if option.isFlag {
      if attached != nil { mistake = mistake ?? .unexpectedValue(option: option.spelling) }
      record(option, value: nil, typed: option.spelling)
    } else if let attached {
      record(option, value: attached, typed: option.spelling)
    } else {
      recordNext(option, typed: option.spelling)
    }
  }

  /// Walks `-abc`: flags up to the first option that takes a value, which takes the rest.
  private mutating func takeShort(_ letters: String, typed: String) {
    var rest = letters.unicodeScalars[...]
    while let letter = rest.popFirst() {
      let spelling = "-\(letter)"
      if letter == "h" {
        answer = answer ?? .help(HelpRequest(.tool, isBrief: true))
        continue
      }
      guard let option = scope.first(where: { $0.short == Character(letter) }) else {
        // Everything after an unknown letter may be its value: nothing more can be told from it.
        mistake = mistake ?? unknownOption(spelling, typed: typed)
        return
      }
      if option.isFlag {
        record(option, value: nil, typed: spelling)
      } else if rest.isEmpty {
        recordNext(option, typed: spelling)
      } else {
        if rest.first == "=" { rest.removeFirst() }
        record(option, value: String(rest), typed: spelling)
        return
      }
    }
  }

  /// What the options of every tool ask for.
  private static func builtIn(_ name: String) -> Invocation? {
    switch name {
    case "help": .help(HelpRequest(.tool))
    case "version": .version
    default: nil
    }
  }

  /// Takes the next word as the value unless it looks like an option.
  private mutating func recordNext(_ option: OptionDeclaration, typed: String) {
    let next = pending.first
    guard let next, case .word = Token(next) else {
      let valueName = option.valueName ?? "VALUE"
      mistake = mistake ?? .missingValue(option: typed, valueName: valueName, next: next)
      return
    }
    pending.removeFirst()
    record(option, value: next, typed: typed)
  }

  private mutating func record(_ option: OptionDeclaration, value: String?, typed: String) {
    if options[option.name] != nil, !option.isRepeating {
      mistake = mistake ?? .repeatedOption(typed)
    }
    if let value, case .choices(let choices) = option.values, !choices.contains(value) {
      mistake = mistake ?? Self.unknownChoice(value, subject: "option '\(typed)'", choices: choices)
    }
    options[option.name, default: []] += value.map { [$0] } ?? []
  }

  static func unknownChoice(_ word: String, subject: String, choices: [String]) -> UsageError {
    .unknownChoice(
      word,
      subject: subject,
      choices: choices,
      suggestions: NearestWords.suggestions(for: word, in: choices)
    )
  }
}

extension ArgumentParser {
  /// The mistake for an option that is not understood here: misplaced, misspelt or not there.
  private func unknownOption(_ spelling: String, typed: String? = nil) -> UsageError {
    let name = String(spelling.dropFirst(2))
    if let owner = owner(of: name) {
      return .misplacedOption("--" + name, command: tool.spelling(of: owner))
    }
    let typedName = typed.map { String(Substring($0.utf8.dropFirst())) } ?? name
    let names = scope.filter { !$0.isHidden }.map(\.name) + ["help", "version"]
    let suggestions =
      typed == nil
      ? NearestWords.suggestions(for: typedName, in: names) : names.filter { $0 == typedName }
    return .unknownOption(
      spelling,
      command: tool.spelling(of: path),
      suggestions: suggestions.map { "--" + $0 }
    )
  }

  /// The command below the current one that has the option: the one named later on the line, else
  /// the first.
  private func owner(of name: String) -> [String]? {
    let owners = commandsHere.filter { command in
      command.options.contains { $0.name == name && !$0.isHidden }
    }
    let named = owners.first { pending.contains($0.name) } ?? owners.first
    return named.map { path + [$0.name] }
  }
}
