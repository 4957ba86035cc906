internal import CommandLineKit
internal import WellbeingKit

/// `mood completions`: the script that makes a shell complete command lines.
enum CompletionsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "completions",
    summary: "Let your shell complete commands, labels, calendars and ids",
    discussion: """
      Prints a script for your shell. With it the Tab key completes commands and options, and from \
      your journal labels, tags, calendars and ids.
      """,
    examples: [
      Example(
        "mood completions bash > ~/.local/share/bash-completion/completions/mood",
        "For bash."
      ),
      Example("mood completions zsh > ~/.zfunc/_mood", "For zsh, with ~/.zfunc in fpath."),
      Example("mood completions fish > ~/.config/fish/completions/mood.fish", "For fish."),
    ],
    arguments: [
      ArgumentDeclaration(
        "SHELL",
        help: "Your shell.",
        values: .choices(CompletionScript.allCases.map(\.rawValue))
      )
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let script = context.parsed.argument("SHELL").flatMap(CompletionScript.init(rawValue:))
    // The declaration lets no other word through.
    guard let script else { return .usage }
    context.output.write(script.text(for: Tool.declaration.name))
    return .success
  }
}
