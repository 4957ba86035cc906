import Foundation
import WellbeingQuestionnaires

/// A questionnaire nobody uses, written as a file of a person's own: for shapes that the built-in ones
/// do not have.
struct InventedQuestionnaire {
  /// The weights of the answers to each question, in the order they are shown.
  var weights: [[Int]]

  /// Parts of the scoring extension, as JSON, beside the ones every definition needs.
  var scoring: [String] = []

  var total = "sum"
  var direction = "higherIsWorse"

  /// Applied to the finished text, to break it in one place.
  var edits: [(String, String)] = []

  /// Questions with the same answers from a lowest to a highest weight.
  init(questions: Int, _ values: ClosedRange<Int>, _ scoring: [String] = []) {
    weights = Array(repeating: Array(values), count: questions)
    self.scoring = scoring
  }

  var json: String {
    let parts =
      [
        #"{"url":"total","valueCode":"\#(total)"}"#,
        #"{"url":"direction","valueCode":"\#(direction)"}"#,
        Self.group("recall", [Self.number("days", 14), Self.text("text", "the last 2 weeks")]),
        Self.group("cadence", [Self.number("minimumDays", 14), Self.number("defaultDays", 28)]),
        Self.text("licence", "Free to use."),
        Self.group(
          "wording",
          [Self.text("language", "en"), Self.text("status", "original"), Self.text("source", "us")]
        ),
      ] + scoring
    var text = """
      {"resourceType":"Questionnaire","id":"invented","url":"urn:test:invented","version":"1.0.0",
      "title":"Invented","status":"active","description":"A test.","copyright":"None.",
      "extension":[{"url":"urn:wellbeing:questionnaire:scoring",
      "extension":[\(parts.joined(separator: ","))]}],
      "item":[{"linkId":"stem","type":"display","text":"How was it?"},
      \(items.joined(separator: ",\n"))]}
      """
    for (old, new) in edits { text = text.replacingOccurrences(of: old, with: new) }
    return text
  }

  private var items: [String] {
    weights.enumerated().map { index, weights in
      let options = weights.map {
        """
        {"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/ordinalValue",\
        "valueDecimal":\($0)}],"valueCoding":{"display":"answer \($0)"}}
        """
      }
      return """
        {"linkId":"\(index + 1)","type":"choice","required":true,"text":"Question \(index + 1)",\
        "answerOption":[\(options.joined(separator: ","))]}
        """
    }
  }

  static func group(_ name: String, _ parts: [String]) -> String {
    #"{"url":"\#(name)","extension":[\#(parts.joined(separator: ","))]}"#
  }

  static func text(_ name: String, _ text: String) -> String {
    #"{"url":"\#(name)","valueString":"\#(text)"}"#
  }

  static func number(_ name: String, _ number: Double) -> String {
    #"{"url":"\#(name)","valueDecimal":\#(number)}"#
  }

  static func band(_ code: String, from bound: Double) -> String {
    group("band", [text("code", code), text("title", code), number("from", bound)])
  }

  static func cutOff(_ score: Double, _ comparison: String) -> String {
    group("cutOff", [number("score", score), text("comparison", comparison)])
  }

  /// The definition as the library reads it from a person's folder.
  func questionnaire() throws -> Questionnaire {
    try TemporaryFolder.with(["invented.json": json]) { folder in
      try QuestionnaireLibrary(directory: folder).questionnaire(named: "invented")
    }
  }

  /// The error the library has for the file.
  func problem() throws -> QuestionnaireError? {
    try TemporaryFolder.with(["invented.json": json]) { folder in
      do throws(QuestionnaireError) {
        _ = try QuestionnaireLibrary(directory: folder).questionnaire(named: "invented")
        return nil
      } catch {
        return error
      }
    }
  }
}

/// A folder with some files that is gone afterwards.
enum TemporaryFolder {
  static func with<Result>(
    _ files: [String: String],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("questionnaires-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder.path)
  }
}
