import Testing
import WellbeingQuestionnaires

/// Shapes of instruments that are not shipped, on invented questions.
@Suite struct ShapeTests {
  private func result(_ invented: InventedQuestionnaire, _ list: String) throws -> ScoredAssessment
  {
    let questionnaire = try invented.questionnaire()
    return try questionnaire.score(questionnaire.answers(from: list))
  }

  @Test(arguments: [
    ("4,1,0,2,3", 10, 40.0, true), ("3,3,3,3,3", 15, 60, false), ("55555", 25, 100, false),
  ])
  func `a multiplier, options from high to low, and a scale whose higher end is better`(
    list: String,
    raw: Int,
    percent: Double,
    isPoor: Bool
  ) throws {
    var invented = InventedQuestionnaire(
      questions: 5,
      0...5,
      [InventedQuestionnaire.number("multiplier", 4), InventedQuestionnaire.cutOff(50, "below")]
    )
    invented.weights = Array(repeating: [5, 4, 3, 2, 1, 0], count: 5)
    invented.direction = "higherIsBetter"
    let result = try result(invented, list)
    #expect(result.rawScore == raw)
    #expect(result.score == percent)
    #expect(result.maximum == 100)
    #expect(result.cutOff?.reached == isPoor)
    #expect(
      try invented.questionnaire().form().questions[0].choices.map(\.value) == [5, 4, 3, 2, 1, 0]
    )
  }

  @Test(arguments: [("2222222222", 20), ("0000000000", 16), ("4444444444", 24)])
  func `reverse items count from the other end`(list: String, total: Int) throws {
    let invented = InventedQuestionnaire(
      questions: 10,
      0...4,
      ["4", "5", "7", "8"].map { InventedQuestionnaire.text("reverse", $0) }
    )
    #expect(try result(invented, list).rawScore == total)
  }

  @Test func `reversing every item mirrors every total of a scale from 1`() throws {
    let plain = try InventedQuestionnaire(questions: 3, 1...5).questionnaire()
    let reversed = try InventedQuestionnaire(
      questions: 3,
      1...5,
      ["1", "2", "3"].map { InventedQuestionnaire.text("reverse", $0) }
    ).questionnaire()
    for list in ["111", "125", "543", "555", "313"] {
      let sum = try #require(plain.score(plain.answers(from: list)).score)
      let mirrored = try #require(reversed.score(reversed.answers(from: list)).score)
      #expect(sum + mirrored == 18)
    }
  }

  @Test func `a lookup table gives the published score for a sum`() throws {
    let published = [
      7: 7.00, 8: 9.51, 9: 11.25, 10: 12.40, 11: 13.33, 12: 14.08, 13: 14.75, 14: 15.32, 15: 15.84,
      16: 16.36, 17: 16.88, 18: 17.43, 19: 17.98, 20: 18.59, 21: 19.25, 22: 19.98, 23: 20.73,
      24: 21.54, 25: 22.35, 26: 23.21, 27: 24.11, 28: 25.03, 29: 26.02, 30: 27.03, 31: 28.13,
      32: 29.31, 33: 30.70, 34: 32.55, 35: 35.00,
    ]
    var invented = InventedQuestionnaire(
      questions: 7,
      1...5,
      published.sorted { $0.key < $1.key }.map { raw, score in
        InventedQuestionnaire.group(
          "table",
          [
            InventedQuestionnaire.number("raw", Double(raw)),
            InventedQuestionnaire.number("score", score),
          ]
        )
      } + [InventedQuestionnaire.band("some", from: 19.6)]
    )
    invented.direction = "higherIsBetter"
    let questionnaire = try invented.questionnaire()
    let result = try questionnaire.score(questionnaire.answers(from: "3333333"))
    #expect(result.rawScore == 21)
    #expect(result.score == 19.25)
    #expect(result.maximum == 35)
    #expect(result.band == nil)
    #expect(try questionnaire.score(questionnaire.answers(from: "3333334")).band?.code == "some")
    #expect(throws: QuestionnaireError.self) {
      try questionnaire.score(questionnaire.answers(from: "333333-"), allowMissing: true)
    }
  }

  @Test func `doubled subscales with bands of their own and no total`() throws {
    let items = ["3", "5", "10", "13", "16", "17", "21"]
    var invented = InventedQuestionnaire(
      questions: 21,
      0...3,
      [
        InventedQuestionnaire.group(
          "subscale",
          [InventedQuestionnaire.text("id", "D"), InventedQuestionnaire.text("title", "part D")]
            + items.map { InventedQuestionnaire.text("item", $0) }
            + [InventedQuestionnaire.number("multiplier", 2)]
            + [("a", 0.0), ("b", 10), ("c", 14), ("d", 21), ("e", 28)].map {
              InventedQuestionnaire.band($0.0, from: $0.1)
            }
        )
      ]
    )
    invented.total = "none"
    let result = try result(invented, "003030000000030000000")
    #expect(result.rawScore == nil)
    #expect(result.score == nil)
    #expect(result.maximum == nil)
    #expect(result.band == nil)
    #expect(result.subscales.map(\.score) == [12])
    #expect(result.subscales.map(\.maximum) == [42])
    #expect(result.subscales.map(\.band?.code) == ["b"])
  }

  @Test func `answers that differ from question to question, with gaps between the weights`() throws
  {
    var invented = InventedQuestionnaire(questions: 8, 0...4)
    invented.weights += [[0, 2, 4], [0, 2, 4]]
    #expect(try result(invented, "4,1,2,3,3,1,4,2,2,2").rawScore == 24)
    let questionnaire = try invented.questionnaire()
    #expect {
      try questionnaire.answers(from: "4,1,2,3,3,1,4,2,2,3")
    } throws: {
      "\($0)" == "Invented, item 10: 3 is not an answer; write 0, 2 or 4, or - for a missing one"
    }
  }

  @Test func `a flag on a question whose options run from high to low`() throws {
    var invented = InventedQuestionnaire(
      questions: 9,
      0...3,
      [
        InventedQuestionnaire.group(
          "flag",
          [
            InventedQuestionnaire.text("id", "item10"), InventedQuestionnaire.text("item", "10"),
            InventedQuestionnaire.number("from", 1), InventedQuestionnaire.text("level", "support"),
            InventedQuestionnaire.text("message", "There is help."),
          ]
        )
      ]
    )
    invented.weights.append([3, 2, 1, 0])
    #expect(try result(invented, "0000000001").flags.map(\.message) == ["There is help."])
    #expect(try result(invented, "3333333330").flags.isEmpty)
  }

  @Test func `seven questions from 0 to 4 add up`() throws {
    #expect(try result(InventedQuestionnaire(questions: 7, 0...4), "1,2,1,0,0,3,2").rawScore == 9)
  }

  @Test func `a fractional score between two whole bounds has the lower band`() throws {
    let invented = InventedQuestionnaire(
      questions: 2,
      0...10,
      [
        InventedQuestionnaire.number("multiplier", 1.2),
        InventedQuestionnaire.band("mild", from: 5),
        InventedQuestionnaire.band("moderate", from: 10),
      ]
    )
    let result = try result(invented, "4 4")
    #expect(abs((result.score ?? 0) - 9.6) < 1e-9)
    #expect(result.band?.code == "mild")
  }
}
