import CivilTime
import Testing
import WellbeingQuestionnaires

@Suite struct ChangeTests {
  private func change(_ name: String, _ lists: [String]) throws -> AssessmentChange {
    let questionnaire = try builtIn(name)
    var scores: [ScoredAssessment] = []
    for list in lists { scores.append(try questionnaire.score(questionnaire.answers(from: list))) }
    let current = try #require(scores.last)
    return questionnaire.change(to: current, from: scores.dropLast())
  }

  @Test(arguments: [
    ("phq-9", ["222200000", "222111000"], 1.0, false, "within the usual variation"),
    ("phq-9", ["111111000", "222222100"], 7.0, true, "changed by 7 points"),
    ("phq-9", ["222211000", "111110000"], -5.0, true, "changed by 5 points"),
    ("phq-9", ["222210000", "111110000"], -4.0, false, "within the usual variation"),
    ("gad-7", ["1111111", "2222111"], 4.0, true, "changed by 4 points"),
    ("gad-7", ["1111111", "2221111"], 3.0, false, "within the usual variation"),
  ])
  func `a change is measured by the published threshold`(
    name: String,
    lists: [String],
    points: Double,
    isMeaningful: Bool,
    text: String
  ) throws {
    let change = try change(name, lists)
    #expect(change.points == points)
    #expect(change.sinceFirst == points)
    #expect(change.isMeaningful == isMeaningful)
    #expect(change.text == text)
    #expect(change.notes.isEmpty)
  }

  @Test func `crossing a band without the points is no change`() throws {
    let change = try change("phq-9", ["111111111", "211111111"])
    #expect(change.points == 1)
    #expect(change.text == "within the usual variation")
  }

  @Test func `last and first are told apart`() throws {
    let change = try change("phq-9", ["333300000", "222200000", "111100000"])
    #expect(change.points == -4)
    #expect(change.isMeaningful == false)
    #expect(change.sinceFirst == -8)
    #expect(change.isMeaningfulSinceFirst == true)
    #expect(change.textSinceFirst == "changed by 8 points")
  }

  @Test(
    arguments: [
      (["222222000", "222000000"], true, false), (["222222000", "222100000"], false, false),
      (["222222000", "220000000"], true, true), (["300000000", "100000000"], true, nil),
      (["000000000", "100000000"], nil, nil),
    ] as [([String], Bool?, Bool?)]
  )
  func `response is half of the first score, remission below 5 from above`(
    lists: [String],
    response: Bool?,
    remission: Bool?
  ) throws {
    let change = try change("phq-9", lists)
    #expect(change.response == response)
    #expect(change.remission == remission)
  }

  @Test func `the first time there is nothing to compare with`() throws {
    let change = try change("phq-9", ["000000000"])
    #expect(change.points == nil)
    #expect(change.sinceFirst == nil)
    #expect(change.isMeaningful == nil)
    #expect(change.text == nil)
    #expect(change.response == nil)
    #expect(change.notes.isEmpty)
  }

  @Test func `a score of fewer questions is not compared`() throws {
    let change = try change("phq-9", ["111111111", "11111111x"])
    #expect(change.points == nil)
    #expect(
      change.notes == [
        "not compared: the earlier score was out of 27, this one is out of 24"
      ]
    )
    #expect(change.response == nil)
  }

  @Test func `where no threshold is published none is applied`() throws {
    let change = try change("k10", ["1111111111", "2222222222"])
    #expect(change.points == 10)
    #expect(change.isMeaningful == nil)
    #expect(change.text == "changed by 10 points")
    #expect(change.notes == ["no threshold of a meaningful change is published for K10"])
    #expect(try self.change("k6", ["111111", "111111"]).text == "unchanged")
    #expect(try self.change("k6", ["111111", "111112"]).text == "changed by 1 point")
  }

  @Test func `another version is not compared`() throws {
    let old = try InventedQuestionnaire(questions: 2, 0...2).questionnaire()
    var newer = InventedQuestionnaire(questions: 2, 0...2)
    newer.edits = [("1.0.0", "2.0.0")]
    let new = try newer.questionnaire()
    let change = new.change(
      to: try new.score(new.answers(from: "22")),
      from: [try old.score(old.answers(from: "00"))]
    )
    #expect(change.points == nil)
    #expect(change.notes == ["not compared: the earlier Invented was another version"])
  }

  @Test(
    arguments: [
      (
        0,
        "PHQ-9 asks about the last 2 weeks, and it was taken today already: the two times overlap"
      ),
      (1, "PHQ-9 asks about the last 2 weeks, and it was taken yesterday: the two times overlap"),
      (
        13, "PHQ-9 asks about the last 2 weeks, and it was taken 13 days ago: the two times overlap"
      ),
      (14, nil), (400, nil), (-1, nil),
    ] as [(Int, String?)]
  )
  func `taking it again inside the recall period is warned of`(days: Int, message: String?) throws {
    let today = CivilDate(dayNumber: 20_000)
    let overlap = try builtIn("phq-9")
      .recallOverlap(lastTaken: today.adding(days: -days), today: today)
    #expect(overlap?.message == message)
    #expect(overlap?.daysSince == message.map { _ in days })
  }
}
