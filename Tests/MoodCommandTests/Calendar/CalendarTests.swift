import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct CalendarTests {
  private func imported() throws -> TestTool {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    #expect(tool.run("calendar", "import", path, "-a", "work").exitCode == 0)
    return tool
  }

  @Test func `a new calendar needs an association, a known one does not`() throws {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    let refused = tool.run("calendar", "import", path)
    #expect(refused.exitCode == 2)
    #expect(refused.messages.contains("--association"))
    #expect(tool.run("calendar", "import", path, "--association", "work").exitCode == 0)
    #expect(tool.run("calendar", "import", path).exitCode == 0)
    let calendars = try tool.array("calendar", "list")
    #expect(calendars.map { $0["name"] as? String } == ["Office"])
    #expect(calendars.map { $0["association"] as? String } == ["work"])
    #expect(calendars.map { $0["events"] as? Int } == [3])
    #expect(calendars.map { $0["from"] as? String } == ["2026-11-02T09:30:00+01:00"])
    #expect(calendars.first?["to"] is NSNull)
  }

  @Test func `importing the same file again changes nothing`() throws {
    let tool = try imported()
    let path = tool.folder.file("work.ics").path
    let again = tool.run("calendar", "import", path)
    #expect(again.output == "Office: nothing new, 3 events as before\n")
    #expect(try tool.array("history").count == 1)
  }

  @Test func `a changed file updates, and what it no longer has is kept and said`() throws {
    let tool = try imported()
    let changed = Calendars.work
      .replacingOccurrences(of: "SUMMARY:Design review", with: "SUMMARY:Architecture review")
      .replacingOccurrences(of: "UID:offsite@example.org", with: "UID:retreat@example.org")
    let outcome = tool.run("calendar", "import", try tool.file("changed.ics", changed))
    #expect(
      outcome.output == """
        Office: 1 event added, 1 changed, 1 as before
          added    Offsite, with an overnight stay
          changed  Architecture review
          no longer in the file, kept: 1 event
          kept     Offsite, with an overnight stay

        """
    )
    let events = try tool.array("calendar", "events", "2026-12-02")
    #expect(events.filter { $0["allDay"] as? Bool == true }.count == 2)
  }

  @Test func `a moved occurrence replaces the one it was`() throws {
    let tool = try imported()
    let moved = Calendars.work.replacingOccurrences(
      of: "END:VCALENDAR",
      with: """
        BEGIN:VEVENT\r
        UID:stand-up@example.org\r
        RECURRENCE-ID;TZID=Europe/Berlin:20261201T093000\r
        DTSTAMP:20261102T080000Z\r
        DTSTART;TZID=Europe/Berlin:20261201T113000\r
        DURATION:PT15M\r
        SUMMARY:Stand-up (late)\r
        END:VEVENT\r
        END:VCALENDAR
        """
    )
    tool.run("calendar", "import", try tool.file("moved.ics", moved))
    let starts = try tool.array("calendar", "events", "2026-12-01").map { $0["start"] as? String }
    #expect(starts == ["2026-12-01T11:30:00+01:00"])
    #expect(try tool.array("calendar", "list").first?["events"] as? Int == 3)
  }

  @Test func `events without a range are those of the present week`() throws {
    let tool = try imported()
    let events = try tool.array("calendar", "events")
    #expect(
      events.map { $0["start"] as? String } == [
        "2026-11-30T09:30:00+01:00", "2026-11-30T14:00:00+01:00", "2026-12-01T09:30:00+01:00",
        "2026-12-02", "2026-12-02T09:30:00+01:00", "2026-12-04T09:30:00+01:00",
      ]
    )
    let offsite = try #require(events.first { $0["allDay"] as? Bool == true })
    #expect(offsite["end"] as? String == "2026-12-04")
    #expect(offsite["zone"] is NSNull)
    #expect(offsite["recurrenceId"] is NSNull)
    #expect(events.first?["zone"] as? String == "Europe/Berlin")
    #expect(events.first?["status"] as? String == "confirmed")
    #expect(events.first?["association"] as? String == "work")
  }

  @Test func `a bad event is left out and listed, the rest goes in`() throws {
    let tool = try TestTool()
    let broken = Calendars.work
      .replacingOccurrences(of: "DTSTART:20261130T130000Z", with: "DTSTART:soon")
    let path = try tool.file("broken.ics", broken)
    let outcome = tool.run("calendar", "import", path, "-a", "work")
    #expect(outcome.exitCode == 5)
    #expect(outcome.messages.contains("\(path): line 37: "))
    #expect(outcome.output == "Office: 2 events added\n")
  }

  @Test(arguments: [("", 2), ("Dear diary,\nthis is a letter.\n", 2)])
  func `a file that is no calendar is refused`(text: String, code: UInt8) throws {
    let tool = try TestTool()
    let path = try tool.file("letter.ics", text)
    let outcome = tool.run("calendar", "import", path, "-a", "work")
    #expect(outcome.exitCode == code)
    #expect(outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `a file that is not there is refused`() throws {
    let tool = try TestTool()
    let outcome = tool.run("calendar", "import", "nowhere.ics", "-a", "work")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages == "mood: there is no file 'nowhere.ics'\n")
  }

  @Test func `standard input is read too, under a name given`() throws {
    let tool = try TestTool()
    tool.input = Calendars.work
    #expect(tool.run("calendar", "import", "-", "--name", "Home", "-a", "family").exitCode == 0)
    #expect(try tool.array("calendar", "list").map { $0["name"] as? String } == ["Home"])
  }

  @Test func `floating times are those of the person, wherever that is`() throws {
    let tool = try TestTool()
    let path = try tool.file("a.ics", Calendars.event("DTSTART:20261130T090000\nDURATION:PT1H"))
    tool.run("calendar", "import", path, "-a", "work")
    for (zone, offset) in [("Europe/Berlin", "+01:00"), ("Asia/Tokyo", "+09:00")] {
      let events = try tool.array("calendar", "events", "2026-11-30", "--zone", zone)
      let event = try #require(events.first)
      #expect(event["start"] as? String == "2026-11-30T09:00:00\(offset)")
      #expect(event["zone"] is NSNull)
    }
  }

  @Test func `cancelled events are listed on request`() throws {
    let tool = try TestTool()
    let text = Calendars.event("DTSTART:20261130T090000Z\nSTATUS:CANCELLED\nSUMMARY:Off")
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "work")
    #expect(try tool.array("calendar", "events").isEmpty)
    let events = try tool.array("calendar", "events", "--cancelled")
    #expect(events.map { $0["status"] as? String } == ["cancelled"])
    let listed = tool.run("calendar", "events", "--cancelled").output
    #expect(listed.contains("Off  a, cancelled"))
  }

  @Test func `a spreadsheet has a row for each event`() throws {
    let tool = try imported()
    let rows = tool.run("calendar", "events", "2026-12-02", "--csv").output
    #expect(
      rows == """
        calendar,summary,start,end,allDay,zone,uid,recurrenceId,status,association\r
        Office,"Offsite, with an overnight stay",2026-12-02,2026-12-04,true,,\
        offsite@example.org,,confirmed,work\r
        Office,Stand-up,2026-12-02T09:30:00+01:00,2026-12-02T09:45:00+01:00,false,\
        Europe/Berlin,stand-up@example.org,20261202T093000,confirmed,work\r

        """
    )
    #expect(tool.run("calendar", "events", "--csv", "--json").exitCode == 2)
  }

  @Test func `an event that recurs too often is cut off, and that is said`() throws {
    let tool = try TestTool()
    let text = Calendars.event("DTSTART:20261130T000000Z\nRRULE:FREQ=SECONDLY\nSUMMARY:Tick")
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "work")
    let outcome = tool.run("calendar", "events", "2026-12-01")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == "'Tick' on a recurs too often to be listed in full\n")
  }

  @Test func `a calendar that is not there cannot be removed or shown`() throws {
    let tool = try imported()
    for arguments in [["calendar", "remove", "Gym"], ["report", "--calendar", "Gym"]] {
      let outcome = tool.run(arguments)
      #expect(outcome.exitCode == 3)
      #expect(outcome.messages.contains("the journal has Office"))
    }
  }
}
