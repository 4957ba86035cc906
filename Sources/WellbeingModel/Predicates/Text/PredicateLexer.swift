/// A piece of a predicate's text.
struct PredicateToken {
  enum Kind: Equatable {
    case word(String)
    case quoted(String)
    case comparison(Comparison)
    case open, close, comma, end
  }

  var kind: Kind

  /// Where it stands, in scalars.
  var range: Range<Int>

  /// The word in lower case; nil for anything but a bare word.
  var keyword: String? {
    guard case .word(let word) = kind else { return nil }
    return word.lowercased()
  }
}

/// Cuts a predicate's text into tokens.
struct PredicateLexer {
  let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// All tokens, `end` last.
  mutating func tokens() throws(PredicateSyntaxError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while true {
      let token = try next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func next() throws(PredicateSyntaxError) -> PredicateToken {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    let start = position
    guard let scalar = current else { return PredicateToken(kind: .end, range: start..<start) }
    let kind = try kind(startingWith: scalar)
    return PredicateToken(kind: kind, range: start..<position)
  }

  private mutating func kind(
    startingWith scalar: Unicode.Scalar
  ) throws(PredicateSyntaxError) -> PredicateToken.Kind {
    switch scalar {
    case "(": return take(.open)
    case ")": return take(.close)
    case ",": return take(.comma)
    case "=": return take(.comparison(.equalTo))
    case "<": return take(.comparison(.lessThan), orWithEquals: .comparison(.lessThanOrEqualTo))
    case ">":
      return take(.comparison(.greaterThan), orWithEquals: .comparison(.greaterThanOrEqualTo))
    case "!":
      guard position + 1 < scalars.count, scalars[position + 1] == "=" else {
        throw error("!= or the word not", at: position, length: 1)
      }
      position += 2
      return .comparison(.notEqualTo)
    case "\"", "'": return .quoted(try quotedText(closedBy: scalar))
    default: return .word(try word())
    }
  }

  private mutating func take(
    _ kind: PredicateToken.Kind,
    orWithEquals longer: PredicateToken.Kind? = nil
  ) -> PredicateToken.Kind {
    position += 1
    guard let longer, current == "=" else { return kind }
    position += 1
    return longer
  }

  private mutating func word() throws(PredicateSyntaxError) -> String {
    var word = String.UnicodeScalarView()
    while let scalar = current, !scalar.properties.isWhitespace,
      !"()\"',=<>!".unicodeScalars.contains(scalar)
    {
      guard !scalar.isControl, scalar != "\\" else {
        throw error("a word, or a text in quotes", at: position, length: 1)
      }
      word.append(scalar)
      position += 1
    }
    return String(word)
  }

  private mutating func quotedText(
    closedBy quote: Unicode.Scalar
  ) throws(PredicateSyntaxError) -> String {
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      if scalar == quote { return String(text) }
      if scalar == "\\" {
        text.append(try escapedScalar())
      } else if scalar.isControl {
        throw error("\\n, \\t or \\u{…} for a control character", at: position - 1, length: 1)
      } else {
        text.append(scalar)
      }
    }
    throw error("a closing \(quote)", at: scalars.count, length: 0, opening: start)
  }

  /// What stands behind a backslash, which has been read.
  private mutating func escapedScalar() throws(PredicateSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    let scalar = current
    position += 1
    switch scalar {
    case "\\", "\"", "'": return scalar ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u": return try scalarByNumber(from: start)
    default: throw error(#"\\, \", \', \n, \t, \r or \u{…}"#, at: start, length: 2)
    }
  }

  /// Reads `{1F600}` behind `\u`.
  private mutating func scalarByNumber(
    from start: Int
  ) throws(PredicateSyntaxError) -> Unicode.Scalar {
    let digits = scalars[position...].prefix(8)
    guard digits.first == "{", let close = digits.firstIndex(of: "}"),
      digits.dropFirst().prefix(upTo: close).allSatisfy(\.properties.isASCIIHexDigit),
      let number = UInt32(text(digits.startIndex + 1..<close), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw error(#"\u{…} with a code point in hexadecimal"#, at: start, length: 3) }
    position = close + 1
    return scalar
  }
}

/// Errors and the places they speak of.
extension PredicateLexer {
  /// The text at a place.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// An error at a place in the text.
  func error(
    _ expected: String,
    at offset: Int,
    length: Int,
    opening: Int? = nil,
    suggestions: [String] = []
  ) -> PredicateSyntaxError {
    let end = min(offset + length, scalars.count)
    return PredicateSyntaxError(
      column: text(0..<min(offset, end)).count + 1,
      expected: expected
        + (opening.map { " for the quote at column \(text(0..<$0).count + 1)" } ?? ""),
      found: offset < end ? PredicateText.shortened(text(offset..<end)) : "the end",
      suggestions: suggestions
    )
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character: it has no place in a line of text.
  var isControl: Bool {
    properties.generalCategory == .control
  }
}
