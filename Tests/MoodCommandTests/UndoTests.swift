import Foundation
import MoodCommand
import TestSupport
import Testing

/// Every command that writes the journal, and what undo makes of it.
@Suite struct UndoTests {
  /// All that a journal shows.
  private func state(_ tool: TestTool) -> [String] {
    [
      tool.run("list", "--json").output,
      tool.run("calendar", "list", "--json").output,
      tool.run("calendar", "events", "2026-11-01..2026-12-31", "--json").output,
      tool.run("report", "--json").output,
    ]
  }

  @Test func `undo and redo step through every command that writes`() throws {
    let tool = try TestTool()
    let work = try tool.file("work.ics", Calendars.work)
    let changed = try tool.file(
      "changed.ics",
      Calendars.work.replacingOccurrences(
        of: "SUMMARY:Design review",
        with: "SUMMARY:Architecture review\r\nCATEGORIES:Team"
      )
    )
    let short = try tool.file("short.ics", Calendars.event("DTSTART:20261202T130000Z"))
    let id = { try #require(try tool.array("list", "--sort", "oldest").first?["id"] as? String) }
    var commands: [[String]] = [
      ["log", "😊", "-a", "work", "--tag", "desk", "--note", "One."],
      ["log", "unpleasant", "drained", "--at", "yesterday 9pm"],
      ["calendar", "import", work, "--name", "Office", "-a", "work"],
      ["log", "pleasant", "--event", "review"],
    ]
    var states = [state(tool)]
    func run(_ command: [String]) throws {
      let outcome = tool.run(command)
      #expect(outcome.exitCode == 0, "\(command): \(outcome.messages)")
      let now = state(tool)
      #expect(now != states.last, "\(command) changed nothing")
      states.append(now)
    }
    for command in commands { try run(command) }
    commands = [
      ["edit", try id(), "neutral", "--note", "Two."],
      ["calendar", "import", changed, "--name", "Office"],
      ["calendar", "import", changed, "--name", "Office", "--map", "Team=community"],
      ["calendar", "import", short, "--name", "Office", "--sync"],
      ["delete", try id()],
      ["calendar", "remove", "Office"],
    ]
    for command in commands { try run(command) }

    for _ in 0..<2 {
      for expected in states.dropLast().reversed() {
        #expect(tool.run("undo").exitCode == 0)
        #expect(state(tool) == expected)
      }
      let empty = tool.run("undo")
      #expect(empty.exitCode == 1)
      #expect(empty.messages == "mood: there is nothing to undo\n")
      for expected in states.dropFirst() {
        #expect(tool.run("redo").exitCode == 0)
        #expect(state(tool) == expected)
      }
      #expect(tool.run("redo").messages == "mood: there is nothing to redo\n")
    }
  }

  @Test func `history names the commands and marks what is undone`() throws {
    let tool = try TestTool()
    tool.run("log", "neutral")
    tool.run("log", "pleasant")
    tool.run("undo")
    let history = try tool.array("history")
    #expect(history.map { $0["command"] as? String } == ["log", "log"])
    #expect(history.map { $0["undone"] as? Bool } == [true, false])
    #expect(history.map { $0["change"] as? Int } == [2, 1])
    #expect(history.map { $0["samples"] as? Int } == [1, 1])
    #expect(history.map { $0["at"] as? String }.allSatisfy { $0 == "2026-11-30T21:30:00+01:00" })
  }

  @Test func `settings are no part of undo`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "day-start", "04:00")
    #expect(tool.run("undo").exitCode == 1)
    #expect(tool.run("config", "get", "day-start").output == "04:00\n")
  }
}
