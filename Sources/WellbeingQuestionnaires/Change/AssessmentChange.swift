/// How a score differs from earlier ones of the same questionnaire.
public struct AssessmentChange: Hashable, Sendable {
  /// Points since the last time, negative when the score went down; nil without one to compare with.
  public let points: Double?

  /// Points since the first time; nil without one to compare with.
  public let sinceFirst: Double?

  /// Whether the change since the last time reaches the published threshold; nil where none is
  /// published or there is nothing to compare with.
  public let isMeaningful: Bool?

  /// Whether the change since the first time reaches the published threshold; nil as above.
  public let isMeaningfulSinceFirst: Bool?

  /// Whether the score fell from the first by the published share; nil where none is published, when
  /// the first was 0, or when there is nothing to compare with.
  public let response: Bool?

  /// Whether the score came below the published bound from a first score above it; nil where none is
  /// published, when the first was below it, or when there is nothing to compare with.
  public let remission: Bool?

  /// The change since the last time in words; nil without one to compare with.
  public let text: String?

  /// The change since the first time in words; nil without one to compare with.
  public let textSinceFirst: String?

  /// Why something is not compared, or cannot be judged.
  public let notes: [String]
}
