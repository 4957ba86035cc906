import CommandLineKit
import Foundation
import MoodCommand
import Testing

@Suite struct StatsTests {
  private func filled() throws -> TestTool {
    let tool = try TestTool()
    let entries: [[String]] = [
      ["--valence=-0.7", "sad", "-a", "self-care", "--tag", "Gym", "--at", "2026-10-31 23:59"],
      ["--valence", "0.6", "happy", "--tag", "gym,Gym", "--at", "2026-11-01 02:00"],
      ["--valence", "0.2", "calm", "happy", "-a", "work", "--at", "2026-11-06 23:59"],
      ["--daily", "--valence", "0", "--at", "2026-11-30 12:00"],
    ]
    for entry in entries { #expect(tool.run(["log"] + entry).exitCode == 0) }
    return tool
  }

  @Test func `all entries are one row`() throws {
    let tool = try filled()
    #expect(
      tool.run("stats", "--json").output == """
        [
          {"key":"all","count":4,"mean":0.025,"minimum":-0.7,"maximum":0.6,"classes":[0,1,0,1,1,1,0]}
        ]

        """
    )
  }

  @Test(arguments: [
    ("day", ["2026-10-31", "2026-11-06", "2026-11-30"], [2, 1, 1]),
    ("week", ["2026-10-25", "2026-11-01", "2026-11-29"], [2, 1, 1]),
    ("month", ["2026-10", "2026-11"], [2, 2]),
    ("weekday", ["monday", "friday", "saturday"], [1, 1, 2]),
    ("hour", ["02", "12", "23"], [1, 1, 2]),
    ("label", ["happy", "calm", "sad"], [2, 1, 1]),
    ("association", ["work", "selfCare"], [1, 1]),
    ("tag", ["Gym"], [2]),
    ("kind", ["momentaryEmotion", "dailyMood"], [3, 1]),
  ])
  func `entries are grouped`(grouping: String, keys: [String], counts: [Int]) throws {
    let tool = try filled()
    tool.run("config", "set", "day-start", "04:00")
    tool.run("config", "set", "first-weekday", "sunday")
    let rows = try tool.array("stats", "--by", grouping)
    let found = rows.map { $0["key"] as? String }
    #expect(grouping == "association" ? Set(found) == Set(keys) : found == keys)
    #expect(rows.map { $0["count"] as? Int } == counts)
    for row in rows {
      #expect(Set(row.keys) == ["key", "count", "mean", "minimum", "maximum", "classes"])
      #expect((row["classes"] as? [Int])?.reduce(0, +) == row["count"] as? Int)
    }
  }

  @Test func `entries are grouped by the events they rate, and their calendars`() throws {
    let tool = try TestTool()
    tool.input = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//test
      BEGIN:VEVENT
      UID:planning
      DTSTART;TZID=Europe/Berlin:20261102T100000
      DTEND;TZID=Europe/Berlin:20261102T120000
      RRULE:FREQ=WEEKLY
      SUMMARY:Planning
      END:VEVENT
      BEGIN:VEVENT
      UID:fair
      DTSTART;TZID=Europe/Berlin:20261103T100000
      DTEND;TZID=Europe/Berlin:20261103T180000
      END:VEVENT
      END:VCALENDAR
      """
    #expect(tool.run("calendar", "import", "-", "--name", "Work", "-a", "work").exitCode == 0)
    tool.input = ""
    for (valence, time) in [
      ("-0.4", "02 12:10"), ("0.2", "16 11:00"), ("0.5", "03 12:00"), ("0.9", "04 12:00"),
    ] {
      let words = ["log", "--valence=\(valence)", "-a", "work", "--at", "2026-11-\(time)"]
      #expect(tool.run(words).exitCode == 0)
    }
    let rows = try tool.array("stats", "--by", "event")
    #expect(rows.map { $0["key"] as? String } == ["Work: Planning", "Work: "])
    #expect(rows.map { $0["mean"] as? Double } == [-0.1, 0.5])
    #expect(try tool.array("stats", "--by", "calendar").first?["count"] as? Int == 3)
    let recent = try tool.array("stats", "2026-11-10..2026-11-20", "--by", "event")
    #expect(recent.map { $0["mean"] as? Double } == [0.2])
    let text = tool.run("stats", "--by", "event").output
    #expect(text.contains("Planning (Work)") && text.contains("(no name) (Work)"))
  }

  @Test func `a range, options and a condition pick what is counted`() throws {
    let tool = try filled()
    #expect(try tool.array("stats", "2026-11").first?["count"] as? Int == 3)
    #expect(try tool.array("stats", "--label", "happy").first?["count"] as? Int == 2)
    let words = ["2026-11", "--where", "valence > 0.5"]
    #expect(
      tool.run(["stats", "--csv"] + words).output.hasSuffix(
        "\r\nall,1,0.6,0.6,0.6,0,0,0,0,0,1,0\r\n"
      )
    )
  }

  @Test func `nothing to count is no failure`() throws {
    let tool = try TestTool()
    let outcome = tool.run("stats", "--by", "day")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == "no entries\n")
    #expect(tool.run("stats", "--json").output == "[]\n")
    #expect(tool.run("stats", "--csv").output.hasPrefix("key,count,mean,"))
  }

  @Test func `text keeps to the terminal's width and needs no colour`() throws {
    let tool = try filled()
    for width in [30, 40, 80] {
      tool.width = width
      for words in [["stats"], ["stats", "--by", "label"]] {
        let output = tool.run(words).output
        #expect(!output.contains("\u{1B}"))
        for line in output.split(separator: "\n") { #expect(String(line).displayWidth <= width) }
      }
    }
    #expect(
      tool.run("stats", "--by", "label").output.contains("happy  2  +0.40  +0.20  +0.60  ····██·")
    )
  }

  @Test func `a list is written for spreadsheets, and nothing in it is a formula`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral", "--tag", "@x", "--note", "=1+1, \"so\"")
    let lines = tool.run("list", "--csv").output.components(separatedBy: "\r\n")
    #expect(lines.first?.hasPrefix("id,type,kind,valence,") == true)
    #expect(
      lines.dropFirst().first?.contains(",'@x,\"'=1+1, \"\"so\"\"\",2026-11-30T21:30:00+01:00,")
        == true
    )
    #expect(lines.count == 3)
    #expect(tool.run("list", "1999", "--csv").output.hasPrefix("id,type,kind,"))
  }

  @Test(arguments: ["list", "stats"])
  func `two forms at once are refused`(command: String) throws {
    let outcome = try TestTool().run(command, "--json", "--csv")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages == "mood: --json and --csv say two things; give one\n")
  }
}
