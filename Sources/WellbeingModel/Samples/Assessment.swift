public import CivilTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A questionnaire as it was answered once, with the score it gave then.
///
/// It is kept as it was scored: a later version of the questionnaire does not change it. An
/// assessment has no length: its start is its end.
public struct Assessment: Hashable, Sendable {
  /// What tells this sample from all others; it survives edits.
  public let id: UUID

  /// When it was taken.
  public let start: Instant

  /// The zone it was taken in; nil takes the store's zone when saved.
  public let zone: LivedZone?

  /// The short name of the questionnaire, as `phq-9`.
  public let questionnaire: String

  /// The version of the questionnaire's definition.
  public let version: String

  /// All questions asked with what was given to them, those that do not count included.
  public let items: [Item]

  /// The score; nil where the questionnaire has no total.
  public let score: Double?

  /// The sum of the answers as they count, before estimate, multiplier or table; nil without a total.
  public let rawScore: Int?

  /// The highest score these answers could have given; nil without a total.
  public let maximum: Double?

  /// The code of the published band, as `moderatelySevere`; nil where none is published.
  public let band: String?

  /// Whether every question that needs an answer has one, declined ones included.
  public let isComplete: Bool

  /// Whether missing answers were replaced by the mean of the others.
  public let isEstimated: Bool

  /// The program that wrote it.
  public let source: Source

  /// Further facts by key.
  public let metadata: [String: MetadataValue]

  /// Creates an assessment.
  ///
  /// - Parameters:
  ///   - id: Its identity; a new one unless given.
  ///   - start: When it was taken.
  ///   - zone: The zone it was taken in; nil takes the store's zone when saved.
  ///   - questionnaire: The short name of the questionnaire.
  ///   - version: The version of the questionnaire's definition.
  ///   - items: All questions asked, in their order.
  ///   - score: The score; nil where the questionnaire has no total.
  ///   - rawScore: The sum of the answers as they count.
  ///   - maximum: The highest score these answers could have given.
  ///   - band: The code of the published band.
  ///   - isComplete: Whether every question that needs an answer has one.
  ///   - isEstimated: Whether missing answers were replaced by the mean of the others.
  ///   - source: The program that writes it.
  ///   - metadata: Further facts by key.
  /// - Throws: `ModelError.scoreNotFinite` for a score or maximum that is infinite or NaN.
  public init(
    id: UUID = UUID(),
    start: Instant,
    zone: LivedZone? = nil,
    questionnaire: String,
    version: String,
    items: [Item],
    score: Double?,
    rawScore: Int?,
    maximum: Double?,
    band: String?,
    isComplete: Bool,
    isEstimated: Bool,
    source: Source = .mood,
    metadata: [String: MetadataValue] = [:]
  ) throws(ModelError) {
    for number in [score, maximum].compactMap(\.self) where !number.isFinite {
      throw .scoreNotFinite(questionnaire: questionnaire, number)
    }
    self.id = id
    self.start = start
    self.zone = zone
    // Predicates compare bytes, so text is in normal form C.
    self.questionnaire = questionnaire.normalizedC
    self.version = version.normalizedC
    self.items = items
    self.score = score
    self.rawScore = rawScore
    self.maximum = maximum
    self.band = band?.normalizedC
    self.isComplete = isComplete
    self.isEstimated = isEstimated
    self.source = source
    self.metadata = metadata
  }

  /// The same as the start: an assessment has no length.
  public var end: Instant { start }

  /// The start as a date.
  public var startDate: Date { Date(start) }

  /// The end as a date.
  public var endDate: Date { Date(end) }
}

extension Assessment {
  /// The same sample, taken in another zone and with other metadata.
  package func with(zone: LivedZone?, metadata: [String: MetadataValue]) -> Assessment {
    Assessment(copying: self, zone: zone, metadata: metadata)
  }

  /// Copies a sample, whose values have been checked, with another zone and other metadata.
  private init(
    copying other: Assessment,
    zone: LivedZone?,
    metadata: [String: MetadataValue]
  ) {
    id = other.id
    start = other.start
    self.zone = zone
    questionnaire = other.questionnaire
    version = other.version
    items = other.items
    score = other.score
    rawScore = other.rawScore
    maximum = other.maximum
    band = other.band
    isComplete = other.isComplete
    isEstimated = other.isEstimated
    source = other.source
    self.metadata = metadata
  }
}
