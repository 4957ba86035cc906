internal import CommandLineKit

/// `mood man`: the manual page.
enum ManCommand: Command {
  static let declaration = CommandDeclaration(
    name: "man",
    summary: "Print the manual page",
    discussion: "The page holds every command and option. It is written for 'man'.",
    examples: [
      Example("mood man | man -l -", "Read it."),
      Example("mood man > ~/.local/share/man/man1/mood.1", "Keep it where 'man mood' finds it."),
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    context.output.write(ManualPage(Tool.declaration).source)
    return .success
  }
}
