public import CivilTime
public import WellbeingModel

/// A questionnaire that was taken, as a report tells of it.
public struct TakenAssessment: Hashable, Sendable {
  /// What is stored.
  public let assessment: Assessment

  /// The name of the questionnaire for people.
  public let title: String

  /// The name of the published band for people; nil where none is published.
  public let bandTitle: String?

  /// Points since the time before, negative when the score went down; nil without one to compare.
  public let points: Double?

  /// Points since the first time; nil without one to compare.
  public let pointsSinceFirst: Double?

  /// Whether the points since the time before reach the published threshold; nil where none is
  /// published.
  public let isMeaningful: Bool?

  /// The days its questions ask about.
  public let recallDays: Int?

  /// Whether an answer asks for help to be shown first.
  public let needsSupport: Bool

  /// Creates an entry from an assessment and what its questionnaire says of it.
  public init(
    _ assessment: Assessment,
    title: String,
    bandTitle: String? = nil,
    points: Double? = nil,
    pointsSinceFirst: Double? = nil,
    isMeaningful: Bool? = nil,
    recallDays: Int? = nil,
    needsSupport: Bool = false
  ) {
    self.assessment = assessment
    self.title = title
    self.bandTitle = bandTitle
    self.points = points
    self.pointsSinceFirst = pointsSinceFirst
    self.isMeaningful = isMeaningful
    self.recallDays = recallDays
    self.needsSupport = needsSupport
  }

  /// The logical day it was taken on, by the clock of the place.
  public func day(_ settings: InsightSettings) -> CivilDate {
    let local =
      assessment.zone?.localTime(at: assessment.start)
      ?? settings.zone.localTime(at: assessment.start)
    return settings.dayBoundary.day(of: local)
  }

  /// The questionnaires whose questions would ask about new days only, were they taken again.
  ///
  /// - Parameters:
  ///   - assessments: All that were taken, oldest first.
  ///   - day: The day they would be taken on.
  ///   - settings: The zone and the day's beginning.
  /// - Returns: The last time of each, by name.
  public static func due(
    among assessments: [TakenAssessment],
    on day: CivilDate,
    settings: InsightSettings
  ) -> [TakenAssessment] {
    var last: [String: TakenAssessment] = [:]
    for taken in assessments { last[taken.assessment.questionnaire] = taken }
    return last.values.filter { taken in
      guard let recallDays = taken.recallDays else { return false }
      return taken.day(settings).distance(to: day) >= recallDays
    }
    .sorted { $0.title < $1.title }
  }
}
