public import CivilTime
public import WellbeingModel
public import WellbeingQuestionnaires

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A scored questionnaire with what tells it from others and when it was taken.
public struct RecordedAssessment: Hashable, Sendable {
  /// What tells it from all others.
  public var id: UUID

  /// When it was taken.
  public var date: Instant

  /// The zone it was taken in.
  public var zone: LivedZone

  /// The answers and their score.
  public var assessment: ScoredAssessment

  /// Creates the value.
  public init(id: UUID, date: Instant, zone: LivedZone, assessment: ScoredAssessment) {
    self.id = id
    self.date = date
    self.zone = zone
    self.assessment = assessment
  }
}
