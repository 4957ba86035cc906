import CommandLineKit
import Testing

struct DeclarationTests {
  @Test
  func `a sound declaration has no problems`() {
    #expect(ExampleTool.tool.problems() == [])
  }

  @Test
  func `every mistake in a declaration is found`() {
    let broken = CommandDeclaration(
      name: "Bad",
      summary: "Ends with a stop.",
      examples: [
        Example("pot Bad --nope", ""), Example("tea", "other tool"), Example("pot Bad a", "fine"),
      ],
      arguments: [
        ArgumentDeclaration("A", help: "", isRequired: false, isRepeating: true),
        ArgumentDeclaration("B", help: "Second.", values: .choices([])),
      ],
      options: [
        OptionDeclaration("json", short: "q", help: "Taken twice."),
        OptionDeclaration("one", short: "1", help: ""),
        OptionDeclaration("flag", help: "A flag.", values: .file),
        OptionDeclaration("word", value: "", help: "Value.", values: .dynamic("")),
        OptionDeclaration("twice", value: "X", help: "Value.", values: .words(["a", "a"])),
        OptionDeclaration("help", short: "h", help: "Reserved."),
      ]
    )
    let mixed = CommandDeclaration(
      name: "mixed",
      summary: "",
      arguments: [ArgumentDeclaration("A", help: "First.")],
      options: [OptionDeclaration("x", help: "Never.")],
      subcommands: [CommandDeclaration(name: "in", summary: "Inner")]
    )
    var tool = ExampleTool.tool
    tool.groups = [
      CommandGroup("", [broken, mixed, CommandDeclaration(name: "help", summary: "Mine")])
    ]
    tool.examples = []
    tool.topics = [HelpTopic("mixed", summary: "Same name", text: "")]
    tool.exitCodes = [ExitCode(1, "a"), ExitCode(1, "b")]
    #expect(
      Set(tool.problems().map(\.description)) == [
        "pot: the command or topic 'help' is declared twice or reserved",
        "pot: the command or topic 'mixed' is declared twice or reserved",
        "pot: the group '' has no title or no commands",
        "pot: the exit code '1' is declared twice or reserved",
        "pot help mixed: the text is missing",
        "pot Bad: the name of the command 'Bad' is not lower-case letters, digits and hyphens",
        "pot Bad: the summary ends with a full stop",
        "pot Bad: the example 'pot Bad --nope' is not explained",
        "pot Bad: the example 'pot Bad --nope' is refused: 'pot Bad' has no option '--nope'",
        "pot Bad: the example 'tea' does not run 'pot'",
        "pot Bad: the example 'pot Bad a' is refused: B is missing; usage: pot Bad [A…] B [OPTIONS]",
        "pot Bad: the repeating argument A is not the last",
        "pot Bad: the required argument B follows an optional one",
        "pot Bad: the argument 'A' has no name or no help",
        "pot Bad: the argument B has no choices",
        "pot Bad: the option 'json' is declared twice or reserved",
        "pot Bad: the option 'help' is declared twice or reserved",
        "pot Bad: the letter 'q' is declared twice or reserved",
        "pot Bad: the letter 'h' is declared twice or reserved",
        "pot Bad: the letter '1' of 'one' is not one of a-z or A-Z",
        "pot Bad: the option 'one' has no help",
        "pot Bad: the flag 'flag' cannot have values",
        "pot Bad: the value of the option 'word' has no name",
        "pot Bad: the word source of the option 'word' has no name",
        "pot Bad: the word 'a' is declared twice or reserved",
        "pot mixed: the summary is missing",
        "pot mixed: arguments and subcommands cannot be told apart",
        "pot mixed: the options can never be given, as a subcommand must be named",
      ]
    )
  }

  @Test
  func `a command declared on demand stands under its own name`() {
    var tool = ExampleTool.tool
    let brew = CommandDeclaration(name: "brew", summary: "Make tea")
    tool.groups = [CommandGroup("Make", declaring: ["brew": { brew }, "stew": { brew }])]
    tool.examples = []
    #expect(tool.command(at: ["stew"]) == brew)
    #expect(
      Set(tool.problems().map(\.description)) == [
        "pot: the command or topic 'brew' is declared twice or reserved",
        "pot: the command 'brew' is declared under the name 'stew'",
      ]
    )
  }

  @Test
  func `commands are found by their path`() {
    let tool = ExampleTool.tool
    #expect(tool.command(at: ["shelf", "import"])?.summary == "Read a list of teas")
    #expect(tool.command(at: ["help"])?.name == "help")
    #expect(tool.command(at: ["shelf", "nope"]) == nil)
    #expect(tool.command(at: []) == nil)
  }

  @Test
  func `a usage line shows what a command takes`() {
    let tool = ExampleTool.tool
    #expect(tool.usageLine(for: []) == "pot COMMAND [ARGUMENTS] [OPTIONS]")
    #expect(tool.usageLine(for: ["shelf"]) == "pot shelf COMMAND")
    #expect(tool.usageLine(for: ["settings"]) == "pot settings [COMMAND] [OPTIONS]")
    #expect(tool.usageLine(for: ["shelf", "import"]) == "pot shelf import FILE… [OPTIONS]")
  }
}
