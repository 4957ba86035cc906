import CommandLineKit
import Foundation
import MoodCommand
import Testing

@Suite struct WhereTests {
  /// A tool at half past one in the morning of Tuesday, 1 December 2026, in Berlin.
  private func filled() throws -> TestTool {
    let tool = try TestTool(now: "2026-12-01T00:30:00Z")
    let entries: [[String]] = [
      ["--valence=-0.7", "sad", "-a", "work", "--tag", "Gym", "--at", "2026-10-31 23:59"],
      ["--valence", "0.6", "happy", "--note", "A hard day", "--at", "2026-11-01 00:00"],
      ["--valence", "0.2", "calm", "-a", "work", "--at", "2026-11-07 23:59"],
      ["--daily", "--valence", "0", "--at", "2026-11-08 00:00"],
      ["--valence", "0.9", "happy", "calm", "--at", "2026-11-30 02:00"],
    ]
    for entry in entries { #expect(tool.run(["log"] + entry).exitCode == 0) }
    return tool
  }

  private func days(_ tool: TestTool, _ words: [String]) throws -> [Int] {
    let outcome = tool.run(["list", "--sort", "oldest", "--json"] + words)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let found = try #require(json as? [[String: Any]]).compactMap { $0["start"] as? String }
    return found.compactMap { Int($0.prefix(10).suffix(2)) }
  }

  @Test(arguments: [
    ("all", [31, 1, 7, 8, 30]),
    ("valence < 0 or kind = daily", [31, 8]),
    ("label in (happy, calm) and not association = work", [1, 30]),
    ("tag = gym", [31]), ("note contains HARD", [1]),
    ("start >= 2026-11-01", [1, 7, 8, 30]), ("start < 2026-11-01", [31]),
    ("start in 2026-11-01..2026-11-07", [1, 7]), ("dates in 2026-11-01..2026-11-07", [1, 7]),
    ("start in 2026-11..", [1, 7, 8, 30]), ("start in ..2026-10", [31]),
    ("start > 2026-11-07T23:58 and start <= 2026-11-08", [7, 8]),
    ("start >= yesterday", [30]), ("start in yesterday", [30]),
    ("start < 25 h ago", [31, 1, 7, 8]),
    ("start in 2026-11-01T00:00+01:00..2026-11-07T23:59+01:00", [1]),
  ])
  func `a condition picks entries by civil days`(condition: String, expected: [Int]) throws {
    #expect(try days(filled(), ["--where", condition]) == expected)
  }

  @Test func `yesterday counts from the logical today but begins at midnight`() throws {
    let tool = try filled()
    tool.run("config", "set", "day-start", "04:00")
    // It is 30 November until 04:00, so yesterday was the 29th; and the 30th begins at 00:00.
    #expect(try days(tool, ["--where", "start >= today"]) == [30])
    #expect(try days(tool, ["--where", "start in yesterday"]).isEmpty)
    #expect(try days(tool, ["yesterday"]) == [30])
  }

  @Test func `a date is midnight in the zone of the person`() throws {
    let tool = try filled()
    #expect(try days(tool, ["--zone", "UTC", "--where", "start >= 2026-11-01"]) == [7, 8, 30])
  }

  @Test func `a condition goes with the other options`() throws {
    let words = ["2026-11", "--label", "happy", "--where", "valence > 0.5 and label = calm"]
    #expect(try days(filled(), words) == [30])
  }

  @Test(arguments: [
    ("lable = x", "column 1: expected a field: "), ("", "column 1: expected a field, not, or ("),
    ("valence >", "column 10: expected a number, found the end"),
    ("start >= 2026-02-30", "column 10: expected a date, as 2026-11-01 or "),
    ("start >= 2026-11", "column 10: expected a date, as 2026-11-01 or "),
    ("start in all", "column 10: expected a range of dates"),
    ("tag = \"gym", "column 11: expected a closing \" for the quote at column 7"),
    ("tag = \"\u{1B}[31m\"", "column 8: expected \\n, \\t or \\u{…} for a control character"),
    (String(repeating: "(", count: 5000), "column 129: expected at most 128 parentheses"),
    (String(repeating: "x", count: 100_000), "column 1: expected a predicate of at most 65536"),
    (String(repeating: "a\u{301}", count: 20_000), "column 1: expected a field: "),
  ])
  func `a condition that cannot be read is refused in one line`(
    condition: String,
    message: String
  ) throws {
    for command in ["list", "stats", "watch"] {
      let outcome = try TestTool().run(command, "--where", condition)
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("mood: --where, \(message)"))
      #expect(outcome.messages.split(separator: "\n").count == 1)
      #expect(outcome.messages.utf8.count < 500)
      #expect(!outcome.messages.contains("\u{1B}"))
    }
  }

  @Test func `a condition that is too large to run is refused`() throws {
    let tool = try filled()
    var deep = "valence > 0"
    for level in 0..<20 {
      deep = "(\(deep)) \(level.isMultiple(of: 2) ? "or" : "and") label = happy and note exists"
    }
    let outcome = tool.run("list", "--where", deep)
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("nested too deeply"))
  }

  @Test func `the help fits one screen and names every field and operator`() throws {
    let page = try TestTool().run("help", "where").output
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 24)
    for word in ["metadata.KEY", "uuid", "between", "contains", "exists", "and", "or", "not"] {
      #expect(page.contains(word))
    }
  }
}
