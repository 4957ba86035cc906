import WellbeingModel
import FHIRRecords
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct DefinitionInFileTests {
  /// A Questionnaire with link ids and answers of its own, and codes that tell what they are.
  private func definition(id: String, shift: Int = 0) -> String {
    let options = (0...3).map {
      #"""
      {"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":\#
      \#($0 + shift)}],"valueCoding":{"system":"http://example.org","code":"opt\#($0)"}}
      """#
    }
    let items = Codes.gad7.enumerated().map {
      #"""
      {"linkId":"question-\#(7 - $0)","type":"choice","code":[{"system":"http://loinc.org","code":"\#
      \#($1)"}],"answerOption":[\#(options.joined(separator: ","))]}
      """#
    }
    return #"""
      {"resourceType":"Questionnaire","id":"\#(id)","url":"http://example.org/q","status":"active",
      "item":[\#(items.joined(separator: ","))]}
      """#
  }

  private func answers(_ members: String) -> String {
    let items = [0, 1, 2, 3, 0, 1, 2].enumerated().map {
      item(
        "question-\(7 - $0)",
        #""valueCoding":{"system":"http://example.org","code":"opt\#($1)"}"#
      )
    }
    return response(items, #""status":"completed",\#(members)"#)
  }

  @Test func `a contained definition tells codes and weights`() throws {
    let reading = try read(
      answers(##""questionnaire":"#own","contained":[\##(definition(id: "own"))]"##)
    )
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.questionnaire) == ["gad-7"])
    #expect(
      reading.assessments.first?.assessment.answers == [0, 1, 2, 3, 0, 1, 2].map { .value($0) }
    )
  }

  @Test(arguments: ["http://example.org/q|3", "Questionnaire/q1"])
  func `a definition in the same Bundle tells the same`(address: String) throws {
    let reading = try read(
      bundle(answers(#""questionnaire":"\#(address)""#), definition(id: "q1"))
    )
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.score) == [9])
  }

  @Test(arguments: [
    #""compose":{"include":[{"concept":[CONCEPTS]}]}"#, #""expansion":{"contains":[CONCEPTS]}"#,
  ])
  func `weights may stand in a contained value set`(members: String) throws {
    let concepts = (0...3).map {
      #"""
      {"code":"c\#($0)","extension":[{"url":\#
      "http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":\#($0)}]}
      """#
    }
    let valueSet = #"{"resourceType":"ValueSet","id":"vs",\#(members)}"#
      .replacingOccurrences(of: "CONCEPTS", with: concepts.joined(separator: ","))
    let items = Codes.gad7.map {
      #"""
      {"linkId":"q\#($0)","type":"choice","answerValueSet":"#vs","code":[{"system":\#
      "http://loinc.org","code":"\#($0)"}]}
      """#
    }
    let definition =
      #"{"resourceType":"Questionnaire","id":"own","item":[\#(items.joined(separator: ","))]}"#
    let reading = try read(
      response(
        Codes.gad7.enumerated().map { item("q\($1)", #""valueCoding":{"code":"c\#($0 % 4)"}"#) },
        ##""status":"completed","questionnaire":"#own","contained":[\##(definition),\##(valueSet)]"##
      )
    )
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.score) == [9])
  }

  @Test func `without the definition its own answers mean nothing`() throws {
    let reading = try read(answers(#""questionnaire":"http://example.org/gad-7""#))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.count == 1)
  }

  @Test func `another version of our definition is told`() throws {
    let items = [1, 2].enumerated().map { item("\($0 + 1)", coded($1)) }
    let reading = try read(
      response(
        items,
        #""status":"completed","questionnaire":"urn:wellbeing:questionnaire:phq-2|0.9""#
      )
    )
    #expect(reading.assessments.map(\.assessment.score) == [3])
    #expect(
      reading.warnings.map(\.remark)
        == [.otherVersion(questionnaire: "PHQ-2", given: "0.9", used: "1.0.0")]
    )
  }
}
