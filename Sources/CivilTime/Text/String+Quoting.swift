extension String {
  /// The text between quotation marks, fit for one line of a message: control characters are shown
  /// as `·`, and what is longer than 60 characters is cut.
  package var quoted: String {
    var text = "\""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < 60 else {
        text += "…"
        break
      }
      text.unicodeScalars.append(scalar.properties.isPrintable ? scalar : "·")
    }
    return text + "\""
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a terminal shows the scalar and is not steered by it.
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default:
      true
    }
  }
}
