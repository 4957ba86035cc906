import Foundation
import MoodCommand
import TestSupport
import Testing
import WellbeingKit

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
    (["month"], "2026-11-01", "2026-12-01"), (["last", "month"], "2026-10-01", "2026-11-01"),
    (["quarter"], "2026-10-01", "2027-01-01"), (["2025-q3"], "2025-07-01", "2025-10-01"),
    (["year"], "2026-01-01", "2027-01-01"), (["2025"], "2025-01-01", "2026-01-01"),
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

  private func toolWithEntries() throws -> TestTool {
    let tool = try TestTool()
    let calendar = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//test
      BEGIN:VEVENT
      UID:one
      DTSTART;TZID=Europe/Berlin:20261130T090000
      DTEND;TZID=Europe/Berlin:20261130T100000
      SUMMARY:Talk about <b>secret</b> plans
      END:VEVENT
      END:VCALENDAR
      """
    tool.input = calendar
    tool.run("calendar", "import", "-", "--name", "Office", "-a", "work")
    tool.input = ""
    tool.run(
      "log",
      "happy",
      "--valence",
      "0.7",
      "-a",
      "work",
      "--at",
      "10:05",
      "--tag",
      "confidential"
    )
    return tool
  }

  @Test(arguments: ["week.html", "week.md", "week.txt", "week.json"])
  func `a file is written in the format of its ending, for its owner alone`(name: String) throws {
    let tool = try toolWithEntries()
    let file = tool.folder.file(name)
    let outcome = tool.run("report", "-o", file.path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    let text = try String(contentsOf: file, encoding: .utf8)
    let beginnings = ["html": "<!DOCTYPE html>", "md": "# Weekly", "txt": "Weekly", "json": "{"]
    #expect(text.hasPrefix(try #require(beginnings[file.pathExtension])))
    #expect(text.contains("secret"))
    #expect(text.contains("confidential"))
    #expect(!text.contains("<b>") || file.pathExtension == "json" || file.pathExtension == "txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["text", "markdown", "html", "json"])
  func `nothing in one's own words is in a redacted report`(format: String) throws {
    let tool = try toolWithEntries()
    let whole = tool.run("report", "--format", format).output
    #expect(whole.contains("secret") && whole.contains("confidential"))
    let redacted = tool.run("report", "--format", format, "--redact").output
    #expect(!redacted.contains("secret") && !redacted.contains("confidential"))
    #expect(redacted.contains("happy"))
  }

  @Test func `all is from the first entry through today`() throws {
    let tool = try TestTool()
    #expect(tool.run("report", "all").exitCode == 0)
    tool.run("log", "calm", "--valence", "0.2", "--at", "2026-10-05 12:00")
    let output = tool.run("report", "all", "--json").output
    #expect(output.contains(#""start":"2026-10-05","end":"2026-12-01","days":57"#))
  }

  @Test func `sections are chosen by name`() throws {
    let tool = try toolWithEntries()
    let output = tool.run("report", "--sections", "words, comparison").output
    #expect(output.contains("Most used") && output.contains("Compared"))
    #expect(!output.contains("Work-life balance") && !output.contains("secret"))
    let refused = tool.run("report", "--sections", "words,moon")
    #expect(refused.exitCode == 2)
    #expect(refused.messages.contains("'moon' is no section of a report"))
  }

  @Test(arguments: [["-o", "week.pdf"], ["--json", "--format", "html"]])
  func `what says two things or nothing is refused`(options: [String]) throws {
    let outcome = try TestTool().run(["report"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test func `the journal is not overwritten by a report`() throws {
    let tool = try toolWithEntries()
    let before = try Data(contentsOf: tool.journal)
    #expect(tool.run("report", "-o", tool.journal.path, "--format", "html").exitCode == 2)
    #expect(try Data(contentsOf: tool.journal) == before)
  }

  @Test func `an answer that asks for it puts help first`() throws {
    let tool = try TestTool()
    tool.hasTerminal = true
    tool.input = String(repeating: "0\n", count: 8) + "1\ns\n"
    #expect(tool.run("take", "phq-9").exitCode == 0)
    let output = tool.run("report").output
    let help = try #require(output.range(of: "mood help support"))
    let score = try #require(output.range(of: "1 of 27"))
    #expect(help.lowerBound < score.lowerBound)
  }
}

@Suite struct PatternsTests {
  /// Ninety days on which the mood is better with a walk, and wanders otherwise.
  private func tool() throws -> TestTool {
    let tool = try TestTool()
    var generator = SeededGenerator(seed: 4)
    var lines: [String] = []
    for day in 0..<90 {
      let hasWalk = generator.once(in: 3)
      let valence = (hasWalk ? 0.4 : -0.1) + Double.random(in: -0.3...0.3, using: &generator)
      let date = CivilDate(dayNumber: 20_685 + day)
      lines.append(
        #"{"id":"\#(UUID().uuidString)","type":"stateOfMind","kind":"momentaryEmotion","valence":\#(valence),"#
          + #""tags":[\#(hasWalk ? #""walk""# : "")],"start":"\#(date)T12:00:00+01:00"}"#
      )
    }
    let file = try tool.file("walks.jsonl", lines.joined(separator: "\n") + "\n")
    let outcome = tool.run("import", file)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return tool
  }

  @Test func `what was planted is found, in words that name no cause`() throws {
    let tool = try tool()
    let output = tool.run("patterns").output
    #expect(output.contains("On days with the tag walk, mood was +0."))
    #expect(output.contains("comparisons were made") || output.contains("comparison was made"))
    #expect(!output.contains("because"))
    // There is no calendar, so nothing waits for events.
    #expect(!output.contains("event") && !output.contains("scheduled"))
    let json = try tool.object("patterns")
    let found = try #require(json["found"] as? [[String: Any]])
    #expect(found.first?["detail"] as? String == "walk")
    #expect(tool.run("patterns", "--redact").output.contains("walk") == false)
    #expect(tool.run("patterns").output == output)
  }

  @Test func `an empty journal has nothing to report, and says what it takes`() throws {
    let outcome = try TestTool().run("patterns")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("20 more are needed"))
    #expect(try TestTool().run("patterns", "--seed", "x").exitCode == 2)
  }
}

@Suite struct PixelsTests {
  @Test func `a year is a line a month, and a day without an entry no neutral one`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral", "--at", "2026-11-02")
    tool.run("log", "very pleasant", "--at", "2026-11-03")
    let output = tool.run("pixels").output
    #expect(output.contains("Nov 26  ·▄▇···"))
    #expect(!output.contains("Dec 26"))
    #expect(tool.run("pixels", "2025").output.contains("Dec 25  ·······"))
    let days = try tool.array("pixels")
    #expect(days.count == 365)
    #expect(days[306]["class"] as? String == "veryPleasant")
    #expect(tool.run("pixels", "26").exitCode == 2)
  }
}
