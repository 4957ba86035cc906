/// Puts styles on text for one stream, as far as the stream shows them.
public struct Styler: Hashable, Sendable {
  /// How many colours the stream is given.
  public var depth: ColorDepth

  /// Creates a styler.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Leaves all text plain.
  public static let plain = Styler(depth: .none)

  /// The text between the escape sequences for a style; unchanged when nothing is to be shown.
  ///
  /// Measure, cut and pad text before: escape sequences take no columns but are counted.
  public func callAsFunction(_ text: String, _ style: TextStyle) -> String {
    let parameters = parameters(of: style)
    guard !parameters.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  private func parameters(of style: TextStyle) -> String {
    guard depth != .none else { return "" }
    var parameters: [String] = []
    if style.isBold { parameters.append("1") }
    if style.isDim { parameters.append("2") }
    if style.isUnderlined { parameters.append("4") }
    if let color = style.foreground?.reduced(to: depth) { parameters.append(color.parameters) }
    return parameters.joined(separator: ";")
  }
}
