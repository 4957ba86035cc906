import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct ConfigEditTests {
  private func settings(_ tool: TestTool) -> URL {
    tool.folder.file(".config/mood/config.json")
  }

  @Test func `what is saved in the editor is taken over as it is laid out`() throws {
    let tool = try TestTool()
    let text = "{\n  \"zone\": \"Europe/Berlin\",\n\n  \"day-start\": \"04:00\", \"mine\": 1\n}\n"
    tool.edited = text
    let outcome = tool.run("config", "edit")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("'mine' is no setting"))
    #expect(try String(contentsOf: settings(tool), encoding: .utf8) == text)
    #expect(tool.run("config", "get", "day-start").output == "04:00\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: settings(tool).path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a bad value is refused with its line, and nothing changes`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "day-start", "04:00")
    let before = try Data(contentsOf: settings(tool))
    tool.edited = "{\n  \"zone\": \"Europe/Berlin\",\n  \"waking-hours\": \"never\"\n}\n"
    let outcome = tool.run("config", "edit")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("config.json, line 3: the setting 'waking-hours' takes two"))
    tool.edited = "{"
    #expect(tool.run("config", "edit").exitCode == 2)
    #expect(try Data(contentsOf: settings(tool)) == before)
  }

  @Test func `a broken file is mended in the editor`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "day-start", "04:00")
    try Data("{".utf8).write(to: settings(tool))
    tool.edited = "{\"day-start\": \"03:00\"}"
    #expect(tool.run("config", "edit").exitCode == 0)
    #expect(tool.run("config", "get", "day-start").output == "03:00\n")
  }
}
