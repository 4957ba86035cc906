import WellbeingModel
import CivilTime
import FHIRRecords
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct RemarkTests {
  private static let reason = #"""
    {"url":"http://hl7.org/fhir/StructureDefinition/data-absent-reason","valueCode":\#
    "asked-declined"}
    """#

  private func gad7(_ third: String) -> String {
    var items = Codes.gad7.map { item($0, coded(1)) }
    items[2] = third
    return response(items)
  }

  @Test(
    arguments: [
      #""answer":[{"extension":[\#(Self.reason)]}]"#,
      #""answer":[{"_valueCoding":{"extension":[\#(Self.reason)]}}]"#,
      #""extension":[\#(Self.reason)]"#,
      #""answer":[{"valueCoding":{"code":"asked-declined"}}]"#,
    ]
  )
  func `declining is read in every form`(members: String) throws {
    let others = Codes.phq9.prefix(8).map { item($0, coded(1)) }
    let reading = try read(response(others + [#"{"linkId":"44260-8",\#(members)}"#]))
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.answers.last) == [.preferNotToAnswer])
  }

  @Test func `another reason than declining leaves the answer missing`() throws {
    let others = Codes.phq9.prefix(8).map { item($0, coded(1)) }
    let unknown = Self.reason.replacingOccurrences(of: "asked-declined", with: "unknown")
    let last = #"{"linkId":"44260-8","answer":[{"extension":[\#(unknown)]}]}"#
    let reading = try read(response(others + [last]))
    #expect(reading.assessments.map(\.assessment.answers.last) == [.missing])
    #expect(reading.warnings.map(\.remark) == [.notAnswered(questionnaire: "PHQ-9", items: ["9"])])
  }

  @Test func `what cannot be declined is missing, and told`() throws {
    let reading = try read(gad7(#"{"linkId":"69733-4","extension":[\#(Self.reason)]}"#))
    #expect(
      reading.remarks == [
        """
        QuestionnaireResponse "r": GAD-7, item 3: it cannot be declined, so its answer is missing
        """,
        """
        QuestionnaireResponse "r": incomplete, no total: GAD-7 has no answer to item 3
        """,
      ]
    )
  }

  @Test func `a weight counts for more than the code beside it, and is told`() throws {
    let weighted = #"""
      "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/itemWeight","valueDecimal":3}],\#
      \#(coded(1))
      """#
    let reading = try read(gad7(item("69733-4", weighted)))
    #expect(reading.assessments.map(\.assessment.score) == [9])
    #expect(
      reading.warnings.map(\.remark) == [.weightDiffers(questionnaire: "GAD-7", item: "3")]
    )
  }

  @Test func `an answer that is never scored stands in nobody's way`() throws {
    let items = Codes.phq9.map { item($0, coded(1)) } + [item("69722-7", #""valueString":"much""#)]
    let reading = try read(response(items))
    #expect(reading.assessments.map(\.assessment.score) == [9])
    #expect(reading.assessments.first?.assessment.items.last?.linkId == "9")
    #expect(
      reading.warnings.map(\.remark)
        == [.unscoredLeftOut(questionnaire: "PHQ-9", item: "difficulty")]
    )
  }

  @Test func `more missing than the policy allows is refused by item`() throws {
    let items = Codes.phq9.suffix(6).map { item($0, coded(1)) }
    let reading = try read(
      response(items, #""status":"completed","questionnaire":"phq-9""#),
      allowsMissing: true
    )
    #expect(
      reading.skipped.map(\.reason) == [
        .notScored(.tooManyMissing(questionnaire: "PHQ-9", items: ["1", "2", "3"], allowed: 2))
      ]
    )
  }

  @Test func `a response without status and date is taken as finished, on the day of its total`()
    throws
  {
    let items = Codes.gad7.map { item($0, coded(1)) }
    let bare = response(items, #""x":1"#)
      .replacingOccurrences(of: #""authored":"2026-11-30T10:15:00+01:00","#, with: "")
    let total = #"""
      {"resourceType":"Observation","status":"final","effectivePeriod":{"start":\#
      "2026-11-30T10:15:00Z"},"code":{"coding":[{"system":"http://loinc.org","code":"70274-6"}]},\#
      "valueInteger":7,"derivedFrom":[{"reference":"QuestionnaireResponse/r"}]}
      """#
    let reading = try read(bundle(total, bare))
    #expect(reading.assessments.map(\.date) == [ISO8601.dateTime("2026-11-30T10:15:00Z")?.instant])
    #expect(reading.warnings.map(\.remark) == [.noStatus, .dateOfTotal])
    #expect(reading.skipped.isEmpty)
  }

  @Test func `every remark and reason is one sentence about something`() throws {
    let reading = try read(
      """
      {"resourceType":"Observation","status":"final"}
      {"resourceType":"Patient","id":"p 1"}
      [1,
      {"resourceType":"Bundle","entry":[{}]}
      7
      """
    )
    #expect(
      reading.remarks == [
        "line 3: not JSON: the text ends too early",
        "line 4, entry 1: the entry has no resource",
        "line 5: it has no resourceType, so it is no FHIR resource",
        "line 1, Observation: it is not the total of a known questionnaire",
        "line 2, Patient \"p 1\": \"Patient\" is not read here",
      ]
    )
  }
}
