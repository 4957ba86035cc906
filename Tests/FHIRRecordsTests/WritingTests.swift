import CivilTime
import FHIRRecords
import Foundation
import Testing
import WellbeingModel
import WellbeingQuestionnaires

@Suite struct WritingTests {
  private func resources(_ recorded: RecordedAssessment...) throws -> [JSONValue] {
    try (tree(write(recorded))["entry"]?.array ?? []).compactMap { $0["resource"] }
  }

  @Test func `a response names the questionnaire with its version and the lived time`() throws {
    let response = try #require(try resources(recorded("phq-9", "22211112x")).first)
    #expect(response["questionnaire"]?.string == "urn:wellbeing:questionnaire:phq-9|1.0.0")
    #expect(response["status"]?.string == "completed")
    #expect(response["authored"]?.string == "2026-11-30T10:15:00+01:00")
    let zone = response["_authored"]?["extension"]?.array?.first
    #expect(zone?["valueCode"]?.string == "Europe/Berlin")
  }

  @Test func `answers are codings, a declined one says so, a missing one is not there`() throws {
    let recorded = try recorded(
      "phq-9",
      "2,-,2,1,1,1,1,2,x",
      unscored: ["difficulty": .value(2)],
      allowMissing: true
    )
    let items = try #require(try resources(recorded).first?["item"]?.array)
    #expect(items.map { $0["linkId"]?.string } == (1...9).map(String.init) + ["difficulty"])
    func coding(_ index: Int) -> JSONValue? {
      items[index]["answer"]?.array?.first?["valueCoding"]
    }
    #expect(coding(0)?["system"]?.string == "http://loinc.org")
    #expect(coding(0)?["code"]?.string == "LA6570-1")
    #expect(coding(0)?["extension"]?.array?.first?["valueDecimal"]?.number == 2)
    #expect(items[1]["answer"] == nil)
    #expect(coding(8)?["code"]?.string == "asked-declined")
    #expect(coding(9)?["code"]?.string == "LA6575-0")
    #expect(coding(9)?["extension"] == nil)
  }

  @Test(
    arguments: [
      ("phq-9", "222211200", "http://loinc.org", "44261-6", 12.0),
      ("gad-7", "2222131", "http://loinc.org", "70274-6", 13),
      ("phq-8", "30120010", "urn:wellbeing:total-score", "phq-8", 7),
    ]
  )
  func `the total is an Observation derived from the response`(
    name: String,
    answers: String,
    system: String,
    code: String,
    score: Double
  ) throws {
    let resources = try resources(recorded(name, answers))
    #expect(resources.count == 2)
    let total = try #require(resources.last)
    #expect(total["status"]?.string == "final")
    #expect(total["effectiveDateTime"]?.string == "2026-11-30T10:15:00+01:00")
    let coding = total["code"]?["coding"]?.array?.first
    #expect(coding?["system"]?.string == system)
    #expect(coding?["code"]?.string == code)
    let category = total["category"]?.array?.first?["coding"]?.array?.first
    #expect(category?["code"]?.string == "survey")
    #expect(total["valueQuantity"]?["value"]?.number == score)
    #expect(total["valueQuantity"]?["code"]?.string == "{score}")
    #expect(
      total["derivedFrom"]?.array?.first?["reference"]?.string
        == "urn:uuid:01933f2a-5f6e-7c3d-9a10-0123456789ab"
    )
  }

  @Test func `a total that leaves something out says so`() throws {
    let total = try #require(try resources(recorded("phq-9", "22221120x")).last)
    let notes = (total["note"]?.array ?? []).compactMap { $0["text"]?.string }
    #expect(notes.contains { $0.contains("24") })
  }

  @Test func `an assessment without its definition is refused by name`() throws {
    let recorded = try recorded("k10", "1111111111")
    #expect(throws: FHIRRecordsError.unknownQuestionnaire("k10")) {
      try FHIRWriter(questionnaires: []).bundle(of: [recorded])
    }
  }

  @Test func `an answer the definition no longer has is refused by item`() throws {
    var recorded = try recorded("phq-2", "12")
    let kept = recorded.assessment
    recorded.assessment = ScoredAssessment(
      questionnaire: kept.questionnaire,
      version: "0.9.0",
      answers: [.value(7), .value(2)],
      rawScore: 9,
      score: 9,
      maximum: 14,
      band: nil,
      complete: true,
      estimated: false,
      cutOff: nil,
      flags: [],
      items: [.init(linkId: "1", code: nil, answer: .value(7))],
      subscales: [],
      notes: []
    )
    let unfit = recorded
    #expect(throws: FHIRRecordsError.unknownAnswer(questionnaire: "PHQ-2", item: "1")) {
      try FHIRWriter(questionnaires: try builtIns()).bundle(of: [unfit])
    }
  }
}
