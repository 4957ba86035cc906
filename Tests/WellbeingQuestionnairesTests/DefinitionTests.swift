import CQuestionnaires
import Foundation
import Testing

@testable import WellbeingQuestionnaires

@Suite struct DefinitionTests {
  static let names = QuestionnaireLibrary.builtInNames

  private var folder: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Questionnaires")
  }

  @Test func `the folder and the compiled table hold the same files`() throws {
    var count = 0
    let table = UnsafeBufferPointer(start: embedded_questionnaires(&count), count: count)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(Set(files) == Set(table.map { String(cString: $0.name) + ".json" }))
    #expect(files.count == table.count)
    for entry in table {
      let file = folder.appendingPathComponent(String(cString: entry.name) + ".json")
      let compiled = Data(bytes: entry.bytes, count: entry.count)
      #expect(try Data(contentsOf: file) == compiled)
    }
    let lines = embedded_crisis_lines()
    let file = folder.appendingPathComponent("Support/crisis-lines.json")
    #expect(try Data(contentsOf: file) == Data(bytes: lines.bytes, count: lines.count))
  }

  @Test(arguments: names)
  func `a built-in definition is named for its file and says where it comes from`(name: String)
    throws
  {
    let questionnaire = try builtIn(name)
    #expect(questionnaire.id == name)
    #expect(questionnaire.url == "urn:wellbeing:questionnaire:\(name)")
    #expect(!questionnaire.copyright.original.isEmpty)
    #expect(!questionnaire.licence.isEmpty)
    #expect(questionnaire.wordings.map(\.language) == questionnaire.languages)
    #expect(questionnaire.wordings.first?.status == .original)
    #expect(questionnaire.cadence.minimumDays >= 14)
    #expect(questionnaire.recall.days <= questionnaire.cadence.minimumDays)
    #expect(questionnaire.scoring.direction == .higherIsWorse)
  }

  @Test(arguments: names)
  func `a built-in definition keeps every rule that a person's own has to keep`(name: String) throws
  {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    let checked = try QuestionnaireReader(file: name).questionnaire(from: bytes)
    #expect(try builtIn(name) == checked)
  }

  @Test(arguments: names)
  func `a built-in definition is a FHIR R4 Questionnaire`(name: String) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let known: Set = [
      "resourceType", "id", "language", "extension", "url", "version", "name", "title", "status",
      "subjectType", "date", "description", "copyright", "_copyright", "code", "item",
    ]
    #expect(Set(root.keys).isSubset(of: known))
    #expect((root["name"] as? String)?.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil)
    var extensions = 0
    try visit(root) { place in
      guard let url = place["url"] as? String, place["resourceType"] == nil else { return }
      extensions += 1
      // An extension has a value or extensions, never both (R4, ext-1).
      let values = place.keys.filter { $0.hasPrefix("value") }
      #expect(values.count == (place["extension"] == nil ? 1 : 0), "\(url)")
      let allowed: Set = [
        "valueString", "valueCode", "valueDecimal", "valueInteger", "valueBoolean",
      ]
      #expect(Set(values).isSubset(of: allowed))
    }
    #expect(extensions > 0)
  }

  private func visit(_ value: Any, _ body: ([String: Any]) throws -> Void) throws {
    if let object = value as? [String: Any] {
      try body(object)
      for child in object.values { try visit(child, body) }
    } else if let array = value as? [Any] {
      for child in array { try visit(child, body) }
    }
  }

  @Test func `the codes are those of LOINC`() throws {
    let phq9 = try builtIn("phq-9")
    #expect(phq9.code == "44249-1")
    #expect(phq9.totalCode == "44261-6")
    #expect(
      phq9.questions.map(\.code) == [
        "44250-9", "44255-8", "44259-0", "44254-1", "44251-7", "44258-2", "44252-5", "44253-3",
        "44260-8", "69722-7",
      ]
    )
    let gad7 = try builtIn("gad-7")
    #expect(gad7.code == "69737-5")
    #expect(gad7.totalCode == "70274-6")
    #expect(
      gad7.questions.map(\.code) == [
        "69725-0", "68509-9", "69733-4", "69734-2", "69735-9", "69689-8", "69736-7", "69722-7",
      ]
    )
    for questionnaire in [phq9, gad7] {
      #expect(
        questionnaire.questions[0].choices.map(\.code)
          == ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"]
      )
      // In the list of difficulties the codes are out of order.
      #expect(
        questionnaire.questions.last?.choices.map(\.code)
          == ["LA6572-7", "LA6573-5", "LA6575-0", "LA6574-3"]
      )
    }
  }

  @Test func `the first answer is exactly Not at all`() throws {
    for name in ["phq-9", "gad-7", "phq-8", "phq-4", "phq-2", "gad-2"] {
      for question in try builtIn(name).scoredQuestions {
        #expect(
          question.choices.map(\.text.original) == [
            "Not at all", "Several days", "More than half the days", "Nearly every day",
          ]
        )
      }
    }
  }

  @Test func `the short forms use the questions of the long ones, word for word`() throws {
    let phq9 = try builtIn("phq-9").scoredQuestions
    let gad7 = try builtIn("gad-7").scoredQuestions
    let expected = [
      "phq-8": phq9[..<8], "phq-2": phq9[..<2], "gad-2": gad7[..<2],
      "phq-4": gad7[..<2] + phq9[..<2],
    ]
    for (name, questions) in expected {
      let short = try builtIn(name)
      #expect(short.questions.map(\.text.original) == questions.map(\.text.original))
      #expect(short.questions.map(\.code) == questions.map(\.code))
    }
    let k10 = try builtIn("k10").questions.map(\.text.original)
    let k6 = try builtIn("k6")
    #expect(k6.questions.map(\.text.original) == [1, 3, 4, 7, 8, 9].map { k10[$0] })
    #expect(k6.questions[0].values == Array(0...4))
    #expect(try builtIn("k10").questions[0].values == Array(1...5))
  }

  @Test func `the attribution is carried in every language`() throws {
    for name in ["phq-9", "phq-8", "phq-4", "phq-2", "gad-7", "gad-2", "phq-15"] {
      let questionnaire = try builtIn(name)
      for language in questionnaire.languages {
        #expect(
          questionnaire.copyright.text(in: language).contains("Developed by Drs. Robert L. Spitzer")
        )
      }
    }
    #expect(try builtIn("phq-9").copyright.text(in: "de").contains("Bernd Löwe"))
    #expect(try builtIn("phq-9").copyright.text(in: "fr").contains("La reproduction"))
    #expect(try builtIn("k10").copyright.original.contains("© Ronald C. Kessler, PhD"))
    #expect(try builtIn("k10").copyright.original.contains("Psychological Medicine 32:959–976"))
  }

  @Test func `only the PCL-5 is shown on request only`() throws {
    let onRequest = try QuestionnaireLibrary().listing().questionnaires.filter(\.isOnRequestOnly)
    #expect(onRequest.map(\.id) == ["pcl-5"])
  }
}
