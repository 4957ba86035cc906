import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct CompletionTests {
  private func tool() throws -> TestTool {
    let tool = try TestTool()
    tool.run("log", "happy", "--valence", "0.7", "--tag", "long walk", "--at", "10:05")
    tool.input = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//test
      BEGIN:VEVENT
      UID:one
      DTSTART:20261130T090000Z
      END:VEVENT
      END:VCALENDAR
      """
    tool.run("calendar", "import", "-", "--name", "My office", "-a", "work")
    tool.input = ""
    return tool
  }

  private func words(_ tool: TestTool, _ line: String...) -> [String] {
    let outcome = tool.run(["complete", "--"] + line)
    #expect(outcome.exitCode == 0 && outcome.messages.isEmpty)
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `words come from the declaration and the journal`() throws {
    let tool = try tool()
    #expect(words(tool, "pa") == ["patterns"])
    #expect(words(tool, "log", "--label", "grat") == ["grateful"])
    #expect(words(tool, "list", "--tag", "") == ["long walk"])
    #expect(words(tool, "report", "--calendar", "M") == ["My office"])
    #expect(words(tool, "show", "").count == 1)
    #expect(words(tool, "report", "-o", "") == [":files"])
    #expect(words(tool, "complet") == ["completions"])
  }

  @Test func `a journal that cannot be read completes nothing and says nothing`() throws {
    let tool = try TestTool()
    let file = try tool.file("broken.sqlite", "this is no journal")
    #expect(words(tool, "--journal", file, "report", "--calendar", "") == [])
    #expect(words(tool, "report", "--calendar", "") == [])
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `each shell has a script`(shell: String) throws {
    let outcome = try TestTool().run("completions", shell)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("mood complete -- "))
    #expect(try TestTool().run("completions", "tcsh").exitCode == 2)
  }

  @Test func `the script for bash offers words with blanks as one`() throws {
    let folder = try TemporaryFolder()
    let script = try TestTool().run("completions", "bash").output
    // A tool that answers what it was asked, and one word with a blank.
    let session = """
      mood() { printf 'asked %s\\tx\\n' "$*"; printf 'long walk\\t1\\n'; }
      \(script)
      COMP_WORDS=(mood list --tag lo); COMP_CWORD=3; _mood_complete
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try Data(session.utf8).write(to: folder.file("session.bash"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", folder.file("session.bash").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      String(decoding: data, as: UTF8.self)
        == "asked\\ complete\\ --\\ list\\ --tag\\ lo\nlong\\ walk\n"
    )
  }
}
