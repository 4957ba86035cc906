import MoodCommand
import Testing

@Suite struct DueTests {
  private func tool(at now: String, rules: String? = nil) throws -> TestTool {
    let tool = try TestTool(now: now)
    if let rules { #expect(tool.run("config", "set", "due", rules).exitCode == 0) }
    return tool
  }

  /// The exit code and what is said.
  private func due(_ tool: TestTool) -> String {
    let outcome = tool.run("due")
    #expect(tool.run("due", "--quiet").exitCode == outcome.exitCode)
    #expect(tool.run("due", "--quiet").output.isEmpty)
    return "\(outcome.exitCode) \(outcome.output)"
  }

  @Test func `the evening asks for the day's mood until there is one`() throws {
    let tool = try tool(at: "2026-11-30T18:59:00Z")
    #expect(due(tool) == "3 ")
    tool.now = try TestTool.instant("2026-11-30T19:00:00Z")
    #expect(due(tool) == "0 the day has no daily mood yet\n")
    tool.run("log", "pleasant")
    #expect(due(tool).hasPrefix("0"))
    tool.run("log", "pleasant", "--daily")
    #expect(due(tool) == "3 ")
  }

  @Test func `with a late start of the day the evening goes on past midnight`() throws {
    let tool = try tool(at: "2026-11-30T23:30:00Z", rules: "evening 21:00")
    #expect(due(tool) == "3 ")
    tool.run("config", "set", "day-start", "04:00")
    #expect(due(tool).hasPrefix("0"))
  }

  @Test func `hours count from the last check-in, while one is awake`() throws {
    let tool = try tool(at: "2026-11-30T12:00:00Z", rules: "every 4h")
    #expect(due(tool) == "0 there is no check-in yet\n")
    tool.run("log", "pleasant", "--at", "09:10")
    #expect(due(tool) == "3 ")
    tool.now = try TestTool.instant("2026-11-30T13:30:00Z")
    #expect(due(tool) == "0 the last check-in was 5h ago\n")
    tool.now = try TestTool.instant("2026-11-30T22:30:00Z")
    #expect(due(tool) == "3 ")
  }

  @Test func `events and questionnaires ask when they are there`() throws {
    let tool = try tool(at: "2026-11-30T12:00:00Z", rules: "events, questionnaires")
    #expect(due(tool) == "3 ")
    tool.input = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//test
      BEGIN:VEVENT
      UID:one
      DTSTART:20261130T090000Z
      DTEND:20261130T100000Z
      SUMMARY:Review
      END:VEVENT
      END:VCALENDAR
      """
    tool.run("calendar", "import", "-", "--name", "Office", "-a", "work")
    tool.input = ""
    #expect(due(tool) == "0 'Review' waits for a check-in\n")
    let json = try tool.object("due")
    #expect(json["due"] as? Bool == true)
    #expect((json["reasons"] as? [[String: Any]])?.first?["rule"] as? String == "events")
    tool.run("config", "set", "due", "never")
    #expect(due(tool) == "3 ")
  }

  @Test(arguments: [
    "sometimes", "every", "every 5min", "every 99h", "evening 25:00", "events events",
    "events, events", "", "never, events",
  ])
  func `what is no rule is refused`(rules: String) throws {
    let tool = try TestTool()
    #expect(tool.run("config", "set", "due", rules).exitCode == 2)
    #expect(tool.run("config", "get", "due").output == "events, evening 20:00, questionnaires\n")
  }
}
