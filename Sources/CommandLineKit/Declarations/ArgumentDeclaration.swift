/// The description of one argument: a value given by its place instead of a name.
public struct ArgumentDeclaration: Hashable, Sendable {
  /// The name in help and messages, in capitals as `FILE`.
  public var name: String

  /// A sentence about it.
  public var help: String

  /// Whether the command cannot run without it.
  public var isRequired: Bool

  /// Whether it takes all further arguments as well.
  public var isRepeating: Bool

  /// Which values there are.
  public var values: ValueSource

  /// Declares an argument.
  public init(
    _ name: String,
    help: String,
    isRequired: Bool = true,
    isRepeating: Bool = false,
    values: ValueSource = .any
  ) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.isRepeating = isRepeating
    self.values = values
  }

  /// How a usage line shows it: `FILE`, `[FILE]`, `FILE…` or `[FILE…]`.
  public var usage: String {
    let repeated = isRepeating ? name + "…" : name
    return isRequired ? repeated : "[\(repeated)]"
  }
}

extension ArgumentDeclaration {
  /// The help with the choices, if there are any.
  public var fullHelp: String {
    help + values.choiceHelp
  }
}
