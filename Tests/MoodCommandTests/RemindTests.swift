import Foundation
import MoodCommand
import TestSupport
import Testing

#if os(Linux)
@Suite struct RemindTests {
  private func file(_ tool: TestTool, _ name: String) -> URL {
    tool.folder.file(".config/systemd/user/\(name)")
  }

  @Test func `a timer is written and enabled, and taken away again`() throws {
    let tool = try TestTool()
    #expect(tool.run("remind", "install", "--every", "1h").exitCode == 0)
    let service = try String(contentsOf: file(tool, "mood-remind.service"), encoding: .utf8)
    #expect(service.contains(#"ExecCondition="/usr/local/bin/mood" "due" "--quiet""#))
    let timer = try String(contentsOf: file(tool, "mood-remind.timer"), encoding: .utf8)
    #expect(timer.contains("OnCalendar=hourly\n"))
    #expect(
      tool.programs.lines == [
        "systemctl --user daemon-reload", "systemctl --user enable --now mood-remind.timer",
      ]
    )
    #expect(tool.run("remind", "remove").exitCode == 0)
    #expect(tool.programs.lines.last == "systemctl --user disable --now mood-remind.timer")
    #expect(!FileManager.default.fileExists(atPath: file(tool, "mood-remind.timer").path))
    #expect(tool.run("remind", "remove").messages.contains("no timer"))
  }

  @Test func `what would be written can be seen without writing`() throws {
    let tool = try TestTool()
    let output = tool.run("remind", "install", "--print").output
    #expect(output.contains("OnCalendar=*:0/30"))
    #expect(tool.programs.lines.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file(tool, "mood-remind.timer").path))
  }

  @Test func `a system that cannot enable it is a failure that says what to do`() throws {
    let tool = try TestTool()
    tool.programs.end(with: 127)
    let outcome = tool.run("remind", "install")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("'systemctl --user daemon-reload' failed"))
  }

  @Test func `a journal of another name is asked about, whatever signs are in it`() throws {
    let tool = try TestTool()
    let output = tool.run("remind", "install", "--print", "--journal", "/a b/50%\"$x.sqlite").output
    #expect(output.contains(##""--journal" "/a b/50%%\"$$x.sqlite" "due" "--quiet""##))
    #expect(tool.run("remind", "install", "--print", "--journal", "/a\nb").exitCode == 2)
  }
}
#endif
