import FHIRRecords
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct StructureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Questionnaires")

  @Test(arguments: QuestionnaireLibrary.builtInNames)
  func `every definition is a valid R4 Questionnaire`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    #expect(R4Structure.problems(of: try JSONParser.parse([UInt8](data))) == [])
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
    let text = try FHIRWriter(questionnaires: try builtIns()).bundle(of: [recorded])
    #expect(R4Structure.problems(of: try JSONParser.parse(Array(text.utf8))) == [])
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
    ]
  )
  func `the checker finds what is broken`(old: String, new: String, problem: String) throws {
    let text = try FHIRWriter(questionnaires: try builtIns())
      .bundle(of: [recorded("phq-2", "12")])
    let broken = text.replacingOccurrences(of: old, with: new)
    #expect(broken != text)
    let problems = R4Structure.problems(of: try JSONParser.parse(Array(broken.utf8)))
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }
}
