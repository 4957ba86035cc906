/// What a command line asks for.
public enum Invocation: Hashable, Sendable {
  /// To run a command.
  ///
  /// The path is empty when no command was named; what happens then is the tool's decision.
  case command(ParsedCommand)

  /// To explain something.
  case help(HelpRequest)

  /// To print the version.
  case version
}
