/// How text looks on a terminal, beside what it says.
public struct TextStyle: Hashable, Sendable {
  /// Whether it is bold.
  public var isBold: Bool

  /// Whether it is fainter than other text.
  public var isDim: Bool

  /// Whether it is underlined.
  public var isUnderlined: Bool

  /// Its colour; nil for the terminal's own.
  public var foreground: TerminalColor?

  /// Creates a style; without arguments it is plain.
  public init(
    isBold: Bool = false,
    isDim: Bool = false,
    isUnderlined: Bool = false,
    foreground: TerminalColor? = nil
  ) {
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.foreground = foreground
  }

  /// No style at all.
  public static let plain = TextStyle()

  /// Bold.
  public static let bold = TextStyle(isBold: true)

  /// Fainter than other text.
  public static let dim = TextStyle(isDim: true)

  /// Underlined.
  public static let underlined = TextStyle(isUnderlined: true)

  /// In a colour.
  public static func colored(_ color: TerminalColor) -> TextStyle {
    TextStyle(foreground: color)
  }
}
