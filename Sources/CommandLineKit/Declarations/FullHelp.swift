extension OptionDeclaration {
  /// The help with what follows from the rest of the declaration: the choices, and repetition.
  public var fullHelp: String {
    let repetition = isRepeating ? " May be given more than once." : ""
    return help + values.choiceHelp + repetition
  }
}

extension ArgumentDeclaration {
  /// The help with the choices, if there are any.
  public var fullHelp: String {
    help + values.choiceHelp
  }
}

extension ValueSource {
  /// A sentence that lists the choices; empty where any text is accepted.
  fileprivate var choiceHelp: String {
    guard case .choices(let words) = self else { return "" }
    return " One of: \(words.joined(separator: ", "))."
  }
}
