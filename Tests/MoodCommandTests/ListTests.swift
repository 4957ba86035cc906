import CommandLineKit
import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct ListTests {
  private func filled() throws -> TestTool {
    let tool = try TestTool()
    let entries: [[String]] = [
      ["😊", "-a", "work", "--tag", "Desk", "--at", "2026-11-02 09:00"],
      ["unpleasant", "stressed", "-a", "work,health", "--at", "2026-11-15 23:59"],
      ["--daily", "neutral", "--at", "2026-11-16"],
      ["very-pleasant", "calm", "-a", "family", "--tag", "café", "--at", "2026-11-29 00:30"],
      ["slightly-unpleasant", "calm", "--at", "2026-11-30 03:30"],
    ]
    for entry in entries { #expect(tool.run(["log"] + entry).exitCode == 0) }
    return tool
  }

  /// Selections, and the days of the month that they show, the newest first.
  static let selections: [(words: [String], days: [Int])] = [
    ([], [30, 29, 16, 15, 2]),
    (["--limit", "2"], [30, 29]),
    (["--sort", "oldest"], [2, 15, 16, 29, 30]),
    (["--sort", "pleasant"], [29, 2, 16, 30, 15]),
    (["--sort", "unpleasant", "--limit", "1"], [15]),
    (["today"], [30]),
    (["yesterday"], [29]),
    (["2026-11-15"], [15]),
    (["2026-11-02..2026-11-15"], [15, 2]),
    (["2026-11"], [30, 29, 16, 15, 2]),
    (["last", "week"], [29]),
    (["-7d"], [30, 29]),
    (["--from", "2026-11-16", "--to", "2026-11-29"], [29, 16]),
    (["--from", "2026-11-15 23:59", "--to", "2026-11-29 00:30"], [16, 15]),
    (["--kind", "daily"], [16]),
    (["--label", "calm"], [30, 29]),
    (["--label", "calm", "--label", "happy"], [30, 29, 2]),
    (["--label", "calm", "-a", "family"], [29]),
    (["-a", "health"], [15]),
    (["--tag", "desk"], [2]),
    (["--tag", "CAFE"], [29]),
  ]

  @Test(arguments: selections)
  func `words and options pick entries`(words: [String], days: [Int]) throws {
    let tool = try filled()
    let outcome = tool.run(["list", "--json"] + words)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let found = try #require(json as? [[String: Any]]).compactMap { $0["day"] as? String }
    #expect(found.compactMap { Int($0.suffix(2)) } == days)
  }

  @Test func `the day boundary regroups history, by each entry's own clock`() throws {
    let tool = try filled()
    tool.run("config", "set", "day-start", "04:00")
    #expect(
      try tool.array("list", "2026-11-29").map { $0["start"] as? String } == [
        "2026-11-30T03:30:00+01:00"
      ]
    )
    #expect(try tool.array("list", "2026-11-28").count == 1)
    tool.variables["TZ"] = "Asia/Tokyo"
    #expect(try tool.array("list", "2026-11-29").count == 1)
  }

  @Test func `a list of nothing is no failure`() throws {
    let tool = try TestTool()
    let outcome = tool.run("list")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == "no entries\n")
    #expect(tool.run("list", "--json").output == "[]\n")
    #expect(tool.run("list", "--quiet").messages.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `lines keep to the terminal's width`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral", "--note", String(repeating: "会議 meeting 😊 ", count: 30))
    for width in [40, 60, 80, 120] {
      tool.width = width
      let line = tool.run("list").output.dropLast()
      #expect(String(line).displayWidth <= width)
    }
  }

  @Test func `control characters in notes and names reach no terminal`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral", "--tag", "a\u{1B}[31mb", "--note", "x\u{1B}]0;title\u{7}y\r\nz")
    for command in [["list"], ["show", "0123456789abcdef"], ["list", "--json"]] {
      let printed = tool.run(command).output
      #expect(!printed.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }
}
