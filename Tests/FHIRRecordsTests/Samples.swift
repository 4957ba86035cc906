import CivilTime
import FHIRRecords
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingQuestionnaires

/// The built-in questionnaires.
func builtIns() throws -> [Questionnaire] {
  try QuestionnaireLibrary().listing().questionnaires
}

/// A zone that is neither UTC nor that of any time in the tests.
let home = Zone(fixedOffset: -5 * 3600)

/// What a text holds.
func read(_ text: String, allowsMissing: Bool = false) throws -> FHIRReading {
  try FHIRReader(questionnaires: try builtIns(), zone: home, allowsMissing: allowsMissing)
    .read(Array(text.utf8))
}

/// A file of assessments, written with the built-in definitions.
func write(_ recorded: [RecordedAssessment]) throws -> String {
  let bytes = try FHIRWriter(questionnaires: try builtIns()).bundle(of: recorded)
  return try #require(String(validating: bytes, as: UTF8.self))
}

/// The file as a tree.
func tree(_ text: String) throws -> JSONValue {
  try JSONParser.parse(Array(text.utf8))
}

/// An assessment with an answer list, as `0,1,x,-`.
func recorded(
  _ name: String,
  _ list: String,
  unscored: [String: Answer] = [:],
  allowMissing: Bool = false
) throws -> RecordedAssessment {
  let questionnaire = try QuestionnaireLibrary().questionnaire(named: name)
  return RecordedAssessment(
    id: try #require(UUID(uuidString: "01933f2a-5f6e-7c3d-9a10-0123456789ab")),
    date: Instant(milliseconds: 1_796_030_100_000),
    zone: LivedZone(identifier: "Europe/Berlin", utcOffset: 3600),
    assessment: try questionnaire.score(
      questionnaire.answers(from: list),
      unscored: unscored,
      allowMissing: allowMissing
    )
  )
}

/// The LOINC codes of the PHQ-9 and the GAD-7, in the order of the questions.
enum Codes {
  static let phq9 = [
    "44250-9", "44255-8", "44259-0", "44254-1", "44251-7", "44258-2", "44252-5", "44253-3",
    "44260-8",
  ]
  static let gad7 = [
    "69725-0", "68509-9", "69733-4", "69734-2", "69735-9", "69689-8", "69736-7",
  ]
  static let frequency = ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"]
}

/// An item of a response.
func item(_ linkId: String, _ answer: String?) -> String {
  let answers = answer.map { #","answer":[{\#($0)}]"# } ?? ""
  return #"{"linkId":"\#(linkId)"\#(answers)}"#
}

/// A coded answer of the PHQ-9 and the GAD-7.
func coded(_ value: Int) -> String {
  #""valueCoding":{"system":"http://loinc.org","code":"\#(Codes.frequency[value])"}"#
}

/// A finished response with items.
func response(_ items: [String], _ members: String = #""status":"completed""#) -> String {
  #"""
  {"resourceType":"QuestionnaireResponse","id":"r","authored":"2026-11-30T10:15:00+01:00",\#(members),
  "item":[\#(items.joined(separator: ",\n"))]}
  """#
}

/// A response with one answer for each LOINC code.
func response(_ codes: [String], _ values: [Int], _ answer: (Int) -> String = coded) -> String {
  response(zip(codes, values).map { item($0, answer($1)) })
}

/// A Bundle of resources.
func bundle(_ resources: String...) -> String {
  let entries = resources.map { #"{"resource":\#($0)}"# }
  return
    #"{"resourceType":"Bundle","type":"collection","entry":[\#(entries.joined(separator: ","))]}"#
}

extension FHIRReading {
  /// Everything it says besides values, a line each.
  var remarks: [String] { warnings.map(\.description) + skipped.map(\.description) }
}
