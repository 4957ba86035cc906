/// A number from a published list whose members have names.
///
/// The list may grow: a value read from a file that this version does not know keeps its number,
/// compares by it, and prints as `unknown(47)`.
public protocol NamedRawValue: RawRepresentable<Int>, Hashable, Sendable, Comparable,
  CustomStringConvertible
{
  /// The names of the known values, in the order of their raw values, which start at 1.
  static var names: [String] { get }

  /// Creates a value from any number, known or not.
  init(rawValue: Int)
}

extension NamedRawValue {
  /// All values this version knows, in the order of their raw values.
  public static var known: [Self] {
    names.indices.map { Self(rawValue: $0 + 1) }
  }

  /// Whether this version knows the value.
  public var isKnown: Bool {
    (1...Self.names.count).contains(rawValue)
  }

  /// The name HealthKit gives the case, as `selfCare`, or `unknown(47)`.
  public var name: String {
    isKnown ? Self.names[rawValue - 1] : "unknown(\(rawValue))"
  }

  /// The same as `name`.
  public var description: String { name }

  /// Finds a value by a word, whatever its case and whatever joins its parts: `self-care`,
  /// `selfCare`, `Self Care` and `unknown(47)` are all read.
  public init?(word: some StringProtocol) {
    let folded = VocabularyWord.fold(word)
    if let index = Self.names.firstIndex(where: { VocabularyWord.fold($0) == folded }) {
      self.init(rawValue: index + 1)
      return
    }
    // Folding takes hyphens away; the number may begin with one.
    let written = word.lowercased()
    guard written.hasPrefix("unknown("), written.hasSuffix(")"),
      let number = Int(written.dropFirst(8).dropLast())
    else { return nil }
    self.init(rawValue: number)
  }

  /// Orders values by their raw values.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// How words of a fixed vocabulary are compared.
public enum VocabularyWord {
  /// The word in lower case without blanks, hyphens and underscores.
  public static func fold(_ word: some StringProtocol) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" && !$0.isWhitespace }
  }
}
