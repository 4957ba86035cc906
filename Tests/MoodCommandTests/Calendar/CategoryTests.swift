import Foundation
import MoodCommand
import TestSupport
import Testing

/// Events that belong to another area of life than their calendar.
@Suite struct CategoryTests {
  private let events = [
    ("yoga", "DTSTART:20261130T170000Z\nDTEND:20261130T180000Z\nCATEGORIES:Wellness,GYM"),
    ("meeting", "DTSTART:20261130T100000Z\nDTEND:20261130T110000Z\nCATEGORIES:Team"),
    ("walk", "DTSTART:20261130T120000Z\nDTEND:20261130T123000Z"),
  ]

  private func imported(_ options: String...) throws -> (tool: TestTool, path: String) {
    let tool = try TestTool()
    let text = events.map { name, lines in
      Calendars.event(lines + "\nSUMMARY:\(name)", uid: name, name: "Me")
    }
    let path = try tool.file("me.ics", text.joined())
    let outcome = tool.run(["calendar", "import", path, "-a", "family"] + options)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return (tool, path)
  }

  /// The associations of the meeting, the walk and the yoga class.
  private func associations(_ tool: TestTool) throws -> [String] {
    try tool.array("calendar", "events", "2026-11-30").compactMap { $0["association"] as? String }
  }

  @Test func `a category gives its events another association`() throws {
    let (tool, path) = try imported("--map", "Gym=fitness", "--map", "team=work")
    #expect(try associations(tool) == ["work", "family", "fitness"])
    // It is remembered, and so is undoing it.
    tool.run("calendar", "import", path)
    #expect(try associations(tool) == ["work", "family", "fitness"])
    tool.run("calendar", "import", path, "--map", "gym=health", "-a", "friends")
    #expect(try associations(tool) == ["work", "friends", "health"])
    tool.run("undo")
    #expect(try associations(tool) == ["work", "family", "fitness"])
    tool.run("calendar", "import", path, "--map", "GYM=")
    #expect(try associations(tool) == ["work", "family", "family"])
    #expect(
      tool.run("calendar", "list").output.hasPrefix("Me  family (team: work)  3 events  from ")
    )
    #expect(tool.run("verify").exitCode == 0)
  }

  @Test func `the view of the journal shows it`() throws {
    let (tool, path) = try imported("--map", "Gym=fitness")
    let query = "SELECT summary, association FROM event ORDER BY summary;"
    #expect(
      try SQLiteShell.run(query, on: tool.journal) == "meeting|family\nwalk|family\nyoga|fitness\n"
    )
    tool.run("calendar", "import", path, "--map", "Gym=health", "-a", "friends")
    #expect(
      try SQLiteShell.run(query, on: tool.journal) == "meeting|friends\nwalk|friends\nyoga|health\n"
    )
    let all = try SQLiteShell.run("SELECT * FROM event WHERE uid = 'walk';", on: tool.journal)
    #expect(
      all == "Me|friends|walk|2026-11-30T12:00Z|2026-11-30T12:30Z|UTC||confirmed|walk|\n"
    )
  }

  @Test func `removing the calendar forgets it, and undo brings it back`() throws {
    let (tool, path) = try imported("--map", "Gym=fitness")
    tool.run("calendar", "remove", "Me")
    tool.run("undo")
    #expect(try associations(tool).last == "fitness")
    tool.run("redo")
    tool.run("calendar", "import", path, "-a", "family")
    #expect(try associations(tool).last == "family")
    #expect(tool.run("verify").exitCode == 0)
  }

  @Test func `a check-in about such an event takes its association`() throws {
    let (tool, _) = try imported("--map", "Gym=fitness")
    let sample = try tool.object("log", "😊", "--event", "yoga")
    #expect(sample["associations"] as? [String] == ["fitness"])
  }

  @Test func `reports count such events with their own association`() throws {
    let (tool, _) = try imported("--map", "Gym=fitness")
    tool.run("log", "😊", "-a", "fitness", "--at", "18:30")
    tool.run("log", "--valence", "-1", "-a", "work", "--at", "18:40")
    let report = try tool.object("report")
    let quality = try #require(report["calendarQuality"] as? [String: Any])
    #expect(quality["percent"] as? Int == 90)
    #expect(quality["ratedEvents"] as? Int == 1)
    let happiest = try #require(report["happiestEvent"] as? [String: Any])
    #expect((happiest["event"] as? [String: Any])?["summary"] as? String == "yoga")
    let pending = try tool.array("pending").compactMap { $0["summary"] as? String }
    #expect(pending == ["walk", "meeting"])
  }

  @Test(arguments: ["Gym", "=fitness", "Gym=gymnastics", " = "])
  func `what names no category or no association is refused`(option: String) throws {
    let tool = try TestTool()
    let path = try tool.file("me.ics", Calendars.event("DTSTART:20261130"))
    let outcome = tool.run("calendar", "import", path, "-a", "family", "--map", option)
    #expect(outcome.exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `a category that no event has is mentioned`() throws {
    let tool = try TestTool()
    let path = try tool.file("me.ics", Calendars.event("DTSTART:20261130\nCATEGORIES:Gym"))
    let outcome = tool.run(
      "calendar",
      "import",
      path,
      "-a",
      "family",
      "--map",
      "Gmy=fitness",
      "--map",
      "gym=fitness"
    )
    #expect(outcome.messages == "me: no event has the category 'Gmy'\n")
    #expect(outcome.exitCode == 0)
  }
}
