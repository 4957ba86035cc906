import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct LibraryTests {
  @Test(arguments: ["phq-9", "PHQ-9", "phq9", "Phq_9", "phq 9"])
  func `a name is found whatever its case and hyphens`(name: String) throws {
    #expect(try QuestionnaireLibrary().questionnaire(named: name).id == "phq-9")
  }

  @Test func `an unknown name is answered with the names there are`() throws {
    #expect {
      try QuestionnaireLibrary().questionnaire(named: "phq-7")
    } throws: {
      "\($0)".hasPrefix("there is no questionnaire phq-7; there are phq-9, gad-7, ")
    }
  }

  @Test func `a person's own file becomes a questionnaire without any code`() throws {
    let json = InventedQuestionnaire(questions: 3, 0...2).json
    try TemporaryFolder.with(["mine.json": json, "notes.txt": "not JSON"]) { folder in
      let library = QuestionnaireLibrary(directory: folder)
      let listing = try library.listing()
      #expect(listing.problems.isEmpty)
      #expect(listing.questionnaires.map(\.id) == QuestionnaireLibrary.builtInNames + ["invented"])
      let mine = try library.questionnaire(named: "Invented")
      #expect(try mine.score(mine.answers(from: "012")).score == 3)
    }
  }

  @Test func `a broken file of a person's own stands in nobody's way`() throws {
    let good = InventedQuestionnaire(questions: 3, 0...2).json
    try TemporaryFolder.with(["a.json": "{", "b.json": good, "my-own.json": "[]"]) { folder in
      let library = QuestionnaireLibrary(directory: folder)
      #expect(try library.questionnaire(named: "gad-7").id == "gad-7")
      #expect(try library.questionnaire(named: "invented").id == "invented")
      let problems = try library.listing().problems
      #expect(
        problems.map(\.description) == [
          "a.json, line 1: a name in quotes is expected; the file must be JSON",
          "my-own.json: resourceType must be Questionnaire",
        ]
      )
      #expect(throws: problems[1]) { try library.questionnaire(named: "my-own") }
    }
  }

  @Test func `an own file cannot take the name of another`() throws {
    var invented = InventedQuestionnaire(questions: 3, 0...2)
    let twin = invented.json
    invented.edits = [(#""id":"invented""#, #""id":"PHQ9""#)]
    try TemporaryFolder.with(["a.json": twin, "b.json": twin, "c.json": invented.json]) { folder in
      let problems = try QuestionnaireLibrary(directory: folder).listing().problems
      #expect(
        problems.map(\.description) == [
          "b.json: id invented is used by another file; choose another",
          "c.json: id PHQ9 is that of a built-in questionnaire; choose another",
        ]
      )
    }
  }

  @Test func `a folder that does not exist is an empty one`() throws {
    let listing = try QuestionnaireLibrary(directory: "/nonexistent/folder").listing()
    #expect(listing.questionnaires.map(\.id) == QuestionnaireLibrary.builtInNames)
    #expect(listing.problems.isEmpty)
  }

  @Test func `a file where a folder is expected cannot be read`() throws {
    #expect(throws: QuestionnaireError.unreadable(file: #filePath)) {
      try QuestionnaireLibrary(directory: #filePath).listing()
    }
  }

  @Test func `the example of the folder's README is a questionnaire`() throws {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Questionnaires/README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let example = try #require(text.firstMatch(of: /```json\n([\s\S]*?)```/)).output.1
    try TemporaryFolder.with(["two.json": String(example)]) { folder in
      let two = try QuestionnaireLibrary(directory: folder).questionnaire(named: "two")
      let result = try two.score(two.answers(from: "2,0"))
      #expect(result.rawScore == 4)
      #expect(result.score == 100)
      #expect(result.cutOff == .init(score: 50, reached: false))
    }
  }
}
