import WellbeingModel
import FHIRRecords
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct StructureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Questionnaires")

  private static func definition(_ name: String) throws -> JSONValue {
    let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
    return try JSONParser.parse([UInt8](data))
  }

  /// Where a response has items or answers that its definition does not have, or in another order.
  private func problems(of response: JSONValue, answering definition: JSONValue) -> [String] {
    var problems: [String] = []
    var rest = (definition["item"]?.array ?? [])[...]
    for item in response["item"]?.array ?? [] {
      let linkId = item["linkId"]?.string ?? ""
      guard let index = rest.firstIndex(where: { $0["linkId"]?.string == linkId }) else {
        problems.append("item \(linkId) is not there, or earlier")
        continue
      }
      if item["text"] != rest[index]["text"] { problems.append("item \(linkId) has another text") }
      let options = (rest[index]["answerOption"]?.array ?? []).compactMap {
        $0["valueCoding"].map(Self.identity)
      }
      // Declining is no choice among others; the definition allows it in our extension.
      for answer in item["answer"]?.array ?? []
      where answer["valueCoding"]?["code"]?.string != "asked-declined" {
        let coding = answer["valueCoding"].map(Self.identity)
        if !options.contains(where: { $0 == coding }) {
          problems.append("item \(linkId) has the answer \(coding ?? [])")
        }
      }
      rest = rest[(index + 1)...]
    }
    return problems
  }

  private static func identity(of coding: JSONValue) -> [String] {
    ["system", "code", "display"].map { coding[$0]?.string ?? "" }
  }

  @Test(arguments: QuestionnaireLibrary.builtInNames)
  func `every definition is a valid R4 Questionnaire`(name: String) throws {
    #expect(R4Structure.problems(of: try Self.definition(name)) == [])
  }

  @Test(
    arguments: [
      ("phq-9", "2,-,2,1,1,1,1,2,x"), ("phq-9", "000000000"), ("gad-7", "2222131"),
      ("k10", "1234512345"), ("phq-15", "0,1,2,-,0,1,2,0,1,2,0,1,2,0,1"), ("phq-2", "33"),
    ]
  )
  func `everything exported is valid R4`(name: String, answers: String) throws {
    let recorded = try recorded(
      name,
      answers,
      unscored: name == "phq-9" ? ["difficulty": .missing] : [:],
      allowMissing: true
    )
    let bundle = try tree(write([recorded]))
    #expect(R4Structure.problems(of: bundle) == [])
    let response = try #require(bundle["entry"]?.array?.first?["resource"])
    #expect(try problems(of: response, answering: Self.definition(name)) == [])
  }

  @Test(
    arguments: [
      (#""status": "final""#, #""status": "done""#, "done is not in the value set"),
      (#""status": "completed","#, "", "status is missing"),
      (#""type": "collection""#, #""type": "heap""#, "heap is not in the value set"),
      (#""linkId": "1","#, "", "linkId is missing"),
      (#""linkId""#, #""linkid""#, "QuestionnaireResponse.item has no linkid"),
      ("2026-11-30T10:15:00+01:00", "2026-11-30T10:15:00", "it is no dateTime"),
      (#""value": 3"#, #""value": "3""#, "it is no decimal"),
      (#""unit": "{score}""#, #""unit": """#, "it is no string"),
      (#""valueDecimal": 1"#, #""valueDecimal": 1, "valueInteger": 1"#, "ext-1"),
      (#""reference": "urn:uuid:01"#, #""reference": "urn:uuid:02"#, "a reference leads nowhere"),
      (#""id": "01"#, #""id": "02"#, "fullUrl is not the address of its resource"),
      (#""system": "http://unitsofmeasure.org","#, "", "qty-3"),
      (#""display": "Several days""#, #""display": null"#, "it is no string"),
      (
        #""coding": ["#, #""coding": [], "y": ["#, "must be an array that is not empty"
      ),
    ]
  )
  func `the checker finds what is broken`(old: String, new: String, problem: String) throws {
    let text = try write([recorded("phq-2", "12")])
    let broken = text.replacingOccurrences(of: old, with: new)
    #expect(broken != text)
    let problems = R4Structure.problems(of: try tree(broken))
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }
}
