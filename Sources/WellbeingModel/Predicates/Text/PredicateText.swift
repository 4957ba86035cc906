/// How texts are put into quotes.
enum PredicateText {
  /// The longest predicate that is read, in bytes of UTF-8.
  static let lengthLimit = 65_536

  /// The text in double quotes, which the parser reads back exactly.
  ///
  /// Characters that cannot be seen, or that turn the direction of what follows, are written by
  /// number: the text ends up on people's terminals.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.isHidden {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A piece of what someone typed for an error message.
  ///
  /// It is cut between characters, and inside one that has more marks than anyone reads.
  static func shortened(_ text: String) -> String {
    let start = String(text.unicodeScalars.prefix(256))
    let isShort = start.count <= 32 && start.utf8.count == text.utf8.count
    return quoted(isShort ? text : start.prefix(31) + "…")
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see it.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    // The joiner holds emoji of several parts together.
    case .format: self != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
