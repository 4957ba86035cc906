import Foundation
import MoodCommand
import TestSupport
import Testing
import WellbeingKit

@Suite struct KeepingCommandTests {
  @Test func `a backup brings the journal back`() throws {
    let tool = try KeptTool()
    try tool.fill(20, seed: 2)
    let before = tool.run("list", "--json").output
    let backup = tool.run("backup")
    #expect(backup.output.hasPrefix("20 entries backed up to \(tool.path("data/mood/backups"))/"))
    let name = "journal-20261130T213000Z.sqlite"
    #expect(tool.run("backup", "--list").output == tool.path("data/mood/backups/\(name)") + "\n")
    tool.run("log", "--valence", "0")
    let restored = tool.run("restore", name, "--json")
    #expect(restored.exitCode == 0)
    #expect(restored.output.contains("\"samples\": 20,"))
    #expect(restored.output.contains("before-restore"))
    #expect(tool.run("list", "--json").output == before)
    #expect(tool.run("verify").exitCode == 0)
  }

  @Test func `a backup goes to the file or folder named, and over nothing`() throws {
    let tool = try KeptTool()
    #expect(tool.run("backup").exitCode == 2)
    try tool.fill(1, seed: 2)
    let file = tool.path("copy.sqlite")
    #expect(tool.run("backup", file).exitCode == 0)
    let refused = tool.run("backup", file)
    #expect(refused.exitCode == 2)
    #expect(refused.messages.contains("--replace"))
    #expect(tool.run("backup", file, "--replace").exitCode == 0)
    #expect(tool.run("backup", tool.journal.path, "--replace").exitCode == 2)
    #expect(tool.run("backup", tool.folder.url.path).exitCode == 0)
    #expect(
      FileManager.default.fileExists(atPath: tool.path("mood-20261130T213000Z.sqlite"))
    )
  }

  @Test func `what cannot be restored is refused`() throws {
    let tool = try KeptTool()
    try tool.fill(1, seed: 2)
    #expect(tool.run("restore", "none.sqlite").exitCode == 2)
    let letter = tool.path("letter.txt")
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: letter))
    let outcome = tool.run("restore", letter)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.messages
        == "mood: \(letter) cannot be restored: it is not a mood journal; the journal is as it was\n"
    )
    #expect(tool.run("restore", tool.journal.path).exitCode == 2)
  }

  @Test func `findings are listed and end in a failure`() throws {
    let tool = try KeptTool()
    #expect(tool.run("verify").exitCode == 0)
    try tool.fill(1, seed: 2)
    #expect(tool.run("verify", "--json").output.contains("\"sound\": true,"))
    try SQLiteShell.run("DROP INDEX state_of_mind_start;", on: tool.journal)
    let found = tool.run("verify")
    #expect(found.exitCode == 1)
    #expect(
      found.output == "schema: index state_of_mind_start is missing or not as it should be\n"
    )
    let json = tool.run("verify", "--json")
    #expect(json.exitCode == 1)
    #expect(json.output.contains("\"check\":\"schema\""))
  }

  @Test func `the setting says how many backups are kept`() throws {
    let tool = try KeptTool()
    #expect(tool.run("config", "get", "backups").output == "10\n")
    #expect(tool.run("config", "set", "backups", "many").exitCode == 2)
    #expect(tool.run("config", "set", "backups", "2").exitCode == 0)
    try tool.fill(1, seed: 2)
    for _ in 0..<4 { tool.run("backup") }
    #expect(tool.run("backup", "--list").output.split(separator: "\n").count == 2)
    tool.run("config", "set", "backups", "0")
    let many = try KeptTool()
    try many.fill(150, seed: 9)
    let outcome = tool.run("import", "-", input: many.run("export").output)
    #expect(outcome.output == "150 entries added, 0 as before\n")
    #expect(tool.run("backup", "--list").output.split(separator: "\n").count == 2)
    #expect(!outcome.messages.contains("backed up before"))
    tool.run("undo")
    tool.run("config", "unset", "backups")
    let saved = tool.run("import", "-", input: many.run("export").output)
    #expect(saved.messages.hasPrefix("backed up before: "))
    #expect(tool.run("backup", "--list").output.split(separator: "\n").count == 3)
  }
}
