/// Reads JSON values (RFC 8259) out of bytes, one after another.
///
/// It knows on which line it stands: no string holds a line break, so only white space counts.
struct JSONReader {
  /// How many arrays and objects may lie within each other.
  static let depthLimit = 32

  private let bytes: [UInt8]

  /// The index of the next byte.
  private(set) var position = 0

  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over white space and counts its lines.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Passes over a byte that stands next; false when another does.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Goes to the next line that begins with an object, where reading can be taken up again.
  mutating func skipToNextRecord() {
    while position < bytes.count {
      while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      skipSpace()
      if next == UInt8(ascii: "{") { return }
    }
  }

  /// Reads one value.
  mutating func value(depth: Int = 0) throws(RecordError) -> JSONNode {
    guard depth <= Self.depthLimit else { throw RecordError("it is nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(_ depth: Int) throws(RecordError) -> JSONNode {
    position += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if skip("}") { return .object(members) }
    while true {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let key = try string()
      skipSpace()
      guard skip(":") else { throw unexpected("a colon") }
      skipSpace()
      members.append(JSONNode.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("a comma or the end of the object") }
      skipSpace()
    }
  }

  private mutating func array(_ depth: Int) throws(RecordError) -> JSONNode {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if skip("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if skip("]") { return .array(elements) }
      guard skip(",") else { throw unexpected("a comma or the end of the array") }
      skipSpace()
    }
  }

  private mutating func word(_ text: StaticString, _ node: JSONNode) throws(RecordError) -> JSONNode
  {
    let end = position + text.utf8CodeUnitCount
    let isThere = text.withUTF8Buffer { word in
      end <= bytes.count && bytes[position..<end].elementsEqual(word)
    }
    guard isThere else { throw unexpected("a value") }
    position = end
    return node
  }

  private mutating func number() throws(RecordError) -> Double {
    let start = position
    _ = skip("-")
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      position = start
      throw unexpected("a value")
    }
    if skip("."), digits() == 0 { throw unexpected("a digit") }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard digits() > 0 else { throw unexpected("a digit") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw RecordError("the number \(text.prefix(40)) is too large")
    }
    return number
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() throws(RecordError) -> String {
    position += 1
    var text = ""
    while true {
      let start = position
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      }
      if position > start {
        guard let part = String(validating: bytes[start..<position], as: UTF8.self) else {
          throw RecordError("it holds bytes that are no UTF-8")
        }
        text = text.isEmpty ? part : text + part
      }
      if skip("\"") { return text }
      guard skip("\\") else { throw unexpected("the end of the string") }
      text.unicodeScalars.append(try escape())
    }
  }

  private mutating func escape() throws(RecordError) -> Unicode.Scalar {
    guard let byte = next else { throw unexpected("the end of the string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw unexpected("an escape that JSON knows")
    }
  }

  /// Four digits after `\u`, and with a leading surrogate the other half after it.
  private mutating func unicodeEscape() throws(RecordError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, skip("\\"), skip("u") else { throw unexpected("a whole character") }
    let trailing = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(trailing),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (trailing - 0xDC00))
    else { throw unexpected("a whole character") }
    return scalar
  }

  private mutating func hexadecimal() throws(RecordError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      // Not the text as a number: that may begin with a sign.
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private func unexpected(_ expected: String) -> RecordError {
    RecordError(
      next == nil
        ? "the file ends where \(expected) was expected"
        : "\(expected) was expected on line \(line)"
    )
  }
}
