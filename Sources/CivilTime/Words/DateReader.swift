/// The words of a text, taken one after the other, and the small parts that they form.
struct DateReader {
  private let words: [String]
  private var index = 0

  /// Splits a text at spaces and commas, in lower case, and numbers from the letters behind them.
  init(_ text: String) {
    words = text.lowercased().split { $0.isWhitespace || $0 == "," }.flatMap { word in
      let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == "-") }
      let letters = word[digits.endIndex...]
      let isGlued = !digits.isEmpty && !letters.isEmpty && letters.allSatisfy(\.isLetter)
      return isGlued && digits.last != "-" ? [String(digits), String(letters)] : [String(word)]
    }
  }

  var isAtEnd: Bool { index == words.count }

  /// Takes the next word if it is this one.
  mutating func skip(_ word: String) -> Bool {
    take { $0 == word ? true : nil } ?? false
  }

  /// Takes the next word if it means something.
  mutating func take<Value>(_ meaning: (String) -> Value?) -> Value? {
    guard index < words.count, let value = meaning(words[index]) else { return nil }
    index += 1
    return value
  }

  /// Takes what the body takes, or nothing when that comes to nothing.
  mutating func attempt<Value>(
    _ body: (inout DateReader) throws(DateTextError) -> Value?
  ) throws(DateTextError) -> Value? {
    let start = index
    if let value = try body(&self) { return value }
    index = start
    return nil
  }

  /// Takes what the body takes if that is all there is.
  mutating func whole<Value>(
    _ body: (inout DateReader) throws(DateTextError) -> Value?
  ) throws(DateTextError) -> Value? {
    try attempt { reader throws(DateTextError) in
      let value = try body(&reader)
      return reader.isAtEnd ? value : nil
    }
  }

  /// A number of `digits` digits, without a sign.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    take { word in
      guard digits.contains(word.utf8.count),
        word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return Int(word)
    }
  }

  /// How many: a number of at most five digits, `a`, `an` or `one`.
  mutating func count() -> Int? {
    number(digits: 1...5) ?? take { ["a", "an", "one"].contains($0) ? 1 : nil }
  }
}
