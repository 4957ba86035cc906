import CommandLineKit
import Foundation
import MoodCommand
import Testing

@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `the page shows what the demo prints`() throws {
    let printed = try TestTool().run("demo").output
    let report = try #require(printed.components(separatedBy: "\nYour own journal").first)
    #expect(readme.contains("$ mood demo\n" + report.dropLast()))
  }

  @Test func `every command line on the page parses`() throws {
    let lines = readme.split(separator: "\n").filter { $0.hasPrefix("mood ") }
      // Where the output goes is for the shell.
      .map { $0.components(separatedBy: " > ")[0].components(separatedBy: " && ")[0] }
    #expect(lines.count > 20)
    for line in lines {
      #expect(throws: Never.self, "\(line)") { try Tool.declaration.parse(Self.words(line)) }
    }
  }

  @Test func `the page lists the exit codes`() {
    for code in Tool.declaration.exitCodes {
      #expect(readme.contains("| \(code.code) | \(code.meaning) |"))
    }
  }

  /// The words of a command line after the first, without quotes.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var quote: Character?
    for character in line.dropFirst(5) {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        words.append("")
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
