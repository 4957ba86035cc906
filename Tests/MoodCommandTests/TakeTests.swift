import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct TakeTests {
  /// A person at a terminal who types these lines.
  private func tool(typing lines: String...) throws -> TestTool {
    let tool = try TestTool()
    tool.hasTerminal = true
    tool.input = lines.joined(separator: "\n") + "\n"
    return tool
  }

  /// Takes GAD-7 with one answer to all questions, and the question that does not count skipped.
  private func takeGAD7(_ tool: TestTool, _ answer: String, at time: String) throws {
    tool.now = try TestTool.instant(time)
    tool.input = String(repeating: "\(answer)\n", count: 7) + "s\n"
    #expect(tool.run("take", "gad-7").exitCode == 0)
  }

  @Test func `answers from a terminal are scored and kept`() throws {
    let tool = try tool(typing: "1", "2", "1", "0", "0", "1", "1", "1")
    let outcome = tool.run("take", "gad-7")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("GAD-7\nScore  6 of 21  mild"))
    #expect(outcome.messages == "stored; 'mood undo' takes it back\n")
    let taken = try tool.array("assessments")
    #expect(taken.count == 1)
    #expect(taken.first?["score"] as? Double == 6)
    #expect(taken.first?["start"] as? String == "2026-11-30T21:30:00+01:00")
    #expect((taken.first?["items"] as? [Any])?.count == 8)
  }

  @Test func `questions come with their choices and the time they ask about`() throws {
    let tool = try tool(typing: "0", "q")
    tool.run("take", "phq-9")
    #expect(tool.prompts.contains("PHQ-9\n\n"))
    #expect(tool.prompts.contains("1 of 10  (the last 2 weeks)\n"))
    #expect(tool.prompts.contains("  0  Not at all\n"))
    #expect(tool.prompts.contains("2 of 10"))
    #expect(!tool.prompts.contains("3 of 10"))
  }

  @Test func `the questions can be asked in another language`() throws {
    let tool = try tool(typing: "q")
    tool.run("take", "phq-9", "--language", "de")
    #expect(tool.prompts.contains("Überhaupt nicht"))
    #expect(tool.run("take", "gad-7", "--language", "de").exitCode == 2)
  }

  @Test func `going back asks again and the new answer counts`() throws {
    let tool = try tool(typing: "3", "b", "0", "0", "0", "0", "0", "0", "0", "s")
    tool.run("take", "gad-7")
    #expect(try tool.array("assessments").first?["score"] as? Double == 0)
  }

  @Test(arguments: ["4", "-1", "yes", "", "x", "s"])
  func `a line that is no answer is asked for again`(line: String) throws {
    let tool = try tool(typing: line, "1", "0", "0", "0", "0", "0", "0", "s")
    #expect(tool.run("take", "gad-7").exitCode == 0)
    #expect(try tool.array("assessments").first?["score"] as? Double == 1)
  }

  @Test func `stopping leaves nothing behind`() throws {
    let tool = try tool(typing: "1", "1", "q")
    let outcome = tool.run("take", "gad-7")
    #expect(outcome.exitCode == 130)
    #expect(outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `answers can be piped in`() throws {
    let tool = try TestTool()
    tool.input = "1\n2\n1\n0\n0\n1\n1\ns\n"
    #expect(tool.run("take", "gad-7").exitCode == 0)
    #expect(try tool.array("assessments").first?["score"] as? Double == 6)
  }

  @Test(arguments: [
    ("1\n2\n", "the answers end before question 3 of 8; nothing was stored"),
    ("1\n\n1\n1\n1\n1\n1\n1\n", "line 2: an empty line is no answer; nothing was stored"),
    ("0\n0\n0\n0\n0\n0\n0\ns\n3\n", "there are more than 8 answers; nothing was stored"),
    ("s\n0\n0\n0\n0\n0\n0\ns\n", "line 1: this question needs an answer; nothing was stored"),
  ])
  func `a piped list that does not fit is refused`(input: String, message: String) throws {
    let tool = try TestTool()
    tool.input = input
    let outcome = tool.run("take", "gad-7")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages == "mood: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test(arguments: [[], ["--quiet"]])
  func `help comes before the score when the ninth answer asks for it`(options: [String]) throws {
    let tool = try tool(typing: "0", "0", "0", "0", "0", "0", "0", "0", "1", "s")
    let outcome = tool.run(["take", "phq-9"] + options)
    let help = try #require(outcome.output.range(of: "You are not alone"))
    let score = try #require(outcome.output.range(of: "Score  1 of 27"))
    #expect(help.lowerBound < score.lowerBound)
  }

  @Test func `a declined ninth answer is neither zero nor a flag`() throws {
    let tool = try tool(typing: "0", "0", "0", "0", "0", "0", "0", "0", "x", "s")
    let scored = try tool.object("take", "phq-9")
    #expect((scored["flags"] as? [Any])?.isEmpty == true)
    #expect(scored["maximum"] as? Double == 24)
    #expect((scored["answers"] as? [Any])?.last as? String == "preferNotToAnswer")
  }

  @Test func `a change is told in points and against the published threshold`() throws {
    let tool = try TestTool()
    try takeGAD7(tool, "1", at: "2026-11-01T12:00:00Z")
    try takeGAD7(tool, "2", at: "2026-11-20T12:00:00Z")
    tool.now = try TestTool.instant("2026-11-21T12:00:00Z")
    tool.input = "2\n2\n2\n2\n2\n2\n1\ns\n"
    let outcome = tool.run("take", "gad-7")
    #expect(
      tool.prompts.contains("Note: GAD-7 asks about the last 2 weeks, and it was taken yesterday")
    )
    #expect(outcome.output.contains("Since last time: within the usual variation.\n"))
    #expect(outcome.output.contains("Since the first: changed by 6 points.\n"))
    let changes = try tool.array("assessments", "gad-7").map { $0["change"] as? [String: Any] }
    #expect(changes.map { $0?["points"] as? Double } == [nil, 7, -1])
    #expect(changes.map { $0?["sinceFirst"] as? Double } == [nil, 7, 6])
    #expect(changes.map { $0?["meaningful"] as? Bool } == [nil, true, false])
  }

  @Test func `an assessment is undone, redone, shown and deleted like any entry`() throws {
    let tool = try TestTool()
    try takeGAD7(tool, "1", at: "2026-11-01T12:00:00Z")
    let id = try #require(try tool.array("assessments").first?["id"] as? String)
    #expect(tool.run("undo").exitCode == 0)
    #expect(try tool.array("assessments").isEmpty)
    #expect(tool.run("redo").exitCode == 0)
    #expect(try tool.object("show", id)["score"] as? Double == 7)
    #expect(tool.run("show", String(id.prefix(6))).output.contains("Score  7 of 21"))
    #expect(tool.run("edit", id, "--note", "x").exitCode == 2)
    #expect(tool.run("delete", id).exitCode == 0)
    #expect(try tool.array("assessments").isEmpty)
    #expect(try tool.array("list").isEmpty)
    #expect(tool.run("verify").exitCode == 0)
  }

  @Test func `questionnaires are listed with when they were taken and are due`() throws {
    let tool = try TestTool()
    try takeGAD7(tool, "1", at: "2026-11-01T12:00:00Z")
    let listed = try tool.array("questionnaires")
    #expect(listed.count == 10)
    let gad7 = try #require(listed.first { $0["name"] as? String == "gad-7" })
    #expect(gad7["lastTaken"] as? String == "2026-11-01")
    #expect(gad7["due"] as? String == "2026-11-29")
    let phq9 = try #require(listed.first { $0["name"] as? String == "phq-9" })
    #expect(phq9["lastTaken"] is NSNull)
    let page = tool.run("questionnaires", "phq-9").output
    #expect(page.contains("licence") && page.contains("source") && page.contains("de, fr"))
    #expect(tool.run("questionnaires", "phq-99").exitCode == 3)
  }

  @Test func `a broken file of one's own is listed and does not hide the others`() throws {
    let tool = try TestTool()
    let folder = tool.folder.file(".local/share/mood/questionnaires")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appendingPathComponent("mine.json"))
    let outcome = tool.run("questionnaires")
    #expect(outcome.exitCode == 5)
    #expect(outcome.messages.hasPrefix("mood: mine.json"))
    #expect(outcome.output.contains("phq-9"))
  }

  @Test func `assessments go out as FHIR and come back the same`() throws {
    let tool = try TestTool()
    try takeGAD7(tool, "1", at: "2026-11-01T12:00:00Z")
    try takeGAD7(tool, "3", at: "2026-11-20T12:00:00Z")
    let path = tool.folder.file("scores.fhir.json").path
    #expect(tool.run("export", "-o", path).exitCode == 0)
    #expect(tool.run("import", path).output == "0 questionnaires added, 2 as before\n")
    let other = try TestTool()
    #expect(other.run("import", path).output == "2 questionnaires added, 0 as before\n")
    #expect(
      other.run("assessments", "--json").output == tool.run("assessments", "--json").output
    )
    #expect(other.run("undo").exitCode == 0)
    #expect(try other.array("assessments").isEmpty)
    let some = try tool.object("export", "2026-11-15..2026-11-30", "--format", "fhir")
    #expect((some["entry"] as? [Any])?.count == 2)
  }

  @Test func `FHIR and other files do not come in together`() throws {
    let tool = try TestTool()
    let record = try tool.file("a.json", #"{"resourceType":"Bundle","type":"collection"}"#)
    let entries = try tool.file("b.json", "[]")
    #expect(tool.run("import", record, entries).exitCode == 2)
    #expect(tool.run("export", "--format", "fhir", "--label", "calm").exitCode == 2)
  }
}
