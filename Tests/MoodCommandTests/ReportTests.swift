import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct ReportTests {
  @Test func `an empty week says so and is no failure`() throws {
    let tool = try TestTool()
    let outcome = tool.run("report", "week")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("No check-ins in this week."))
    let json = try tool.object("report")
    let quality = try #require(json["calendarQuality"] as? [String: Any])
    #expect(quality["percent"] is NSNull)
    let notes = try #require(json["notes"] as? [String])
    #expect(notes.contains { $0.contains("no calendar") })
  }

  /// Words for a period, and its first and last day.
  static let periods: [(words: [String], start: String, end: String)] = [
    ([], "2026-11-30", "2026-12-07"),
    (["week"], "2026-11-30", "2026-12-07"),
    (["last", "week"], "2026-11-23", "2026-11-30"),
    (["2026-11-01..2026-11-15"], "2026-11-01", "2026-11-16"),
  ]

  @Test(arguments: periods)
  func `words name the period`(words: [String], start: String, end: String) throws {
    let outcome = try TestTool().run(["report", "--json"] + words)
    #expect(outcome.output.contains(#""start":"\#(start)","end":"\#(end)""#))
  }

  @Test func `the first weekday and the day's start move the week`() throws {
    let tool = try TestTool(now: "2026-11-30T01:00:00Z")
    tool.run("config", "set", "day-start", "04:00")
    #expect(tool.run("report", "--json").output.contains(#""start":"2026-11-23""#))
    tool.run("config", "set", "first-weekday", "sunday")
    #expect(tool.run("report", "--json").output.contains(#""start":"2026-11-29""#))
  }

  @Test func `a format is chosen by --format or --json`() throws {
    let tool = try TestTool()
    #expect(tool.run("report", "--format", "json").output == tool.run("report", "--json").output)
    #expect(tool.run("report", "--format", "pdf").exitCode == 2)
  }

  @Test func `half a period is refused with what would be right`() throws {
    let outcome = try TestTool().run("report", "21:30")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("is one moment, and a range is needed"))
  }
}
