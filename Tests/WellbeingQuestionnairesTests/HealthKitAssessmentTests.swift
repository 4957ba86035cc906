import CivilTime
import TestSupport
import Testing
import WellbeingModel
import WellbeingQuestionnaires

/// HealthKit's two assessments, read back from the samples that keep them.
@Suite struct HealthKitAssessmentTests {
  private static let start = Instant(seconds: 1_796_000_000)

  private func sample(
    _ questionnaire: String,
    _ answers: [Assessment.Answer]
  ) throws -> Assessment {
    try Assessment(
      start: Self.start,
      questionnaire: questionnaire,
      version: "1",
      items: answers.enumerated().map { .init(linkId: "\($0 + 1)", answer: $1) },
      score: nil,
      rawScore: nil,
      maximum: nil,
      band: nil,
      isComplete: true,
      isEstimated: false
    )
  }

  @Test(arguments: 0..<20)
  func `what became a sample comes back from it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let choices = (0...3).compactMap(PHQ9Assessment.Answer.init(rawValue:))
    var answers = (0..<9).map { _ in random.one(of: choices) }
    if random.once(in: 3) { answers[8] = .preferNotToAnswer }
    let phq9 = try PHQ9Assessment(
      start: Self.start,
      zone: LivedZone(identifier: "Asia/Tokyo", utcOffset: 32_400),
      answers: answers,
      source: Source(name: "phone"),
      metadata: ["a": .number(1)]
    )
    #expect(PHQ9Assessment(try Assessment(phq9)) == phq9)
    #expect(GAD7Assessment(try Assessment(phq9)) == nil)

    let gad7 = try GAD7Assessment(
      start: Self.start,
      answers: (0..<7).map { _ in random.one(of: GAD7Assessment.Answer.allCases) }
    )
    #expect(GAD7Assessment(try Assessment(gad7)) == gad7)
    #expect(PHQ9Assessment(try Assessment(gad7)) == nil)
  }

  @Test func `questions that do not count are left out`() throws {
    for name in ["phq-9", "gad-7"] {
      let questionnaire = try builtIn(name)
      let count = questionnaire.scoredQuestions.count
      let result = try questionnaire.score(
        Array(repeating: .value(1), count: count),
        unscored: ["difficulty": .value(3)]
      )
      let kept = try Assessment(result, start: Self.start)
      #expect(kept.items.count == count + 1)
      let score = PHQ9Assessment(kept)?.score ?? GAD7Assessment(kept)?.score
      #expect(score == count)
    }
  }

  private static let eight = Array(repeating: Assessment.Answer.value(0), count: 8)

  @Test(
    arguments: [
      eight, eight + [.value(4)], eight + [.missing], eight + [.value(0), .value(0)],
      [.preferNotToAnswer] + eight, [.value(-1)] + eight,
    ] as [[Assessment.Answer]]
  )
  func `answers that HealthKit's PHQ-9 cannot hold make none`(
    answers: [Assessment.Answer]
  ) throws {
    #expect(PHQ9Assessment(try sample("phq-9", answers)) == nil)
    // The table refuses the answers, not the sample around them.
    #expect(PHQ9Assessment(try sample("phq-9", Self.eight + [.preferNotToAnswer])) != nil)
  }

  private static let six = Array(repeating: Assessment.Answer.value(3), count: 6)

  @Test(
    arguments: [
      six, six + [.value(4)], six + [.missing], six + [.preferNotToAnswer], six + six,
    ] as [[Assessment.Answer]]
  )
  func `answers that HealthKit's GAD-7 cannot hold make none`(
    answers: [Assessment.Answer]
  ) throws {
    #expect(GAD7Assessment(try sample("gad-7", answers)) == nil)
    #expect(GAD7Assessment(try sample("gad-7", Self.six + [.value(3)])) != nil)
  }
}
