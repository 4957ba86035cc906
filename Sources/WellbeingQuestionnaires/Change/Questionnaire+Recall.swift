public import CivilTime

extension Questionnaire {
  /// A warning that the questions would ask about days already answered for.
  public struct RecallOverlap: Hashable, Sendable {
    /// Days since it was last taken.
    public let daysSince: Int

    /// The warning, in a sentence.
    public let message: String
  }

  /// The warning for taking the questionnaire again; nil when the recall period has passed.
  ///
  /// - Parameters:
  ///   - last: The day it was last taken.
  ///   - today: The day it is to be taken again.
  /// - Returns: The warning, or nil.
  public func recallOverlap(lastTaken last: CivilDate, today: CivilDate) -> RecallOverlap? {
    let days = last.distance(to: today)
    guard (0..<recall.days).contains(days) else { return nil }
    return RecallOverlap(
      daysSince: days,
      message: Phrases.overlap(title, recall: recall.text.original, daysAgo: days)
    )
  }
}
