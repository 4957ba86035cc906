internal import CivilTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value as it was written: one text in quotes, or bare words joined by single blanks.
struct PredicateValue {
  var text: String
  var isQuoted: Bool

  /// Where it stands, in scalars.
  var range: Range<Int>
}

/// The values that conditions compare to.
extension PredicateParser {
  mutating func value(_ expected: String) throws(PredicateSyntaxError) -> PredicateValue {
    if case .quoted(let text) = token.kind {
      defer { advance() }
      return PredicateValue(text: text, isQuoted: true, range: token.range)
    }
    let start = token.range.lowerBound
    var end = start
    var words: [String] = []
    while case .word(let word) = token.kind, token.keyword != "and", token.keyword != "or" {
      words.append(word)
      end = token.range.upperBound
      advance()
    }
    guard !words.isEmpty else { throw error(expected) }
    return PredicateValue(text: words.joined(separator: " "), isQuoted: false, range: start..<end)
  }

  func text(_ value: PredicateValue) throws(PredicateSyntaxError) -> String {
    value.text
  }

  func number(_ value: PredicateValue) throws(PredicateSyntaxError) -> Double {
    guard let number = Self.number(value.text) else { throw error("a number", at: value.range) }
    return number
  }

  /// Reads a number in decimal, or `inf`; Swift itself would read hexadecimal and NaN too.
  private static func number(_ text: String) -> Double? {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard digits == "inf" || digits.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else {
      return nil
    }
    return Double(text)
  }

  func uuid(_ value: PredicateValue) throws(PredicateSyntaxError) -> UUID {
    guard let uuid = UUID(uuidString: value.text) else {
      throw error("a whole id of 32 hexadecimal digits with hyphens", at: value.range)
    }
    return uuid
  }

  func kind(_ value: PredicateValue) throws(PredicateSyntaxError) -> StateOfMind.Kind {
    switch VocabularyWord.fold(value.text) {
    case "momentary": return .momentaryEmotion
    case "daily": return .dailyMood
    default: return try named(value, "a kind, momentaryEmotion or dailyMood")
    }
  }

  func label(_ value: PredicateValue) throws(PredicateSyntaxError) -> StateOfMind.Label {
    try named(value, "a label")
  }

  func association(_ value: PredicateValue) throws(PredicateSyntaxError) -> StateOfMind.Association
  {
    try named(value, "an association")
  }

  private func named<Named: NamedRawValue>(
    _ value: PredicateValue,
    _ expected: String
  ) throws(PredicateSyntaxError) -> Named {
    if let named = Named(word: value.text) { return named }
    throw error(
      expected,
      at: value.range,
      suggestions: VocabularyWord.nearest(to: value.text, in: Named.names)
    )
  }

  func valenceClassification(
    _ value: PredicateValue
  ) throws(PredicateSyntaxError) -> StateOfMind.ValenceClassification {
    if let classification = StateOfMind.ValenceClassification(word: value.text) {
      return classification
    }
    let names = StateOfMind.ValenceClassification.allCases.map(\.name)
    throw error(
      "a class: \(names.joined(separator: ", "))",
      at: value.range,
      suggestions: VocabularyWord.nearest(to: value.text, in: names)
    )
  }

  /// A text in quotes is a text; a bare word may be a number, yes or no, or a date.
  func metadataValue(_ value: PredicateValue) throws(PredicateSyntaxError) -> MetadataValue {
    guard !value.isQuoted else { return .string(value.text) }
    if let number = Self.number(value.text) { return .number(number) }
    switch value.text.lowercased() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if let instant = InstantText.read(value.text) { return .date(instant) }
    // Words as `today` stay text: in metadata they are likelier to be meant as they stand.
    guard let first = value.text.utf8.first, "0123456789".utf8.contains(first) else {
      return .string(value.text)
    }
    return .date(try instant(value))
  }

  func instant(_ value: PredicateValue) throws(PredicateSyntaxError) -> Instant {
    guard let instant = InstantText.read(value.text) ?? dates.instant(value.text) else {
      throw error("a date, as 2026-11-01 or 2026-11-01T09:30", at: value.range)
    }
    return instant
  }

  /// A half-open range of dates: words for one, or two dates with `..` between; one may be left out.
  mutating func range() throws(PredicateSyntaxError) -> (from: Instant?, to: Instant?) {
    let expected = "a range of dates, as 2026-11-01..2026-11-07 or 2026-11"
    let value = try value(expected)
    let (from, to) = bounds(value.text)
    guard from != nil || to != nil else { throw error(expected, at: value.range) }
    if let from, let to, to <= from {
      throw error("a range that ends after it begins", at: value.range)
    }
    return (from, to)
  }

  private func bounds(_ text: String) -> (from: Instant?, to: Instant?) {
    if let separator = text.firstRange(of: "..") {
      let lower = String(text[..<separator.lowerBound])
      let upper = String(text[separator.upperBound...])
      if lower.isEmpty { return (nil, upperBound(upper)) }
      if upper.isEmpty { return (lowerBound(lower), nil) }
      if let from = InstantText.read(lower), let to = InstantText.read(upper) { return (from, to) }
    }
    let range = dates.range(text)
    return (range?.lowerBound, range?.upperBound)
  }

  /// The beginning of `2026-11..`, which is that of the whole month.
  private func lowerBound(_ text: String) -> Instant? {
    InstantText.read(text) ?? dates.range(text)?.lowerBound ?? dates.instant(text)
  }

  /// The end of `..2026-11-07`, which goes through that day as it does in `2026-11-01..2026-11-07`.
  private func upperBound(_ text: String) -> Instant? {
    InstantText.read(text) ?? dates.range(text)?.upperBound ?? dates.instant(text)
  }
}
