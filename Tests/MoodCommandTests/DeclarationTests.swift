import CommandLineKit
import MoodCommand
import Testing

@Suite struct DeclarationTests {
  @Test func `the declaration has no mistakes and every example parses`() {
    #expect(Tool.declaration.problems().isEmpty)
  }

  @Test(arguments: Tool.declaration.commands.filter { $0.subcommands.isEmpty }.map(\.name))
  func `every command explains itself`(name: String) throws {
    let tool = try TestTool()
    let help = tool.run(name, "--help")
    #expect(help.exitCode == 0)
    #expect(help.output.hasPrefix("mood \(name) - "))
    #expect(tool.run("help", name).output == help.output)
  }

  @Test(arguments: ["dates", "where", "words", "exit-codes"])
  func `every topic fits 80 columns`(topic: String) throws {
    let page = try TestTool().run("help", topic).output
    #expect(!page.isEmpty)
    for line in page.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `help without anything lists the commands`() throws {
    let outcome = try TestTool().run("help")
    #expect(outcome.exitCode == 0)
    for command in Tool.declaration.commands where !command.isHidden {
      #expect(outcome.output.contains("  \(command.name) "))
    }
  }
}
