import Foundation
import MoodCommand
import TestSupport
import Testing
import WellbeingKit

@Suite struct ExchangeCommandTests {
  @Test(arguments: ["json", "jsonl", "csv"])
  func `an exported journal is imported as an equal one, once`(_ format: String) throws {
    let tool = try KeptTool()
    try tool.fill(120, seed: 21)
    let file = tool.path("entries.\(format)")
    #expect(tool.run("export", "-o", file).exitCode == 0)
    let other = tool.path("other.sqlite")
    let first = tool.run("import", file, "--journal", other)
    #expect(first.output == "120 entries added, 0 as before\n")
    #expect(first.exitCode == 0)
    for entry in try WellbeingStore(at: tool.journal).statesOfMind() {
      let show = ["show", entry.id.uuidString]
      let (old, new) = (tool.run(show), tool.run(show + ["--journal", other]))
      try #require(old.exitCode == 0)
      #expect(old == new)
    }
    #expect(tool.run("list", "--json") == tool.run("list", "--json", "--journal", other))
    let again = tool.run("import", file, "--journal", other)
    #expect(again.output == "0 entries added, 120 as before\n")
    #expect(tool.run("history", "--journal", other).output.split(separator: "\n").count == 1)
    #expect(tool.run("undo", "--journal", other).exitCode == 0)
    #expect(tool.run("list", "--json", "--journal", other).output == "[]\n")
  }

  @Test func `a record is what list prints, and more`() throws {
    let tool = try KeptTool()
    try tool.fill(200, seed: 4)
    let listed = tool.run("list", "--json", "--sort", "oldest").output.split(separator: "\n")
    let exported = tool.run("export").output.split(separator: "\n")
    #expect(listed.count == exported.count)
    for (listed, exported) in zip(listed.dropFirst().dropLast(), exported.dropFirst().dropLast()) {
      // What only an export says stands last, in the event and in the record.
      let shared = exported.replacing(#/,"uid":"(?:[^"\\]|\\.)*"}/#, with: "}")
        .replacing(#/,"utcOffset":.*,"redacted":false}/#, with: "}")
      #expect(listed == shared)
    }
  }

  @Test func `the options of list pick what is exported`() throws {
    let tool = try KeptTool()
    tool.run("log", "happy", "-a", "work", "--valence", "0.5")
    tool.run("log", "--valence", "-0.5", "-a", "family")
    tool.run("log", "--valence", "0.1", "-a", "work", "--at", "yesterday 12:00")
    let lines = tool.run("export", "today", "-a", "work", "--format", "jsonl").output
    #expect(lines.split(separator: "\n").count == 1)
    #expect(lines.contains("\"associations\":[\"work\"]"))
    let none = tool.run("export", "2020", "--format", "csv").output
    #expect(none.split(separator: "\r\n").count == 1)
  }

  @Test func `bad records are listed with their places and the rest comes in`() throws {
    let tool = try KeptTool()
    try tool.fill(3, seed: 1)
    var lines = tool.run("export", "--format", "jsonl").output.split(separator: "\n")
    lines[1] = lines[1].dropLast(30)
    let outcome = tool.run(
      "import",
      "-",
      "--json",
      "--journal",
      tool.path("other.sqlite"),
      input: lines.joined(separator: "\n")
    )
    #expect(outcome.exitCode == 5)
    #expect(outcome.messages.hasPrefix("-: line 2, record 2: "))
    #expect(outcome.output.contains("\"added\": 2,"))
    #expect(outcome.output.contains("\"skipped\": 1,"))
    #expect(outcome.output.contains("\"file\":\"-\",\"line\":2,\"record\":2,"))
  }

  @Test func `another version of an entry is kept and named, or replaced`() throws {
    let tool = try KeptTool()
    tool.run("log", "--valence", "0.5", "--note", "old")
    let file = tool.path("a.json")
    let text = tool.run("export").output.replacing("old", with: "new")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let kept = tool.run("import", file)
    #expect(kept.exitCode == 5)
    #expect(kept.output == "0 entries added, 0 as before, 1 different, kept\n")
    #expect(tool.run("list", "--json").output.contains("old"))
    #expect(tool.run("import", "--replace", file).exitCode == 0)
    #expect(tool.run("list", "--json").output.contains("new"))
    let redacted = tool.run("export", "--redact").output
    #expect(!redacted.contains("new"))
    #expect(tool.run("import", "--replace", "-", input: redacted).exitCode == 2)
    #expect(tool.run("list", "--json").output.contains("new"))
  }

  @Test func `what cannot be read or written is refused by name`() throws {
    let tool = try KeptTool()
    try tool.fill(1, seed: 1)
    #expect(tool.run("import", tool.path("none.json")).exitCode == 2)
    let diary = tool.run("import", "-", input: "full_date,mood\r\n2026-11-30,rad\r\n")
    #expect(diary.exitCode == 2)
    #expect(
      diary.messages
        == "mood: -: it is a table with the columns full_date, mood, not entries that 'mood export' "
        + "has written\n"
    )
    #expect(tool.run("import", tool.journal.path).messages.contains("'mood restore'"))
    #expect(tool.run("export", "-o", tool.path("a.txt")).exitCode == 2)
    #expect(tool.run("export", "-o", tool.path("no/a.json")).exitCode == 4)
    let over = tool.run("export", "--format", "json", "-o", tool.journal.path)
    #expect(over.exitCode == 2)
    #expect(tool.run("verify").exitCode == 0)
  }

  @Test func `an exported file is its owner's alone and replaces the one before`() throws {
    let tool = try KeptTool()
    try tool.fill(2, seed: 1)
    let file = tool.path("a.csv")
    for _ in 0..<2 { #expect(tool.run("export", "-o", file).exitCode == 0) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: tool.folder.url.path).sorted()
        == ["a.csv", "data"]
    )
  }
}
