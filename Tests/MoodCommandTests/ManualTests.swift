import CommandLineKit
import Foundation
import MoodCommand
import Testing

@Suite struct ManualTests {
  private let page: String

  init() throws {
    page = try TestTool().run("man").output
  }

  @Test func `every command and option stands on the page, the hidden ones do not`() {
    func check(_ command: CommandDeclaration, _ path: String) {
      let path = path + " " + command.name
      if command.subcommands.isEmpty {
        #expect(page.contains(".SS \"\(path)\"\n"), "\(path)")
      }
      for option in command.options where !option.isHidden {
        #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")), "\(option.name)")
      }
      for subcommand in command.subcommands where !subcommand.isHidden { check(subcommand, path) }
    }
    for command in Tool.declaration.commands where !command.isHidden { check(command, "mood") }
    #expect(!page.contains("mood complete\""))
  }

  @Test func `no text is taken for a request, and all is ASCII`() {
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    for request in requests {
      #expect(request.contains(/^\.(TH|SH|SS|PP|TP)( "[^"]*")*$/), "\(request)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(page.contains("\\[u1F60A]"))
  }
}
