/// A command line that fits its declaration.
///
/// Debug builds stop when an option or argument is asked for that the command does not declare:
/// a misspelt name would otherwise read as "not given" for ever.
public struct ParsedCommand: Hashable, Sendable {
  /// The names of the chosen commands, outermost first, without the tool.
  public let path: [String]

  /// All arguments in order: what is neither a command nor an option nor its value.
  public let arguments: [String]

  /// The arguments under the names of their declarations, every declared name included.
  private let namedArguments: [String: [String]]

  /// The values of the options given, in order; a flag has none.
  private let options: [String: [String]]

  /// The option names that may be asked for.
  private let declaredOptions: Set<String>

  /// Creates the result of parsing.
  init(
    path: [String],
    arguments: [String],
    namedArguments: [String: [String]],
    options: [String: [String]],
    declaredOptions: Set<String>
  ) {
    self.path = path
    self.arguments = arguments
    self.namedArguments = namedArguments
    self.options = options
    self.declaredOptions = declaredOptions
  }

  /// Whether a flag, or an option with a value, was given.
  public func flag(_ name: String) -> Bool {
    occurrences(name) != nil
  }

  /// The value of an option, the first if it was repeated; nil when it was not given.
  public func value(_ name: String) -> String? {
    occurrences(name)?.first
  }

  /// All values of an option in the order given; empty when it was not given.
  public func values(_ name: String) -> [String] {
    occurrences(name) ?? []
  }

  /// The argument with a declared name; the first if it is repeating; nil when it was not given.
  public func argument(_ name: String) -> String? {
    arguments(name).first
  }

  /// All arguments that fell to a declared name; empty when none was given.
  public func arguments(_ name: String) -> [String] {
    let share = namedArguments[name]
    assert(share != nil, "'\(path.joined(separator: " "))' declares no argument '\(name)'")
    return share ?? []
  }

  /// All arguments with single spaces between them, for words that mean one thing together.
  public var joinedArguments: String {
    arguments.joined(separator: " ")
  }

  private func occurrences(_ name: String) -> [String]? {
    assert(
      declaredOptions.contains(name),
      "'\(path.joined(separator: " "))' declares no option '\(name)'"
    )
    return options[name]
  }

  /// Whether an option with this long name can be asked for here.
  public func declares(_ name: String) -> Bool {
    declaredOptions.contains(name)
  }
}
