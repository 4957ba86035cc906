extension Assessment {
  /// One question with what was given to it.
  public struct Item: Hashable, Sendable {
    /// The question, by the name it has in its questionnaire.
    public let linkId: String

    /// Its LOINC code; nil when none is known.
    public let code: String?

    /// What was given to it.
    public let answer: Answer

    /// Whether the question is one of those that a score is made of.
    public let isScored: Bool

    /// Creates the value.
    public init(linkId: String, code: String? = nil, answer: Answer, isScored: Bool = true) {
      self.linkId = linkId
      self.code = code
      self.answer = answer
      self.isScored = isScored
    }
  }

  /// What a person gave to one question.
  public enum Answer: Hashable, Sendable {
    /// The value of the choice taken.
    case value(Int)

    /// The person was asked and prefers not to say; it is not zero and never summed.
    case preferNotToAnswer

    /// There is no answer.
    case missing

    /// The value of the choice; nil without one.
    public var value: Int? {
      guard case .value(let value) = self else { return nil }
      return value
    }
  }
}
