extension ScoredAssessment {
  /// One question with what was given to it.
  public struct Item: Hashable, Sendable {
    /// The question.
    public let linkId: String

    /// Its LOINC code; nil when none is known.
    public let code: String?

    /// What was given to it.
    public let answer: Answer

    /// Creates the value.
    public init(linkId: String, code: String?, answer: Answer) {
      self.linkId = linkId
      self.code = code
      self.answer = answer
    }
  }

  /// A published cut-off with whether the score reaches it.
  public struct CutOff: Hashable, Sendable {
    /// The published score.
    public let score: Double

    /// Whether the score reaches it.
    public let reached: Bool

    /// Creates the value.
    public init(score: Double, reached: Bool) {
      self.score = score
      self.reached = reached
    }
  }

  /// A message that an answer led to, whatever the score.
  public struct Flag: Hashable, Sendable {
    /// Its short name, as `item9`.
    public let id: String

    /// What kind of message it is, as `support`.
    public let level: String

    /// What the person is told.
    public let message: String

    /// Creates the value.
    public init(id: String, level: String, message: String) {
      self.id = id
      self.level = level
      self.message = message
    }
  }

  /// The score of a part of the questionnaire.
  public struct Subscale: Hashable, Sendable {
    /// Its short name.
    public let id: String

    /// Its name for people.
    public let title: String

    /// The score; nil when one of its answers is missing.
    public let score: Double?

    /// The highest score it can have.
    public let maximum: Double

    /// The published band; nil without a score or where none is published.
    public let band: Questionnaire.Band?

    /// The published cut-off; nil without a score or where none is published.
    public let cutOff: CutOff?

    /// Creates the value.
    public init(
      id: String,
      title: String,
      score: Double?,
      maximum: Double,
      band: Questionnaire.Band?,
      cutOff: CutOff?
    ) {
      self.id = id
      self.title = title
      self.score = score
      self.maximum = maximum
      self.band = band
      self.cutOff = cutOff
    }
  }
}
