import MoodCommand
import TestSupport
import Testing

@Suite struct PendingTests {
  /// The tool on Monday, 30 November 2026, at 21:30 in Berlin, with a work calendar.
  private func imported() throws -> TestTool {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    tool.run("calendar", "import", path, "-a", "work")
    return tool
  }

  private func starts(_ tool: TestTool) throws -> [String] {
    try tool.array("pending").compactMap { $0["start"] as? String }
  }

  @Test func `ended events are listed, the latest first, until they are rated`() throws {
    let tool = try imported()
    #expect(try starts(tool) == ["2026-11-30T14:00:00+01:00", "2026-11-30T09:30:00+01:00"])
    tool.run("log", "😊", "--event", "review")
    #expect(try starts(tool) == ["2026-11-30T09:30:00+01:00"])
    tool.run("log", "😊", "-a", "work", "--at", "09:50")
    #expect(try starts(tool) == [])
    tool.run("undo")
    tool.run("undo")
    #expect(try starts(tool).count == 2)
  }

  @Test func `people see them by day, and how to rate one`() throws {
    let tool = try imported()
    tool.run("config", "set", "pending-window", "96h")
    #expect(
      tool.run("pending").output == """
        Mon 30 Nov 2026
          14:00–15:30  Design review  Office
          09:30–09:45  Stand-up  Office

        Fri 27 Nov 2026
          09:30–09:45  Stand-up  Office

        Rate one with a word or a face, as in: mood log pleasant --event 'Design review'

        """
    )
  }

  @Test func `the line that rates one names the right one`() throws {
    let tool = try TestTool()
    let daily = "DTSTART;TZID=Europe/Berlin:20261128T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY"
    let text = Calendars.event(daily + "\nSUMMARY:Night's watch")
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "work")
    tool.run("config", "set", "pending-window", "48h")
    #expect(tool.run("pending").output.hasSuffix("--event 'Night'\\''s watch'\n"))
    tool.run("log", "pleasant", "--event", "Night's watch")
    #expect(
      tool.run("pending").output.hasSuffix("--event 'Night'\\''s watch' --at '2026-11-29 10:00'\n")
    )
    tool.run("log", "pleasant", "--event", "Night's watch", "--at", "2026-11-29 10:00")
    #expect(try starts(tool) == [])
  }

  @Test func `the window is a setting`() throws {
    let tool = try imported()
    #expect(tool.run("config", "get", "pending-window").output == "24h\n")
    tool.run("config", "set", "pending-window", "7h")
    #expect(try starts(tool) == ["2026-11-30T14:00:00+01:00"])
    for bad in ["0h", "337h", "a day", ""] {
      #expect(tool.run("config", "set", "pending-window", bad).exitCode == 2)
    }
    tool.run("config", "unset", "pending-window")
    #expect(try starts(tool).count == 2)
  }

  @Test func `none is no failure`() throws {
    let tool = try TestTool()
    let outcome = tool.run("pending")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == "no event waits for a check-in\n")
    #expect(tool.run("pending", "--json").output == "[]\n")
    #expect(tool.run("pending", "--calendar", "Gym").exitCode == 3)
  }

  @Test func `a long event is rated by a sample far back in it, if no other is nearer`() throws {
    let tool = try TestTool()
    let trip = "DTSTART:20261125T070000Z\nDTEND:20261130T190000Z"
    let talk = "DTSTART:20261126T090000Z\nDTEND:20261126T100000Z"
    let text =
      Calendars.event(trip + "\nSUMMARY:Trip", uid: "trip")
      + Calendars.event(talk + "\nSUMMARY:Talk", uid: "talk")
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "travel")
    tool.run("log", "pleasant", "-a", "travel", "--at", "2026-11-26 10:30")
    #expect(try starts(tool) == ["2026-11-25T08:00:00+01:00"])
    tool.run("log", "pleasant", "-a", "travel", "--at", "2026-11-27 10:30")
    #expect(try starts(tool) == [])
  }
}
