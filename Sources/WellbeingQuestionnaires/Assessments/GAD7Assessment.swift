public import CivilTime
public import WellbeingModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The answers to the GAD-7, given at one moment.
///
/// It mirrors HealthKit's sample of that name. The functional-difficulty question is no part of it.
public struct GAD7Assessment: Hashable, Sendable {
  /// An answer to one question, with HealthKit's raw values.
  public enum Answer: Int, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case notAtAll
    /// Several days.
    case severalDays
    /// More than half the days.
    case moreThanHalfTheDays
    /// Nearly every day.
    case nearlyEveryDay
  }

  /// The published band of the score, with HealthKit's raw values.
  public enum Risk: Int, CaseIterable, Hashable, Sendable {
    /// 0 to 4.
    case noneToMinimal = 1
    /// 5 to 9.
    case mild
    /// 10 to 14.
    case moderate
    /// 15 to 21.
    case severe

    /// The name HealthKit gives the case, as `moderate`.
    public var name: String {
      switch self {
      case .noneToMinimal: "noneToMinimal"
      case .mild: "mild"
      case .moderate: "moderate"
      case .severe: "severe"
      }
    }
  }

  /// What tells this sample from all others.
  public let id: UUID

  /// When it was taken.
  public let start: Instant

  /// The zone it was taken in; nil takes the store's zone when saved.
  public let zone: LivedZone?

  /// The seven answers, in the order of the questions.
  public let answers: [Answer]

  /// The program that wrote it.
  public let source: Source

  /// Further facts by key.
  public let metadata: [String: MetadataValue]

  /// Creates an assessment.
  ///
  /// - Throws: `QuestionnaireError.answerCount` unless there are exactly seven answers.
  public init(
    id: UUID = UUID(),
    start: Instant,
    zone: LivedZone? = nil,
    answers: [Answer],
    source: Source = .mood,
    metadata: [String: MetadataValue] = [:]
  ) throws(QuestionnaireError) {
    guard answers.count == 7 else {
      throw .answerCount(questionnaire: "GAD-7", expected: 7, given: answers.count)
    }
    self.id = id
    self.start = start
    self.zone = zone
    self.answers = answers
    self.source = source
    self.metadata = metadata
  }

  /// Creates an assessment with HealthKit's parameters.
  ///
  /// - Throws: `QuestionnaireError.answerCount` unless there are exactly seven answers.
  public init(
    date: Date,
    answers: [Answer],
    zone: LivedZone? = nil,
    metadata: [String: MetadataValue] = [:]
  ) throws(QuestionnaireError) {
    try self.init(start: Instant(date), zone: zone, answers: answers, metadata: metadata)
  }

  /// The same as the start: an assessment has no length.
  public var end: Instant { start }

  /// The sum of the answers, 0 to 21.
  public var score: Int {
    answers.reduce(0) { $0 + $1.rawValue }
  }

  /// The published band of the score.
  public var risk: Risk {
    switch score {
    case ..<5: .noneToMinimal
    case ..<10: .mild
    case ..<15: .moderate
    default: .severe
    }
  }

  /// The answers as `Questionnaire.score` takes them.
  public var questionnaireAnswers: [WellbeingQuestionnaires.Answer] {
    answers.map { .value($0.rawValue) }
  }
}
