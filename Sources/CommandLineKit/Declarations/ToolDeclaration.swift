/// A whole tool in one value: parsing, help, completions and the manual are made from it.
public struct ToolDeclaration: Sendable {
  /// The word that starts the tool in a shell.
  public var name: String

  /// The version, as `--version` prints it.
  public var version: String

  /// One line about the tool, without a full stop.
  public var summary: String

  /// Paragraphs about the tool, separated by newlines.
  public var discussion: String

  /// Command lines worth showing before anything else.
  public var examples: [Example]

  /// Options understood before and after the name of every command.
  public var globalOptions: [OptionDeclaration]

  /// The commands, in the groups and the order in which help lists them.
  public var groups: [CommandGroup]

  /// Pages of `help` that belong to no single command.
  public var topics: [HelpTopic]

  /// Environment variables the tool reads.
  public var environment: [EnvironmentVariable]

  /// What the exit codes of every command mean.
  public var exitCodes: [ExitCode]

  /// Command lines and places that say more, one line each.
  public var seeAlso: [String]

  /// Declares a tool.
  public init(
    name: String,
    version: String,
    summary: String,
    discussion: String = "",
    examples: [Example] = [],
    globalOptions: [OptionDeclaration] = [],
    groups: [CommandGroup],
    topics: [HelpTopic] = [],
    environment: [EnvironmentVariable] = [],
    exitCodes: [ExitCode] = [],
    seeAlso: [String] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.globalOptions = globalOptions
    self.groups = groups
    self.topics = topics
    self.environment = environment
    self.exitCodes = exitCodes
    self.seeAlso = seeAlso
  }

  /// All declared commands of the first level, hidden ones included, `help` not.
  public var commands: [CommandDeclaration] {
    groups.flatMap(\.commands)
  }

  /// The name of the `help` command.
  static let helpName = "help"

  /// The `help` command that every tool has without declaring it.
  public var helpCommand: CommandDeclaration {
    CommandDeclaration(
      name: Self.helpName,
      summary: "Explain a command or a topic",
      arguments: [
        ArgumentDeclaration(
          "TOPIC",
          help: "A command, such as '\(commands.first?.name ?? "help")', or a topic.",
          isRequired: false,
          isRepeating: true,
          values: .words(helpSubjects)
        )
      ]
    )
  }

  /// The words `help` understands first: visible commands, then topics.
  public var helpSubjects: [String] {
    commands.filter { !$0.isHidden }.map(\.name) + topics.map(\.name)
  }

  /// The command of the first level with a name, `help` included; nil for an unknown name.
  func command(named name: String) -> CommandDeclaration? {
    for group in groups {
      if let command = group.command(named: name) { return command }
    }
    return name == Self.helpName ? helpCommand : nil
  }

  /// The command at a path of names from the outermost inwards; nil for an empty or unknown path.
  public func command(at path: some Sequence<String>) -> CommandDeclaration? {
    var found: CommandDeclaration?
    for name in path {
      let next = found.map { $0.subcommands.first { $0.name == name } } ?? command(named: name)
      guard let next else { return nil }
      found = next
    }
    return found
  }
}
