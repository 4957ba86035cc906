/// The bytes that have a meaning in iCalendar text, and questions about them.
///
/// Content lines are read as bytes, because a file may fold a line inside a character (RFC 5545,
/// section 3.1) and because that is fast.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")
  static let underscore = UInt8(ascii: "_")

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- zero < 10
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte
  }
}

extension Collection<UInt8> {
  /// Whether the bytes spell a word, where `a` and `A` are the same letter.
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      zip(self, letters).allSatisfy { ASCII.uppercased($0) == ASCII.uppercased($1) }
    }
  }

  /// The bytes as a number when all of them are digits, with an optional sign; nil otherwise.
  ///
  /// A number beyond `limit` is brought back to it, so that no later arithmetic overflows.
  func integer(limit: Int = Int(Int32.max)) -> Int? {
    var rest = self[...]
    var isNegative = false
    if let sign = rest.first, sign == ASCII.plus || sign == ASCII.minus {
      isNegative = sign == ASCII.minus
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return nil }
    var value = 0
    for byte in rest {
      guard ASCII.isDigit(byte) else { return nil }
      value = Swift.min(value * 10 + Int(byte - ASCII.zero), limit)
    }
    return isNegative ? -value : value
  }
}

extension Collection<UInt8>
where SubSequence: Collection<UInt8>, SubSequence: BidirectionalCollection {
  /// The bytes without blanks at either end.
  var trimmed: SubSequence {
    var rest = drop(while: ASCII.isBlank)
    while let last = rest.last, ASCII.isBlank(last) { rest = rest.dropLast() }
    return rest
  }
}

extension [UInt8] {
  /// Appends the bytes of a word in the program's text.
  mutating func append(_ word: StaticString) {
    word.withUTF8Buffer { append(contentsOf: $0) }
  }
}

extension String {
  /// Creates text from UTF-8, or from Windows-1252 when the bytes are not UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of whole characters.
  ///   - isRepaired: Set to true when the bytes were not UTF-8.
  init(bytes: some Collection<UInt8>, isRepaired: inout Bool) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      isRepaired = true
      self.init(windows1252: bytes)
    }
  }

  /// Creates text from bytes in Windows-1252; the five bytes it leaves open are control characters.
  init(windows1252 bytes: some Collection<UInt8>) {
    self.init()
    unicodeScalars.append(
      contentsOf: bytes.map { byte in
        (0x80...0x9F).contains(byte) ? highControls[Int(byte) - 0x80] : Unicode.Scalar(byte)
      }
    )
  }
}

/// What Windows-1252 has where Latin-1 has the control characters 0x80...0x9F.
private let highControls: [Unicode.Scalar] = [
  "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
  "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}",
  "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
  "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
]
