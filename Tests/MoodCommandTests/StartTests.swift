import Foundation
import MoodCommand
import Testing

@Suite struct StartTests {
  @Test func `a fresh machine is told in six lines what this is and how to begin`() throws {
    let tool = try TestTool()
    tool.width = 200
    let outcome = tool.run()
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(outcome.output.contains(tool.journal.path))
    #expect(outcome.output.contains("mood demo"))
    // Looking is no reason to make files.
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
    #expect(tool.run("--json").output == "null\n")
  }

  @Test func `a used one shows today and what waits`() throws {
    let tool = try TestTool()
    tool.input = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//test
      BEGIN:VEVENT
      UID:one
      DTSTART:20261130T090000Z
      DTEND:20261130T100000Z
      SUMMARY:Review
      END:VEVENT
      END:VCALENDAR
      """
    tool.run("calendar", "import", "-", "--name", "Office", "-a", "work")
    tool.input = ""
    #expect(tool.run().output.contains("no entries yet"))
    tool.run("log", "happy", "--valence", "0.7", "--at", "08:05")
    tool.run("log", "calm", "--valence", "0.2", "--at", "yesterday 08:05")
    let output = tool.run().output
    #expect(output.hasPrefix("Mon 30 Nov 2026\n"))
    #expect(output.contains("+0.70") && !output.contains("+0.20"))
    #expect(output.contains("1 event waits for a check-in"))
    let json = try tool.object()
    #expect((json["entries"] as? [Any])?.count == 1)
    #expect((json["pending"] as? [Any])?.count == 1)
    #expect(json["day"] as? String == "2026-11-30")
  }

  @Test func `a questionnaire may be taken again when its days have passed`() throws {
    let tool = try TestTool(now: "2026-11-10T20:30:00Z")
    tool.hasTerminal = true
    tool.input = String(repeating: "1\n", count: 8)
    #expect(tool.run("take", "gad-7").exitCode == 0)
    #expect(!tool.run().output.contains("take gad-7"))
    tool.now = try TestTool.instant("2026-11-24T20:30:00Z")
    #expect(tool.run().output.contains("GAD-7 may be taken again: 'mood take gad-7'."))
  }
}
