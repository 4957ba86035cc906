extension Array where Element == String {
  /// The texts one after the other, with a separator between them.
  ///
  /// What `joined(separator:)` gives; that one is generic, and its first use makes the runtime
  /// search all conformances, which costs a start of the program 150,000 instructions.
  public func strung(with separator: String) -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
