public import CivilTime
public import WellbeingModel

/// A total that a record states without the answers it comes from.
///
/// Nothing can be recomputed from it, so it is not an assessment.
public struct StatedTotal: Hashable, Sendable {
  /// The questionnaire's short name, as `gad-7`.
  public var questionnaire: String

  /// The total as stated, within the range of the questionnaire.
  public var score: Double

  /// When the questionnaire was taken.
  public var date: Instant

  /// The zone it was taken in.
  public var zone: LivedZone

  /// Where it stands in the file.
  public var place: RecordPlace

  /// Creates the value.
  public init(
    questionnaire: String,
    score: Double,
    date: Instant,
    zone: LivedZone,
    place: RecordPlace
  ) {
    self.questionnaire = questionnaire
    self.score = score
    self.date = date
    self.zone = zone
    self.place = place
  }
}
