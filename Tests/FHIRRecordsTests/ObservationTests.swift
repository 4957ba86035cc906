import CivilTime
import FHIRRecords
import Foundation
import Testing
import WellbeingModel
import WellbeingQuestionnaires

@Suite struct ObservationTests {
  private func observation(
    _ code: String,
    _ members: String,
    date: String = "2026-11-30T10:15:00+01:00",
    id: String = "o"
  ) -> String {
    #"""
    {"resourceType":"Observation","id":"\#(id)","status":"final","effectiveDateTime":"\#(date)",
    "code":{"coding":[{"system":"http://loinc.org","code":"\#(code)"}]},\#(members)}
    """#
  }

  @Test(
    arguments: [
      ("44261-6", #""valueInteger":12"#, "phq-9", 12.0),
      ("44261-6", #""valueString":"12""#, "phq-9", 12),
      ("70274-6", #""valueQuantity":{"value":3.0,"unit":"{score}"}"#, "gad-7", 3),
      ("44261-6", #""valueDecimal":12.4"#, "phq-9", 12.4),
    ]
  )
  func `a total without answers stands alone`(
    code: String,
    value: String,
    questionnaire: String,
    score: Double
  ) throws {
    let reading = try read(observation(code, value))
    #expect(reading.assessments.isEmpty)
    #expect(
      reading.totals == [
        StatedTotal(
          questionnaire: questionnaire,
          score: score,
          date: Instant(milliseconds: 1_796_030_100_000),
          zone: LivedZone(identifier: "+01:00", utcOffset: 3600),
          place: RecordPlace(type: "Observation", id: "o")
        )
      ]
    )
  }

  @Test(arguments: [
    #""valueInteger":28"#, #""valueInteger":-1"#, #""valueString":"high""#, #""x":1"#,
  ])
  func `a total outside of the range is refused`(value: String) throws {
    #expect(
      try read(observation("44261-6", value)).skipped.map(\.reason)
        == [.noTotal(questionnaire: "PHQ-9", range: 0...27)]
    )
  }

  @Test func `a total in a component beside the band`() throws {
    let component = #"""
      "component":[{"code":{"coding":[{"system":"http://loinc.org","code":"44261-6"}]},"valueInteger":3},
      {"code":{"coding":[{"code":"risk"}]},"valueCodeableConcept":{"coding":[{"code":"mild"}]}}]
      """#
    let reading = try read(observation("phq9", component))
    #expect(reading.totals.map(\.score) == [3])
  }

  @Test func `a total under the code of the whole is read with a warning`() throws {
    let reading = try read(observation("44249-1", #""valueInteger":27"#))
    #expect(reading.totals.map(\.questionnaire) == ["phq-9"])
    #expect(reading.warnings.map(\.remark) == [.totalUnderPanelCode(questionnaire: "PHQ-9")])
    let named = observation("44249-1", #""valueInteger":7"#)
      .replacingOccurrences(of: #""coding":"#, with: #""text":"GAD-7 total","coding":"#)
    #expect(try read(named).totals.map(\.questionnaire) == ["gad-7"])
  }

  @Test func `a total of a response is compared with its answers`() throws {
    let answers = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
    let link = #","derivedFrom":[{"reference":"https://example.org/fhir/QuestionnaireResponse/r"}]"#
    let right = observation("70274-6", #""valueInteger":3"# + link, date: "2027-01-01")
    #expect(try read(bundle(answers, right)).remarks == [])
    let wrong = observation("70274-6", #""valueInteger":5"# + link, date: "2027-01-01")
    let reading = try read(bundle(wrong, answers))
    #expect(reading.assessments.map(\.assessment.score) == [3])
    #expect(reading.totals.isEmpty)
    #expect(
      reading.warnings.map(\.remark)
        == [.totalDiffers(questionnaire: "GAD-7", stated: 5, computed: 3)]
    )
  }

  @Test func `a total at the moment of a response belongs to it`() throws {
    let reading = try read(
      bundle(
        response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0]),
        observation("70274-6", #""valueInteger":3"#)
      )
    )
    #expect(reading.totals.isEmpty)
    #expect(reading.remarks == [])
  }

  @Test func `answers as members of a panel are one assessment`() throws {
    let values = [0, 0, 1, 1, 0, 1, 0]
    let answers = zip(Codes.gad7, values).map { code, value in
      observation(
        code,
        #""valueCodeableConcept":{"coding":[{"system":"http://loinc.org","code":"\#(Codes.frequency[value])"}]}"#,
        id: code
      )
    }
    let total = observation("70274-6", #""valueInteger":4"#, id: "total")
    let members = (Codes.gad7 + ["total"]).map { #"{"reference":"Observation/\#($0)"}"# }
    let panel = observation("69737-5", #""hasMember":[\#(members.joined(separator: ","))]"#)
    let resources = ([panel, total] + answers).map { #"{"resource":\#($0)}"# }
    let reading = try read(
      #"{"resourceType":"Bundle","entry":[\#(resources.joined(separator: ","))]}"#
    )
    #expect(reading.assessments.map(\.assessment.score) == [3])
    #expect(reading.totals.isEmpty)
    #expect(
      reading.warnings.map(\.remark)
        == [.totalDiffers(questionnaire: "GAD-7", stated: 4, computed: 3)]
    )
    #expect(reading.skipped.isEmpty)
  }

  @Test func `one answer alone is no assessment`() throws {
    let reading = try read(observation("44260-8", #""valueInteger":1"#))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.loneAnswer(questionnaires: ["PHQ-9"])])
  }

  @Test(
    arguments: [
      ("2026-11-30T10:15:00", 1_796_051_700_000, "has no zone"),
      ("2026-11-30T10:15", 1_796_051_700_000, "has no zone"),
      ("2026-11-30", 1_796_058_000_000, "has no time"),
      ("2026-11", 1_793_552_400_000, "has no time"), ("2026", 1_767_286_800_000, "has no time"),
    ] as [(String, Int64, String)]
  )
  func `a time without a zone is local, a date without a time is noon`(
    text: String,
    milliseconds: Int64,
    remark: String
  ) throws {
    let reading = try read(observation("44261-6", #""valueInteger":3"#, date: text))
    #expect(reading.totals.map(\.date.milliseconds) == [milliseconds])
    #expect(reading.totals.map(\.zone) == [LivedZone(identifier: "-05:00", utcOffset: -18_000)])
    #expect(reading.remarks.count == 1)
    #expect(reading.remarks.first?.contains(remark) == true)
  }

  @Test(arguments: ["", "yesterday", "2026-13-01"])
  func `a total without a date is refused`(text: String) throws {
    let reading = try read(observation("44261-6", #""valueInteger":3"#, date: text))
    #expect(reading.skipped.map(\.reason) == [.noDate])
  }
}
