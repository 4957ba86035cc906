import CivilTime
import Foundation
import Testing
import WellbeingModel
import WellbeingQuestionnaires

@Suite struct AssessmentConversionTests {
  private static let start = Instant(seconds: 1_796_000_000)

  @Test(
    arguments: [
      ("phq-9", "222111120", false), ("phq-9", "222111123", false), ("phq-9", "22211112x", false),
      ("phq-9", "2,2,2,1,1,1,-,2,0", true), ("gad-7", "3333333", false), ("phq-4", "2211", false),
      ("pcl-5", "11111222223333344440", false),
    ]
  )
  func `a result comes back whole from the sample that keeps it`(
    name: String,
    list: String,
    allowMissing: Bool
  ) throws {
    let result = try score(name, list, allowMissing: allowMissing)
    let sample = try Assessment(result, start: Self.start)
    #expect(sample.questionnaire == name)
    #expect(sample.items.count == result.items.count)
    #expect(try ScoredAssessment(sample, of: builtIn(name)) == result)
  }

  @Test func `questions that do not count stay apart from those that do`() throws {
    let questionnaire = try builtIn("gad-7")
    let unscored = try #require(questionnaire.questions.first { !$0.isScored }).linkId
    let result = try questionnaire.score(
      questionnaire.answers(from: "1111111"),
      unscored: [unscored: .value(2)]
    )
    let sample = try Assessment(result, start: Self.start)
    #expect(sample.items.map(\.isScored) == Array(repeating: true, count: 7) + [false])
    #expect(sample.items.last?.answer == .value(2))
    #expect(ScoredAssessment(sample, of: questionnaire) == result)
  }

  @Test func `stored numbers win over what the definition makes of the answers today`() throws {
    let result = try score("phq-9", "222111123")
    let sample = try Assessment(result, start: Self.start)
    let other = try Assessment(
      start: sample.start,
      questionnaire: sample.questionnaire,
      version: "0.1",
      items: sample.items,
      score: 20,
      rawScore: 10,
      maximum: 54,
      band: "moderatelySevere",
      isComplete: true,
      isEstimated: true
    )
    let read = try ScoredAssessment(other, of: builtIn("phq-9"))
    #expect(read.score == 20 && read.rawScore == 10 && read.maximum == 54)
    #expect(read.estimated && read.version == "0.1")
    #expect(read.band?.title.original == "moderately severe")
    #expect(read.flags == result.flags && !read.flags.isEmpty)
  }

  @Test func `without a definition the band is called by its code`() throws {
    let sample = try Assessment(score("phq-9", "222111123"), start: Self.start)
    let read = ScoredAssessment(sample, of: nil)
    #expect(read.score == sample.score)
    #expect(read.band?.title.original == sample.band)
    #expect(read.flags.isEmpty && read.cutOff == nil && read.subscales.isEmpty)
  }

  @Test func `HealthKit's two assessments become samples with the same identity`() throws {
    let phq9 = try PHQ9Assessment(
      start: Self.start,
      zone: LivedZone(identifier: "Asia/Tokyo", utcOffset: 32_400),
      answers: Array(repeating: .severalDays, count: 8) + [.preferNotToAnswer],
      source: Source(name: "phone"),
      metadata: ["a": .number(1)]
    )
    let sample = try Assessment(phq9)
    #expect(sample.id == phq9.id && sample.start == phq9.start && sample.zone == phq9.zone)
    #expect(sample.source == phq9.source && sample.metadata == phq9.metadata)
    #expect(sample.score == Double(phq9.score) && sample.band == phq9.risk.name)
    #expect(sample.maximum == 24 && sample.isComplete)
    let gad7 = try GAD7Assessment(
      start: Self.start,
      answers: Array(repeating: .nearlyEveryDay, count: 7)
    )
    let other = try Assessment(gad7)
    #expect(other.id == gad7.id && other.questionnaire == "gad-7")
    #expect(other.score == 21 && other.band == gad7.risk.name)
  }

  @Test func `a score that is not finite cannot be kept`() throws {
    let result = try score("gad-7", "1111111")
    let endless = ScoredAssessment(
      questionnaire: "own",
      version: "1",
      answers: result.answers,
      rawScore: 7,
      score: .infinity,
      maximum: .infinity,
      band: nil,
      complete: true,
      estimated: false,
      cutOff: nil,
      flags: [],
      items: result.items,
      subscales: [],
      notes: []
    )
    #expect(throws: QuestionnaireError.scoreNotFinite(questionnaire: "own")) {
      try Assessment(endless, start: Self.start)
    }
  }
}
