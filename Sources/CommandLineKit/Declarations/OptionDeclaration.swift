/// The description of one option.
public struct OptionDeclaration: Hashable, Sendable {
  /// The long name, without dashes.
  public var name: String

  /// The letter of the short form, without a dash; nil when there is none.
  public var short: Character?

  /// The name of the value in help, in capitals as `DATE`; nil for a flag, which takes no value.
  public var valueName: String?

  /// A sentence about it.
  public var help: String

  /// Whether it may be given more than once.
  public var isRepeating: Bool

  /// Which values there are.
  public var values: ValueSource

  /// Whether help and completions leave it out; it is understood all the same.
  public var isHidden: Bool

  /// Declares an option; without `value` it is a flag.
  public init(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    help: String,
    isRepeating: Bool = false,
    values: ValueSource = .any,
    isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.valueName = value
    self.help = help
    self.isRepeating = isRepeating
    self.values = values
    self.isHidden = isHidden
  }

  /// Whether the option is present or absent and takes no value.
  public var isFlag: Bool {
    valueName == nil
  }

  /// The long form as it is typed: `--name`.
  public var spelling: String {
    "--" + name
  }
}

extension OptionDeclaration {
  /// The help with what follows from the rest of the declaration: the choices, and repetition.
  public var fullHelp: String {
    let repetition = isRepeating ? " May be given more than once." : ""
    return help + values.choiceHelp + repetition
  }
}
