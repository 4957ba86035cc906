/// Writes HTML so that no text becomes markup.
struct HTMLWriter {
  /// What has been written.
  private(set) var html = ""

  /// Writes an element with its attributes and content.
  mutating func element(
    _ name: StaticString,
    _ attributes: [(StaticString, String)] = [],
    _ content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    html += "</\(name)>"
  }

  /// Writes an element that holds nothing but text.
  mutating func element(
    _ name: StaticString,
    _ attributes: [(StaticString, String)] = [],
    text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element of HTML that can have no content, such as `meta`; those of SVG can.
  mutating func void(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
    open(name, attributes)
  }

  /// Writes text.
  mutating func text(_ text: String) {
    html += text.escapedForHTML
  }

  /// Writes what is markup already.
  mutating func markup(_ markup: StaticString) {
    html += "\(markup)"
  }

  /// Writes a style sheet, which is the program's own.
  mutating func style(_ rules: String) {
    html += "<style>\(rules)</style>"
  }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    html += "<\(name)"
    for (name, value) in attributes { html += " \(name)=\"\(value.escapedForHTML)\"" }
    html += ">"
  }
}

extension String {
  /// The text on one line, safe between tags and in quoted attributes.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in oneLine.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
