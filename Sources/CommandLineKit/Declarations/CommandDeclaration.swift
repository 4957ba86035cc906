/// The description of one command: all that parsing, help, completions and the manual need.
public struct CommandDeclaration: Hashable, Sendable {
  /// The word that selects the command.
  public var name: String

  /// One line about it, without a full stop.
  public var summary: String

  /// Paragraphs about it, separated by newlines.
  public var discussion: String

  /// Command lines worth copying, the commonest first.
  public var examples: [Example]

  /// What it takes besides options, in order.
  public var arguments: [ArgumentDeclaration]

  /// Its own options; the global ones of the tool are understood as well.
  public var options: [OptionDeclaration]

  /// The commands below it.
  public var subcommands: [CommandDeclaration]

  /// Whether it may be run without naming one of its subcommands.
  public var runsWithoutSubcommand: Bool

  /// Whether lists of commands leave it out; it can be run and explained all the same.
  public var isHidden: Bool

  /// Exit codes that mean something particular for this command.
  public var exitCodes: [ExitCode]

  /// Command lines and places that say more, one line each.
  public var seeAlso: [String]

  /// Declares a command.
  public init(
    name: String,
    summary: String,
    discussion: String = "",
    examples: [Example] = [],
    arguments: [ArgumentDeclaration] = [],
    options: [OptionDeclaration] = [],
    subcommands: [CommandDeclaration] = [],
    runsWithoutSubcommand: Bool = false,
    isHidden: Bool = false,
    exitCodes: [ExitCode] = [],
    seeAlso: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.runsWithoutSubcommand = runsWithoutSubcommand
    self.isHidden = isHidden
    self.exitCodes = exitCodes
    self.seeAlso = seeAlso
  }

  /// Whether naming this command alone is not enough.
  var needsSubcommand: Bool {
    !subcommands.isEmpty && !runsWithoutSubcommand
  }

  /// The subcommands that lists show.
  var visibleSubcommands: [CommandDeclaration] {
    subcommands.filter { !$0.isHidden }
  }
}
