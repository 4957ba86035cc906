/// A name and what is said of it.
public struct ReportFact: Hashable, Sendable {
  /// The name.
  public var name: String

  /// What is said, in pieces that are not broken where that can be helped.
  public var pieces: [String]

  /// Creates a fact from pieces that stay whole.
  public init(_ name: String, pieces: [String]) {
    self.name = name
    self.pieces = pieces
  }

  /// Creates a fact from a sentence.
  public init(_ name: String, _ sentence: String) {
    self.init(name, pieces: sentence.split(separator: " ").map(String.init))
  }

  /// What is said, as one text.
  public var text: String { pieces.strung(with: " ") }
}
