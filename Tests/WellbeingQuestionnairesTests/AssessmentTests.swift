import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingQuestionnaires

@Suite struct AssessmentTests {
  @Test(arguments: 0..<40)
  func `score and risk of the PHQ-9 are those of its definition`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let highest = Int.random(in: 0...3, using: &generator)
    var answers = (0..<9).compactMap { _ in
      PHQ9Assessment.Answer(rawValue: Int.random(in: 0...highest, using: &generator))
    }
    if seed.isMultiple(of: 5) { answers[8] = .preferNotToAnswer }
    let assessment = try PHQ9Assessment(date: Date(timeIntervalSince1970: 0), answers: answers)
    let result = try builtIn("phq-9").score(assessment.questionnaireAnswers)
    #expect(result.score == Double(assessment.score))
    #expect(result.band?.code == assessment.risk.name)
    #expect(assessment.start == Instant(milliseconds: 0))
    #expect(assessment.end == assessment.start)
  }

  @Test(arguments: 0..<40)
  func `score and risk of the GAD-7 are those of its definition`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let highest = Int.random(in: 0...3, using: &generator)
    let answers = (0..<7).compactMap { _ in
      GAD7Assessment.Answer(rawValue: Int.random(in: 0...highest, using: &generator))
    }
    let assessment = try GAD7Assessment(date: Date(timeIntervalSince1970: 0), answers: answers)
    let result = try builtIn("gad-7").score(assessment.questionnaireAnswers)
    #expect(result.score == Double(assessment.score))
    #expect(result.band?.code == assessment.risk.name)
  }

  @Test func `raw values are HealthKit's`() {
    #expect(PHQ9Assessment.Answer.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(GAD7Assessment.Answer.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(PHQ9Assessment.Risk.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(GAD7Assessment.Risk.allCases.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test(arguments: [8, 10, 0])
  func `another number of answers is refused`(count: Int) {
    #expect(
      throws: QuestionnaireError.answerCount(questionnaire: "PHQ-9", expected: 9, given: count)
    ) {
      try PHQ9Assessment(date: .now, answers: Array(repeating: .notAtAll, count: count))
    }
    #expect(
      throws: QuestionnaireError.answerCount(questionnaire: "GAD-7", expected: 7, given: count)
    ) {
      try GAD7Assessment(date: .now, answers: Array(repeating: .notAtAll, count: count))
    }
  }

  @Test func `only the ninth question of the PHQ-9 can be declined`() throws {
    var answers = Array(repeating: PHQ9Assessment.Answer.nearlyEveryDay, count: 9)
    answers[8] = .preferNotToAnswer
    #expect(try PHQ9Assessment(date: .now, answers: answers).score == 24)
    answers[2] = .preferNotToAnswer
    #expect(throws: QuestionnaireError.cannotBeDeclined(questionnaire: "PHQ-9", item: "3")) {
      try PHQ9Assessment(date: .now, answers: answers)
    }
  }
}
