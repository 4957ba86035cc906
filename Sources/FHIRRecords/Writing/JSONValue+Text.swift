internal import WellbeingQuestionnaires

extension JSONValue {
  /// An object whose members come in the order given; the ones without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
    )
  }

  /// The value as JSON text (RFC 8259), two spaces a level.
  var text: String {
    var text = ""
    append(to: &text, indentation: "\n")
    return text + "\n"
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number.plain
    case .string(let string): Self.append(string, to: &text)
    case .array(let elements):
      Self.append(elements, "[", "]", to: &text, indentation) { element, text, inner in
        element.append(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.append(members, "{", "}", to: &text, indentation) { member, text, inner in
        Self.append(member.name, to: &text)
        text += ": "
        member.value.append(to: &text, indentation: inner)
      }
    }
  }

  private static func append<Part>(
    _ parts: [Part],
    _ opening: String,
    _ closing: String,
    to text: inout String,
    _ indentation: String,
    _ append: (Part, inout String, String) -> Void
  ) {
    text += opening
    let inner = indentation + "  "
    for (index, part) in parts.enumerated() {
      text += index == 0 ? inner : "," + inner
      append(part, &text, inner)
    }
    if !parts.isEmpty { text += indentation }
    text += closing
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
