import Foundation
import MoodCommand
import TestSupport
import Testing
import WellbeingKit

@Suite struct JournalErrorTests {
  /// Expects one line on standard error, an exit code, and nothing on standard output.
  private func expectFailure(_ outcome: Tool.Outcome, _ code: UInt8, _ message: String) {
    #expect(outcome.exitCode == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.filter { $0 == "\n" }.count == 1)
  }

  @Test func `a file that is no journal`() throws {
    let tool = try TestTool()
    let path = try tool.file("letter.txt", String(repeating: "Dear diary. ", count: 50))
    for command in [["log", "neutral"], ["list"], ["undo"], ["report"]] {
      expectFailure(tool.run(command + ["--journal", path]), 1, "is not a mood journal")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("Dear diary. Dear"))
  }

  @Test func `a journal from a newer version`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral")
    try SQLiteShell.run("PRAGMA user_version = 99;", on: tool.journal)
    expectFailure(tool.run("list"), 1, "was written by a newer mood (format 99")
    expectFailure(tool.run("log", "neutral"), 1, "update mood")
  }

  @Test func `a journal held by another process`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral")
    let holder = try SQLiteShell.Session(on: tool.journal)
    try holder.send("BEGIN EXCLUSIVE; SELECT 'held';", until: "held")
    expectFailure(tool.run("log", "neutral"), 4, "in use by another process")
    holder.end()
    #expect(try tool.array("list").count == 1)
  }

  @Test func `a damaged journal`() throws {
    let tool = try TestTool()
    for _ in 0..<20 { tool.run("log", "neutral", "--note", String(repeating: "word ", count: 500)) }
    var bytes = try Data(contentsOf: tool.journal)
    for offset in stride(from: 4096, to: bytes.count, by: 1) { bytes[offset] = 0xA5 }
    try bytes.write(to: tool.journal)
    expectFailure(tool.run("list"), 1, "is damaged")
  }

  @Test func `a folder in the journal's place`() throws {
    let tool = try TestTool()
    expectFailure(
      tool.run("log", "neutral", "--journal", tool.folder.url.path),
      4,
      "it is not a file"
    )
  }

  @Test func `a place that cannot be looked into is no empty journal`() throws {
    let tool = try TestTool()
    let path = try tool.file("letter.txt", "Dear diary.") + "/journal.sqlite"
    expectFailure(tool.run("list", "--journal", path), 4, "not a directory")
    expectFailure(tool.run("log", "neutral", "--journal", path), 4, "not a directory")
  }

  @Test func `an id that is not there, not one, or no id`() throws {
    let tool = try TestTool()
    for _ in 0..<40 { tool.run("log", "neutral") }
    let ids = try tool.array("list").compactMap { $0["id"] as? String }
    let shared = try #require(
      Dictionary(grouping: ids) { $0.prefix(1) }.first { $0.value.count > 1 }?.key
    )
    expectFailure(tool.run("show", String(shared)), 2, "give more characters")
    expectFailure(tool.run("show", "ffffffff-0000"), 3, "no entry has the id ffffffff-0000")
    expectFailure(tool.run("show", "xyz"), 3, "no entry has the id xyz")
    expectFailure(tool.run("delete", ids[0], "ffffffff-0000"), 3, "no entry")
    #expect(try tool.array("list").count == 40)
    let whole = tool.run("show", ids[0].uppercased())
    #expect(whole.output.hasPrefix(ids[0]))
  }

  @Test(arguments: [
    ("{", "is not a JSON object"),
    ("[]", "is not a JSON object"),
    (#"{"day-start": "09:00"}"#, "'day-start' takes a time from 00:00 to 06:00"),
    (#"{"day-start": 4}"#, "as a JSON string"),
    (#"{"zone": "Mars/Olympus"}"#, "'zone' takes an IANA time zone"),
    (#"{"waking-hours": "8-22"}"#, "'waking-hours' takes two times"),
    (#"{"emoji": {"x": "happy 0.8"}}"#, "'emoji.x' takes a label and a valence"),
  ])
  func `a bad settings file is refused by key and left alone`(
    text: String,
    message: String
  ) throws {
    let tool = try TestTool()
    let folder = tool.folder.file(".config/mood")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "config.json")
    try Data(text.utf8).write(to: file)
    expectFailure(tool.run("list"), 2, message)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `a key that is no setting is kept and warned of`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "day-start", "04:00")
    let file = tool.folder.file(".config/mood/config.json")
    try Data(#"{"colour": {"a": [1, null]}, "day-start": "04:00"}"#.utf8).write(to: file)
    let outcome = tool.run("config", "set", "first-weekday", "sunday")
    #expect(outcome.exitCode == 0)
    #expect(tool.run("list").messages.contains("'colour'"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    )
    #expect(Set(object.keys) == ["colour", "day-start", "first-weekday"])
  }
}
