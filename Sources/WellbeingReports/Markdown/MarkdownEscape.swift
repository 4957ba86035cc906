extension String {
  /// The text on one line with every character that Markdown or HTML might take for markup made
  /// plain by a backslash or an entity.
  var escapedForMarkdown: String {
    var escaped = ""
    for scalar in oneLine.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case ":":
        // A bare address would become a link.
        escaped += escaped.hasSuffix("http") || escaped.hasSuffix("https") ? "&#58;" : ":"
      case "@": escaped += "&#64;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // At the start of a line a list, a rule or a number may begin.
    guard let first = escaped.utf8.first else { return escaped }
    switch first {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
      return escaped.dropFirst().first?.isNumber == true ? escaped : "\\" + escaped
    default: return escaped
    }
  }
}
