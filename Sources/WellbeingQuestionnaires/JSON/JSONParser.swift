/// A reader of JSON text (RFC 8259) that refuses what the RFC refuses, and names given twice.
///
/// FoundationEssentials decodes only into types, at several times the cost; a definition is wanted
/// as a tree whose every place can be named in an error.
package struct JSONParser {
  /// What is wrong with a text, and on which line.
  package struct Failure: Error, Hashable {
    package let line: Int
    package let problem: String
  }

  /// Deeper nesting is refused, so that a hostile file cannot exhaust the stack.
  static let deepestNesting = 64

  private let bytes: [UInt8]
  private var index = 0

  // Elements and members of the containers being read, the innermost last: each container then
  // becomes an array of its exact size, in one allocation.
  private var elements: [JSONValue] = []
  private var members: [JSONValue.Member] = []

  // The names of long objects being read, by where their members start.
  private var takenNames: [Int: Set<String>] = [:]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value a whole text stands for.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == bytes.count else { throw parser.failure("there is text after the end") }
    return value
  }

  private func failure(_ problem: String) -> Failure {
    let line = bytes.prefix(index).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return Failure(line: line, problem: problem)
  }

  private var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepestNesting else { throw failure("it is nested too deeply") }
    skipBlanks()
    guard let next else { throw failure("the text ends too early") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure("a value is expected")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    for byte in word.utf8 where !skip(byte) { throw failure("a value is expected") }
    return value
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    index += 1
    let start = elements.count
    skipBlanks()
    if skip(UInt8(ascii: "]")) { return .array([]) }
    while true {
      let element = try value(depth: depth + 1)
      elements.append(element)
      skipBlanks()
      if skip(UInt8(ascii: "]")) { break }
      guard skip(UInt8(ascii: ",")) else { throw failure("a comma or ] is expected") }
    }
    defer { elements.removeSubrange(start...) }
    return .array(Array(elements[start...]))
  }

  /// Whether an object being read has the name already; many names are kept in a set, so that a
  /// hostile object of a hundred thousand costs no more than a long text.
  private mutating func isTaken(_ name: String, since start: Int) -> Bool {
    let count = members.count - start
    guard count >= 32 else { return members[start...].contains { $0.name == name } }
    if count == 32 { takenNames[start] = Set(members[start...].map(\.name)) }
    return takenNames[start]?.insert(name).inserted == false
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    index += 1
    let start = members.count
    skipBlanks()
    if skip(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let name = try string()
      guard !isTaken(name, since: start) else { throw failure("\(name) is given twice") }
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw failure("a colon is expected") }
      let member = JSONValue.Member(name: name, value: try value(depth: depth + 1))
      members.append(member)
      skipBlanks()
      if skip(UInt8(ascii: "}")) { break }
      guard skip(UInt8(ascii: ",")) else { throw failure("a comma or } is expected") }
    }
    defer {
      members.removeSubrange(start...)
      takenNames[start] = nil
    }
    return .object(Array(members[start...]))
  }
}

// MARK: - Numbers and text

extension JSONParser {
  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw failure("a digit is expected") }
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw failure("\(text) is too large") }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    let start = index
    var union: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      union |= byte
      index += 1
    }
    guard next == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    defer { index += 1 }
    // Most texts are ASCII, which needs no check.
    let piece = bytes[start..<index]
    return union < 0x80 ? String(decoding: piece, as: UTF8.self) : try text(piece)
  }

  private func text(_ bytes: some Sequence<UInt8>) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("a text is not UTF-8")
    }
    return text
  }

  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var collected = Array(bytes[start..<index])
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(collected)
      case UInt8(ascii: "\\"): collected += String(try escape()).utf8
      case 0..<0x20: throw failure("a text holds a bare control character")
      default: collected.append(byte)
      }
    }
    throw failure("a text has no end")
  }

  private mutating func escape() throws(Failure) -> Character {
    guard let byte = next else { throw failure("a text has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try escapedScalar())
    default: throw failure("a text holds an unknown escape")
    }
  }

  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Beyond the basic plane a scalar is written as two halves.
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else { throw failure("a text holds half a character") }
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("a text holds half a character") }
    return scalar
  }

  private mutating func fourHexDigits() throws(Failure) -> UInt32 {
    let end = index + 4
    guard end <= bytes.count else { throw failure("a text has no end") }
    let digits = bytes[index..<end]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are expected") }
    index = end
    return value
  }
}
