import WellbeingModel
import Testing
import WellbeingQuestionnaires

@Suite struct AnswerListTests {
  @Test(arguments: [
    "01230123x", "0,1,2,3,0,1,2,3,x", " 0, 1, 2, 3, 0, 1, 2, 3, X ", "0 1 2 3 0 1 2 3 x",
    "0\t1\t2\t3\t0\t1\t2\t3\tx\n",
  ])
  func `digits, commas and blanks all make a list`(list: String) throws {
    let answers = try builtIn("phq-9").answers(from: list)
    #expect(answers == [0, 1, 2, 3, 0, 1, 2, 3].map { .value($0) } + [.preferNotToAnswer])
  }

  @Test func `a hyphen is a missing answer`() throws {
    #expect(try builtIn("gad-2").answers(from: "2-") == [.value(2), .missing])
    #expect(try builtIn("gad-2").answers(from: "2,-") == [.value(2), .missing])
  }

  @Test(arguments: [
    ("phq-9", "00000000", "PHQ-9 takes 9 answers, one for each scored question, not 8"),
    ("phq-9", "0000000000", "PHQ-9 takes 9 answers, one for each scored question, not 10"),
    ("gad-7", "", "GAD-7 takes 7 answers, one for each scored question, not 0"),
    (
      "phq-9", "0,0,0,0,0,0,0,0,4",
      """
      PHQ-9, item 9: 4 is not an answer; write 0 to 3, x if you prefer not to answer, or - for a \
      missing one
      """
    ),
    (
      "gad-7", "0,0,4,0,0,0,0",
      "GAD-7, item 3: 4 is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,7,0,0,0,0,0",
      """
      GAD-7, item 2: 7 is not an answer; write 0 to 3, or - for a missing one, also where a data set has \
      7 (refused) or 9 (don't know)
      """
    ),
    (
      "phq-9", "0,0,0,0,0,9,0,0,0",
      """
      PHQ-9, item 6: 9 is not an answer; write 0 to 3, or - for a missing one, also where a data set has \
      7 (refused) or 9 (don't know)
      """
    ),
    (
      "gad-7", "1,2,3,4,1,2,1",
      """
      GAD-7, item 4: GAD-7 is coded 0 to 3, but these answers look coded 1 to 4: each should be 1 \
      lower
      """
    ),
    (
      "k10", "0,1,2,3,4,0,1,2,3,4",
      """
      K10, item 1: K10 is coded 1 to 5, but these answers look coded 0 to 4: each should be 1 higher
      """
    ),
    (
      "gad-7", "0,1,often,0,0,0,0",
      "GAD-7, item 3: “often” is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,1,,0,0,0,0",
      "GAD-7, item 3: nothing is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,1,1.5,0,0,0,0",
      "GAD-7, item 3: “1.5” is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,1,-1,0,0,0,0",
      "GAD-7, item 3: “-1” is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,1,null,0,0,0,0",
      "GAD-7, item 3: “null” is not an answer; write 0 to 3, or - for a missing one"
    ),
    (
      "gad-7", "0,0,0,0,0,0,x",
      "GAD-7, item 7: it has no “prefer not to answer”; write - for a missing answer"
    ),
    (
      "phq-9", "x,0,0,0,0,0,0,0,0",
      "PHQ-9, item 1: it has no “prefer not to answer”; write - for a missing answer"
    ),
  ])
  func `what is no answer is refused by name`(name: String, list: String, sentence: String) throws {
    #expect(try refusal(name, list)?.description == sentence)
  }

  @Test func `scoring refuses the same values as reading does`() throws {
    let questionnaire = try builtIn("phq-9")
    let good = Array(repeating: Answer.value(0), count: 8)
    #expect(throws: QuestionnaireError.self) { try questionnaire.score(good + [.value(4)]) }
    #expect(throws: QuestionnaireError.self) { try questionnaire.score(good) }
    #expect(throws: QuestionnaireError.self) {
      try questionnaire.score([.preferNotToAnswer] + good)
    }
  }

  @Test func `the difficulty question is asked and kept, and never counted`() throws {
    let questionnaire = try builtIn("phq-9")
    let difficulty = try #require(questionnaire.questions.last)
    #expect(difficulty.linkId == "difficulty")
    #expect(!difficulty.isScored)
    #expect(difficulty.values == [0, 1, 2, 3])
    let answers = try questionnaire.answers(from: "111100000")
    let given = try questionnaire.answer(from: " 3 ", for: difficulty)
    let result = try questionnaire.score(answers, unscored: ["difficulty": given])
    #expect(result.score == 4)
    #expect(result.maximum == 27)
    #expect(result.items.count == 10)
    #expect(result.items.last == .init(linkId: "difficulty", code: "69722-7", answer: .value(3)))
    #expect(throws: QuestionnaireError.self) {
      try questionnaire.answer(from: "4", for: difficulty)
    }
    #expect(throws: QuestionnaireError.unknownItem(questionnaire: "PHQ-9", item: "1")) {
      try questionnaire.score(answers, unscored: ["1": .value(1)])
    }
  }
}
