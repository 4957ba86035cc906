/// The result of scoring the answers to a questionnaire once.
///
/// It is a number with the published words for it, not a diagnosis. When it was taken is kept by
/// who stores it.
public struct ScoredAssessment: Hashable, Sendable {
  /// The questionnaire's short name, as `phq-9`.
  public let questionnaire: String

  /// The version of its definition.
  public let version: String

  /// What was given to the scored questions, in order.
  public let answers: [Answer]

  /// The sum of the answers as they count, before any estimate; nil without a total.
  public let rawScore: Int?

  /// The score: the sum after estimate, multiplier or table; nil without a total.
  public let score: Double?

  /// The highest score these questions can have, less when some do not count; nil without a total.
  public let maximum: Double?

  /// The published band; nil where none is published.
  public let band: Questionnaire.Band?

  /// Whether every question that needs one has an answer, declined ones included.
  public let complete: Bool

  /// Whether missing answers were replaced by the mean of the others.
  public let estimated: Bool

  /// The published cut-off; nil where none is published.
  public let cutOff: CutOff?

  /// Messages that answers led to.
  public let flags: [Flag]

  /// All questions answered or asked for, those that do not count at the end included.
  public let items: [Item]

  /// The scores of the parts, where the questionnaire has some.
  public let subscales: [Subscale]

  /// What one has to know to read the score, a sentence each.
  public let notes: [String]

  /// Creates a result, as one kept somewhere; a new one comes from `Questionnaire.score`.
  public init(
    questionnaire: String,
    version: String,
    answers: [Answer],
    rawScore: Int?,
    score: Double?,
    maximum: Double?,
    band: Questionnaire.Band?,
    complete: Bool,
    estimated: Bool,
    cutOff: CutOff?,
    flags: [Flag],
    items: [Item],
    subscales: [Subscale],
    notes: [String]
  ) {
    self.questionnaire = questionnaire
    self.version = version
    self.answers = answers
    self.rawScore = rawScore
    self.score = score
    self.maximum = maximum
    self.band = band
    self.complete = complete
    self.estimated = estimated
    self.cutOff = cutOff
    self.flags = flags
    self.items = items
    self.subscales = subscales
    self.notes = notes
  }
}
