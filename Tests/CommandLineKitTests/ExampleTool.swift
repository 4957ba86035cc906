import CommandLineKit

/// A small tool to parse and explain: a tea shelf.
enum ExampleTool {
  static let strength = OptionDeclaration(
    "strength",
    short: "s",
    value: "NUMBER",
    help: "How strong, from -1 (thin) to 1 (dark)."
  )

  static let brew = CommandDeclaration(
    name: "brew",
    summary: "Note down a cup",
    discussion: """
      A cup needs a tea and nothing else. Its time is now unless --at says otherwise.

      Words after the tea are kept with the cup.
      """,
    examples: [
      Example("pot brew green", "A cup of green tea"),
      Example("pot brew oolong --strength -0.4 --note 'too short'", "With strength and a note"),
      Example("echo cold | pot brew mint --note -", "The note from a pipe"),
    ],
    arguments: [
      ArgumentDeclaration("TEA", help: "The tea.", values: .dynamic("teas")),
      ArgumentDeclaration("WORD", help: "Anything else.", isRequired: false, isRepeating: true),
    ],
    options: [
      strength,
      OptionDeclaration("note", short: "n", value: "TEXT", help: "A note, or - to read one."),
      OptionDeclaration("at", value: "WHEN", help: "The time of the cup."),
      OptionDeclaration(
        "guest",
        short: "g",
        value: "NAME",
        help: "Who drank along.",
        isRepeating: true
      ),
      OptionDeclaration(
        "vessel",
        value: "KIND",
        help: "What it was drunk from.",
        values: .choices(["cup", "bowl", "gaiwan"])
      ),
      OptionDeclaration("iced", short: "i", help: "Served cold."),
      OptionDeclaration("trace", help: "Print every step.", isHidden: true),
    ],
    exitCodes: [ExitCode(3, "the shelf has no such tea")],
    seeAlso: ["pot help units"]
  )

  static let shelf = CommandDeclaration(
    name: "shelf",
    summary: "Look after the shelf",
    subcommands: [
      CommandDeclaration(
        name: "import",
        summary: "Read a list of teas",
        examples: [Example("pot shelf import teas.csv --origin Uji", "A list with one origin")],
        arguments: [
          ArgumentDeclaration("FILE", help: "The lists.", isRepeating: true, values: .file)
        ],
        options: [OptionDeclaration("origin", value: "PLACE", help: "Where they come from.")]
      ),
      CommandDeclaration(name: "list", summary: "List the teas"),
      CommandDeclaration(name: "count", summary: "Count the teas", isHidden: true),
    ]
  )

  static let settings = CommandDeclaration(
    name: "settings",
    summary: "Show or change settings",
    options: [OptionDeclaration("all", help: "Show the defaults as well.")],
    subcommands: [
      CommandDeclaration(
        name: "set",
        summary: "Change a setting",
        arguments: [
          ArgumentDeclaration("KEY", help: "The setting."),
          ArgumentDeclaration("VALUE", help: "Its value."),
        ]
      )
    ],
    runsWithoutSubcommand: true
  )

  static let completions = CommandDeclaration(
    name: "completions",
    summary: "Print completions for a shell",
    arguments: [
      ArgumentDeclaration("SHELL", help: "The shell.", values: .choices(["bash", "zsh", "fish"]))
    ]
  )

  static let tool = ToolDeclaration(
    name: "pot",
    version: "1.2.0",
    summary: "A notebook of tea",
    examples: [
      Example("pot brew green", "A cup of green tea"),
      Example("POT_BOOK=work.tea pot shelf list | head", "The first teas of another book"),
    ],
    globalOptions: [
      OptionDeclaration("book", value: "PATH", help: "The notebook to use.", values: .file),
      OptionDeclaration("json", help: "Print JSON."),
      OptionDeclaration("quiet", short: "q", help: "Print results only."),
    ],
    groups: [
      CommandGroup("Every day", [brew]),
      CommandGroup("Keeping", [shelf, settings, completions]),
    ],
    topics: [
      HelpTopic(
        "units",
        summary: "Grams, spoons and seconds",
        text: """
          Weights are in grams and times are in seconds; both may be given with a unit of their own.

            2 spoons    about 5 g
            3 min       180 s
          """
      )
    ],
    environment: [EnvironmentVariable("POT_BOOK", help: "The notebook, when --book is not given.")],
    exitCodes: [
      ExitCode(0, "done"),
      ExitCode(1, "failed"),
      ExitCode(2, "the command line is wrong"),
    ],
    seeAlso: ["pot help units"]
  )

  /// Parses a command line written with single spaces, or the words of one.
  static func command(_ words: [String]) throws -> ParsedCommand {
    guard case .command(let command) = try tool.parse(words) else { throw NotACommand() }
    return command
  }

  static func command(_ line: String) throws -> ParsedCommand {
    try command(line.split(separator: " ").map(String.init))
  }

  /// The mistake in a command line; nil when there is none.
  static func mistake(_ words: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try tool.parse(words)
      return nil
    } catch {
      return error
    }
  }

  static func mistake(_ line: String) -> UsageError? {
    mistake(line.split(separator: " ").map(String.init))
  }

  struct NotACommand: Error {}
}
