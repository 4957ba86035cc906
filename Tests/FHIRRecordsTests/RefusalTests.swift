import WellbeingModel
import FHIRRecords
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct RefusalTests {
  private static let declined = #"""
    "valueCoding":{"system":"http://terminology.hl7.org/CodeSystem/data-absent-reason","code":\#
    "asked-declined"}
    """#

  private func phq9(_ answers: [String?]) -> String {
    response(zip(Codes.phq9, answers).map { item($0, $1) })
  }

  @Test func `declining item 9 is neither no nor missing`() throws {
    let reading = try read(phq9(Array(repeating: coded(1), count: 8) + [Self.declined]))
    let assessment = try #require(reading.assessments.first).assessment
    #expect(assessment.answers.last == .preferNotToAnswer)
    #expect(assessment.score == 8)
    #expect(assessment.maximum == 24)
    #expect(assessment.flags.isEmpty)
    #expect(reading.remarks == [])
  }

  @Test func `item 9 without an answer is reported and not counted`() throws {
    let reading = try read(phq9(Array(repeating: coded(1), count: 8) + [nil]))
    let assessment = try #require(reading.assessments.first).assessment
    #expect(assessment.answers.last == .missing)
    #expect(assessment.complete == false)
    #expect(assessment.estimated == false)
    #expect(assessment.score == 8)
    #expect(reading.warnings.map(\.remark) == [.notAnswered(questionnaire: "PHQ-9", items: ["9"])])
  }

  @Test func `the GAD-7 cannot be declined`() throws {
    var items = Codes.gad7.map { item($0, coded(1)) }
    items[2] = item(Codes.gad7[2], Self.declined)
    let reading = try read(response(items))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.incomplete(questionnaire: "GAD-7", items: ["3"])])
    let estimated = try read(response(items), allowsMissing: true).assessments.first?.assessment
    #expect(estimated?.estimated == true)
    #expect(estimated?.score == 7)
  }

  @Test(
    arguments: [
      (#""valueInteger":4"#, "4"), (#""valueInteger":7"#, "7"), (#""valueInteger":-1"#, "-1"),
      (#""valueDecimal":1.5"#, "1.5"), (#""valueString":"often""#, "often"),
      (#""valueDecimal":1e300"#, "1e+300"), (#""valueBoolean":true"#, "valueBoolean"),
      (#""valueCoding":{"system":"http://loinc.org","code":"LA1-2"}"#, "LA1-2"),
    ]
  )
  func `an answer the question does not have is refused by item`(answer: String, given: String)
    throws
  {
    var answers: [String?] = Array(repeating: coded(1), count: 9)
    answers[8] = answer
    let reading = try read(phq9(answers))
    #expect(reading.assessments.isEmpty)
    #expect(
      reading.skipped.map(\.reason) == [
        .notAnAnswer(questionnaire: "PHQ-9", item: "9", given: given, allowed: [0, 1, 2, 3])
      ]
    )
  }

  @Test func `weights from 1 to 4 are not used`() throws {
    let answers = [0, 1, 2, 3, 0, 0, 0, 0, 0].map { value in
      #"""
      "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":\#
      \#(value + 1)}],\#(coded(value))
      """#
    }
    let reading = try read(phq9(answers))
    #expect(reading.assessments.map(\.assessment.score) == [6])
    #expect(reading.warnings.map(\.remark) == [.weightsIgnored(questionnaire: "PHQ-9")])
  }

  @Test func `two different answers to one question are refused`() throws {
    var items = Codes.phq9.map { item($0, coded(1)) }
    items[0] = #"{"linkId":"44250-9","answer":[{\#(coded(1))},{\#(coded(2))}]}"#
    #expect(
      try read(response(items)).skipped.map(\.reason)
        == [.severalAnswers(questionnaire: "PHQ-9", item: "1")]
    )
  }

  @Test(arguments: ["in-progress", "entered-in-error", "stopped"])
  func `a response that does not count is skipped by its status`(status: String) throws {
    let items = Codes.phq9.map { item($0, coded(1)) }
    let reading = try read(response(items, #""status":"\#(status)""#))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.status(status)])
  }

  @Test func `the same response twice counts once`() throws {
    let one = response(Codes.gad7, [0, 1, 2, 3, 0, 1, 2])
    let reading = try read(bundle(one, one))
    #expect(reading.assessments.count == 1)
    #expect(reading.skipped.map(\.description).count == 1)
    #expect(reading.skipped.first?.place.entries == [2])
    #expect(reading.skipped.first?.reason == .duplicate)
  }

  @Test func `what is no resource, or another one, is listed with its place`() throws {
    let reading = try read(
      """
      {"resourceType":"Bundle","type":"collection","entry":[{"fullUrl":"urn:uuid:x"},
      {"resource":{"resourceType":"Basic","id":"b"}},{"resource":{"id":"c"}}, null,
      {"resource":{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Basic"}}]}}]}
      """
    )
    #expect(
      reading.skipped.map(\.place.path) == [
        "entry[0]", "entry[2].resource", "entry[3]", "entry[1].resource",
        "entry[4].resource.entry[0].resource",
      ]
    )
    #expect(
      reading.remarks == [
        "entry 1: the entry has no resource",
        "entry 3: it has no resourceType, so it is no FHIR resource",
        "entry 4: the entry has no resource",
        "entry 2, Basic \"b\": \"Basic\" is not read here",
        "entry 5.1, Basic: \"Basic\" is not read here",
      ]
    )
  }

  @Test func `one resource a line, with blank and broken lines`() throws {
    let line = response(Codes.gad7, [0, 1, 2, 3, 0, 1, 2]).replacingOccurrences(of: "\n", with: "")
    let reading = try read(
      #"{"resourceType":"Basic","id":"1"}"# + "\r\n\r\n\(line)\r\n{\"resourceTy"
    )
    #expect(reading.assessments.map(\.assessment.score) == [9])
    #expect(reading.skipped.map(\.place.line) == [4, 1])
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(
      try read("\u{FEFF}" + response(Codes.gad7, [1, 1, 1, 1, 1, 1, 1])).assessments.count == 1
    )
  }

  @Test(
    arguments: [
      "", "{", "[1,", "nonsense", "{\n\"resourceType\":\"Bundle\",\n\"entry\":[,]}",
      String(repeating: "[", count: 100_000), #"{"a":1e999}"#, #"{"a":"\ud800"}"#,
    ]
  )
  func `what is not JSON is refused with its line`(text: String) throws {
    #expect {
      try read(text)
    } throws: { error in
      "\(error)".hasPrefix("line ") && "\(error)".hasSuffix("or one resource a line")
    }
  }

  @Test(
    arguments: [
      "null", "3", "[]", "{}", "[[[]]]", #"{"resourceType":3}"#, #"{"resourceType":"Bundle"}"#,
      #"{"resourceType":"Bundle","entry":{"resource":[]}}"#,
      #"{"resourceType":"QuestionnaireResponse","status":"completed","item":[[],null,3,"x",{}]}"#,
      """
      {"resourceType":"QuestionnaireResponse","status":["completed"],"authored":{},"item":{"linkId":
      "44250-9","answer":{"valueCoding":null,"valueInteger":[]}},"questionnaire":[1],"contained":3}
      """,
      #"{"resourceType":"Observation","code":3,"component":[[]],"hasMember":[{"reference":7}]}"#,
      """
      {"resourceType":"Observation","id":"o","code":{"coding":{"system":"http://loinc.org","code":
      "44261-6"}},"hasMember":[{"reference":"Observation/o"}],"derivedFrom":{"reference":"//"}}
      """,
      """
      {"resourceType":"Observation","status":"final","code":{"coding":[{"code":"44261-6"}]},
      "valueQuantity":{"value":1e308},"effectiveDateTime":"9999-99-99T99:99:99Z"}
      """,
    ]
  )
  func `strange JSON gives no value and no crash`(text: String) throws {
    let reading = try read(text)
    #expect(reading.assessments.isEmpty)
    #expect(reading.totals.isEmpty)
  }

  @Test func `an object of very many names is read in reasonable time`() throws {
    let members = (0..<200_000).map { #""n\#($0)":0"# }.joined(separator: ",")
    #expect(throws: FHIRRecordsError.self) { try read("{\(members),\"n7\":1}") }
    #expect(try read("{\(members)}").skipped.map(\.reason) == [.notAResource])
  }
}
