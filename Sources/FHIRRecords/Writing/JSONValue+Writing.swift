internal import WellbeingQuestionnaires

extension JSONValue {
  /// An object whose members come in the order given; the ones without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
    )
  }

  /// The value as the content of a JSON file (RFC 8259), two spaces a level.
  var fileContent: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, level: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func append(to bytes: inout [UInt8], level: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.plain.utf8
    case .string(let string): Self.append(string, to: &bytes)
    case .array(let elements):
      Self.append(elements, "[]", to: &bytes, level: level) { element, bytes in
        element.append(to: &bytes, level: level + 1)
      }
    case .object(let members):
      Self.append(members, "{}", to: &bytes, level: level) { member, bytes in
        Self.append(member.name, to: &bytes)
        bytes += ": ".utf8
        member.value.append(to: &bytes, level: level + 1)
      }
    }
  }

  /// Appends the parts of an array or object, each on a line of its own.
  private static func append<Part>(
    _ parts: [Part],
    _ brackets: StaticString,
    to bytes: inout [UInt8],
    level: Int,
    _ append: (Part, inout [UInt8]) -> Void
  ) {
    let brackets = Array("\(brackets)".utf8)
    bytes.append(brackets[0])
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendLineBreak(to: &bytes, level: level + 1)
      append(part, &bytes)
    }
    if !parts.isEmpty { appendLineBreak(to: &bytes, level: level) }
    bytes.append(brackets[1])
  }

  private static func appendLineBreak(to bytes: inout [UInt8], level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case 0..<0x20:
        bytes += (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
