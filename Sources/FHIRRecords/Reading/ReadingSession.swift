internal import CivilTime
internal import WellbeingQuestionnaires

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A questionnaire and when it was taken.
private struct Moment: Hashable {
  let questionnaire: String
  let date: Instant
}

/// The reading of one file: its resources refer to each other, so they are read together.
///
/// Responses come first, then Observations that hold single answers, then those of totals, which are
/// compared with what was read before.
struct ReadingSession {
  let resources: [Resource]
  var reading: FHIRReading
  let finder: QuestionnaireFinder
  let home: Zone
  let allowsMissing: Bool

  /// What was read of each response, by the place of the response in the file.
  private(set) var assessments: [RecordPlace: [RecordedAssessment]] = [:]

  let index: ResourceIndex

  /// The definitions in the file by their canonical address.
  let definitions: [String: ForeignDefinition]

  /// The first Observation that is derived from a response, by the place of the response.
  let firstDerived: [RecordPlace: Resource]

  private var identities: Set<UUID> = []

  /// The assessments read so far, by what makes two of them the same.
  private var byMoment: [Moment: [RecordedAssessment]] = [:]

  init(
    resources: [Resource],
    reading: FHIRReading,
    finder: QuestionnaireFinder,
    home: Zone,
    allowsMissing: Bool
  ) {
    self.resources = resources
    self.reading = reading
    self.finder = finder
    self.home = home
    self.allowsMissing = allowsMissing
    let index = ResourceIndex(resources)
    self.index = index
    firstDerived = Dictionary(
      resources.filter { $0.type == "Observation" }.flatMap { observation in
        index.responses(of: observation).map { ($0.place, observation) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    definitions = Dictionary(
      resources.compactMap { resource in
        guard resource.type == "Questionnaire" else { return nil }
        return resource.value.text("url").map { ($0, ForeignDefinition(resource.value)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Reads all resources.
  mutating func read() {
    for resource in resources where resource.type == "QuestionnaireResponse" { read(resource) }
    readObservations(resources.filter { $0.type == "Observation" })
    let known: Set = ["QuestionnaireResponse", "Observation", "Questionnaire"]
    for resource in resources where !known.contains(resource.type ?? "") {
      reading.skip(resource.place, .otherType(resource.type))
    }
  }

  /// Keeps an assessment, unless it was read before.
  mutating func keep(_ recorded: RecordedAssessment, from record: Resource) {
    let moment = Moment(
      questionnaire: recorded.assessment.questionnaire,
      date: recorded.date
    )
    // A panel may repeat what a response says, under a name of its own.
    let isRepeated =
      record.type != "QuestionnaireResponse"
      && byMoment[moment]?.contains { $0.assessment.answers == recorded.assessment.answers } == true
    guard !isRepeated, identities.insert(recorded.id).inserted else {
      reading.skip(record.place, .duplicate)
      return
    }
    reading.assessments.append(recorded)
    assessments[record.place, default: []].append(recorded)
    byMoment[moment, default: []].append(recorded)
  }

  /// The first assessment read with a questionnaire at an instant.
  func assessment(of questionnaire: Questionnaire, at date: Instant?) -> RecordedAssessment? {
    guard let date else { return nil }
    return byMoment[Moment(questionnaire: questionnaire.id, date: date)]?.first
  }

  /// The Observations that an Observation says it has as members.
  func members(of observation: Resource) -> [Resource] {
    index.resources(observation.value, "hasMember").filter { $0.type == "Observation" }
  }

  /// Compares a stated total with the computed one.
  mutating func compare(_ stated: Double, with assessment: ScoredAssessment, at place: RecordPlace)
  {
    // Totals that are not whole are printed with one or two decimals.
    guard let computed = assessment.score, abs(computed - stated) >= 0.06 else { return }
    reading.warn(
      place,
      .totalDiffers(
        questionnaire: title(of: assessment),
        stated: stated,
        computed: computed
      )
    )
  }

  private func title(of assessment: ScoredAssessment) -> String {
    finder.questionnaires.first { $0.id == assessment.questionnaire }?.title
      ?? assessment.questionnaire
  }
}
