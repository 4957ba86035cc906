/// A command line that does not fit its declaration.
///
/// Every case carries the offending word as it was typed; `description` makes it safe to print.
public enum UsageError: Error, Hashable, Sendable {
  /// There is no such command below `parent`.
  case unknownCommand(String, parent: String, suggestions: [String])

  /// One of the commands below `parent` has to be named.
  case missingSubcommand(parent: String, choices: [String])

  /// There is no such option for the command.
  case unknownOption(String, command: String, suggestions: [String])

  /// The option stands before the name of the command it belongs to.
  case misplacedOption(String, command: String)

  /// The option is given without a value; `next` is what stands in its place, if anything.
  case missingValue(option: String, valueName: String, next: String?)

  /// The option is a flag, but a value is attached to it.
  case unexpectedValue(option: String)

  /// The option is given more than once.
  case repeatedOption(String)

  /// The word is not among the choices of an option or argument, `subject`.
  case unknownChoice(String, subject: String, choices: [String], suggestions: [String])

  /// The value of the option is not what was `expected`.
  case refusedValue(String, option: String, expected: String)

  /// There is no place for the argument; `usage` shows what there is.
  case unexpectedArgument(String, usage: String)

  /// The argument called `name` is missing.
  case missingArgument(String, usage: String)

  /// There is no help about the word.
  case unknownTopic(String, suggestions: [String])

  /// A mistake that only the command itself can see, in one line.
  case refused(String)
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line that is safe to print.
  public var description: String {
    switch self {
    case .unknownCommand(let word, let parent, let suggestions):
      "'\(parent)' has no command \(word.quotedForMessage)\(Self.hint(suggestions))"
    case .missingSubcommand(let parent, let choices):
      "'\(parent)' needs one of its commands: \(choices.joined(separator: ", "))"
    case .unknownOption(let option, let command, let suggestions):
      "'\(command)' has no option \(option.quotedForMessage)\(Self.hint(suggestions))"
    case .misplacedOption(let option, let command):
      "option \(option.quotedForMessage) belongs after the command: \(command) \(option)"
    case .missingValue(let option, let valueName, let next):
      Self.missingValue(option, valueName, next)
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .repeatedOption(let option):
      "option '\(option)' is given more than once"
    case .unknownChoice(let word, let subject, let choices, let suggestions):
      "\(subject) cannot be \(word.quotedForMessage)"
        + (suggestions.isEmpty
          ? "; it is one of: \(choices.joined(separator: ", "))" : Self.hint(suggestions))
    case .refusedValue(let word, let option, let expected):
      "option '\(option)' needs \(expected), not \(word.quotedForMessage)"
    case .unexpectedArgument(let word, let usage):
      "unexpected argument \(word.quotedForMessage); usage: \(usage)"
    case .missingArgument(let name, let usage):
      "\(name) is missing; usage: \(usage)"
    case .unknownTopic(let word, let suggestions):
      "there is no help about \(word.quotedForMessage)\(Self.hint(suggestions))"
    case .refused(let message):
      message.sanitizedForTerminal()
    }
  }

  private static func missingValue(_ option: String, _ valueName: String, _ next: String?) -> String
  {
    guard let next else { return "option '\(option)' needs a value: \(option) \(valueName)" }
    return "option '\(option)' needs a value, and \(next.quotedForMessage) looks like an option;"
      + " write \(option)=\(valueName) for a value that begins with '-'"
  }

  /// "; did you mean 'a', 'b' or 'c'?", or nothing.
  private static func hint(_ suggestions: [String]) -> String {
    guard let last = suggestions.last else { return "" }
    let others = suggestions.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
  }
}
