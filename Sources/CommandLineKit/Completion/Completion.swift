/// A word that a shell may complete to, and what it means.
public struct Completion: Hashable, Sendable {
  /// The word.
  public var word: String

  /// What it means, in a few words; empty when the word says it.
  public var explanation: String

  /// Creates a completion.
  public init(_ word: String, _ explanation: String = "") {
    self.word = word
    self.explanation = explanation
  }
}
