/// Reads the text form of predicates by recursive descent.
///
/// ```
/// expression := terms { "or" terms }
/// terms      := term { "and" term }
/// term       := "not" term | "(" expression ")" | "all" | "none" | condition
/// condition  := field ["not"] operator value
/// ```
struct PredicateParser {
  typealias Predicate = SamplePredicate<StateOfMind>

  private let lexer: PredicateLexer
  private let tokens: [PredicateToken]
  private var index = 0
  private var nesting = 0
  let dates: DateWordReader

  init(_ text: String, dates: DateWordReader) throws(PredicateSyntaxError) {
    guard text.utf8.count <= PredicateText.lengthLimit else {
      throw PredicateSyntaxError(
        column: 1,
        expected: "a predicate of at most \(PredicateText.lengthLimit) bytes",
        found: "\(text.utf8.count) bytes"
      )
    }
    var lexer = PredicateLexer(text)
    tokens = try lexer.tokens()
    self.lexer = lexer
    self.dates = dates
  }

  /// Reads the whole text.
  mutating func parse() throws(PredicateSyntaxError) -> Predicate {
    let predicate = try expression()
    guard token.kind == .end else { throw error("and, or, or the end") }
    return predicate
  }

  private mutating func expression() throws(PredicateSyntaxError) -> Predicate {
    var parts = [try terms()]
    while take(keyword: "or") { parts.append(try terms()) }
    return .or(parts)
  }

  private mutating func terms() throws(PredicateSyntaxError) -> Predicate {
    var parts = [try term()]
    while take(keyword: "and") { parts.append(try term()) }
    return .and(parts)
  }

  private mutating func term() throws(PredicateSyntaxError) -> Predicate {
    let isNegated = token.keyword == "not"
    guard isNegated || token.kind == .open else { return try condition() }
    guard nesting < Predicate.depthLimit else {
      throw error("at most \(Predicate.depthLimit) parentheses and nots inside one another")
    }
    advance()
    nesting += 1
    defer { nesting -= 1 }
    if isNegated { return !(try term()) }
    let inner = try expression()
    guard token.kind == .close else { throw error("and, or, or a closing parenthesis") }
    advance()
    return inner
  }
}

/// The tokens, one after another.
extension PredicateParser {
  /// The token to read next.
  var token: PredicateToken { tokens[index] }

  /// Goes on to the next token; the end stays the end.
  mutating func advance() {
    index = min(index + 1, tokens.count - 1)
  }

  /// Whether the next token follows the one before without a blank.
  var isAdjacent: Bool {
    index > 0 && tokens[index - 1].range.upperBound == token.range.lowerBound
  }

  /// Reads a keyword if it comes next.
  mutating func take(keyword: String) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// An error at the next token, or at a place given in scalars.
  func error(
    _ expected: String,
    at range: Range<Int>? = nil,
    suggestions: [String] = []
  ) -> PredicateSyntaxError {
    let range = range ?? token.range
    return lexer.error(
      expected,
      at: range.lowerBound,
      length: range.count,
      suggestions: suggestions
    )
  }
}
