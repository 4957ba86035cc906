import WellbeingModel
import Testing
import WellbeingQuestionnaires

@Suite struct MissingAnswerTests {
  @Test(
    arguments: [
      ("phq-9", "2,2,2,2,-,1,2,0,0", 11, 12.375, "moderate", ["5"]),
      ("phq-9", "2,2,-,2,-,1,2,0,0", 9, 11.571, "moderate", ["3", "5"]),
      ("gad-7", "2,2,2,2,-,1,2", 11, 12.833, "moderate", ["5"]),
      ("gad-7", "2,2,2,2,-,0,0", 8, 9.333, "mild", ["5"]),
    ] as [(String, String, Int, Double, String, [String])]
  )
  func `missing answers are estimated only when allowed, and the result says so`(
    name: String,
    list: String,
    sum: Int,
    estimate: Double,
    band: String,
    missing: [String]
  ) throws {
    let title = try builtIn(name).title
    #expect(
      try refusal(name, list) == .missingAnswers(questionnaire: title, items: missing)
    )
    let result = try score(name, list, allowMissing: true)
    #expect(result.rawScore == sum)
    #expect(abs((result.score ?? 0) - estimate) < 0.0005)
    #expect(result.band?.code == band)
    #expect(result.estimated)
    #expect(!result.complete)
    #expect(result.notes.first?.hasPrefix("estimated: item") == true)
  }

  @Test func `a cut-off is compared with the estimate before rounding`() throws {
    let result = try score("phq-9", "2,2,-,2,-,1,2,0,0", allowMissing: true)
    #expect(result.cutOff == .init(score: 10, reached: true))
  }

  @Test(arguments: [
    ("phq-9", "2,-,-,2,-,1,2,0,0", 2), ("gad-7", "2,2,-,2,-,1,2", 1), ("phq-8", "1111111-", 0),
    ("k10", "111111111-", 0),
  ])
  func `more missing answers than the policy allows give no score`(
    name: String,
    list: String,
    allowed: Int
  ) throws {
    guard case .tooManyMissing(_, _, allowed)? = try refusal(name, list, allowMissing: true) else {
      Issue.record("\(list) was not refused for missing answers")
      return
    }
  }

  @Test func `a missing item 9 is never estimated: the total is then of eight items`() throws {
    #expect(
      try refusal("phq-9", "1,2,1,1,1,1,1,1,-")
        == .missingAnswers(questionnaire: "PHQ-9", items: ["9"])
    )
    let result = try score("phq-9", "1,2,1,1,1,1,1,1,-", allowMissing: true)
    #expect(result.score == 9)
    #expect(result.maximum == 24)
    #expect(!result.estimated)
    #expect(!result.complete)
    #expect(result.flags.isEmpty)
    #expect(result.notes.first?.hasPrefix("item 9 not answered") == true)
  }

  @Test func `nothing is estimated while item 9 is missing`() throws {
    #expect(
      try refusal("phq-9", "3,3,3,3,3,3,3,-,-", allowMissing: true)
        == .neverEstimated(questionnaire: "PHQ-9", item: "9")
    )
  }

  @Test func `a declined item 9 is neither zero nor a flag, and the total is out of 24`() throws {
    let result = try score("phq-9", "3,3,3,3,3,3,3,3,x")
    #expect(result.score == 24)
    #expect(result.maximum == 24)
    #expect(result.band?.code == "severe")
    #expect(result.complete)
    #expect(!result.estimated)
    #expect(result.flags.isEmpty)
    #expect(result.answers.last == .preferNotToAnswer)
    #expect(result.notes.contains { $0.hasPrefix("item 9 not answered") })
    #expect(result.notes.contains { $0.contains("at most 24 instead of 27") })
  }

  @Test func `beside a declined item 9 the others are estimated among themselves`() throws {
    let result = try score("phq-9", "2,2,2,2,-,1,2,0,x", allowMissing: true)
    #expect(abs((result.score ?? 0) - 88.0 / 7) < 1e-12)
    #expect(result.maximum == 24)
    #expect(result.estimated)
  }

  @Test func `item 4 of the PHQ-15 may be left out`() throws {
    let result = try score("phq-15", "2,2,2,-,2,2,2,2,2,2,2,2,2,2,2")
    #expect(result.score == 28)
    #expect(result.maximum == 28)
    #expect(result.complete)
    #expect(!result.estimated)
    #expect(result.notes.count == 2)
  }

  @Test func `a list without any answer gives no score`() throws {
    let questionnaire = try builtIn("phq-15")
    var answers = Array(repeating: Answer.missing, count: 15)
    #expect(throws: QuestionnaireError.self) { try questionnaire.score(answers) }
    answers[0] = .value(1)
    #expect(throws: QuestionnaireError.self) {
      try questionnaire.score(answers, allowMissing: true)
    }
  }

  @Test func `a subscale with a missing answer has no score`() throws {
    let invented = InventedQuestionnaire(
      questions: 4,
      0...3,
      [
        InventedQuestionnaire.group("missing", [InventedQuestionnaire.number("maximum", 1)]),
        InventedQuestionnaire.group(
          "subscale",
          ["id", "title", "item"].map { InventedQuestionnaire.text($0, "1") }
        ),
        InventedQuestionnaire.group(
          "subscale",
          ["id", "title", "item"].map { InventedQuestionnaire.text($0, "2") }
        ),
      ]
    )
    let questionnaire = try invented.questionnaire()
    let result = try questionnaire.score(questionnaire.answers(from: "-210"), allowMissing: true)
    #expect(result.score == 4)
    #expect(result.subscales.map(\.score) == [nil, 2])
  }
}
