import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct CalendarExportTests {
  private func imported() throws -> TestTool {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    tool.run("calendar", "import", path, "-a", "work")
    return tool
  }

  /// What a journal shows of its calendars' events.
  private func events(_ tool: TestTool, _ journal: String? = nil) -> String {
    let options = journal.map { ["--journal", $0] } ?? []
    return tool.run(
      ["calendar", "events", "2026-11-01..2027-04-30", "--cancelled", "--json"] + options
    ).output
  }

  @Test func `what is exported is imported as the same`() throws {
    let tool = try imported()
    let file = tool.folder.file("out.ics").path
    let outcome = tool.run("calendar", "export", "-o", file)
    #expect(outcome.messages == "1 calendar written to \(file)\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let again = tool.run("calendar", "import", file).output
    #expect(again == "Office: nothing new, 3 events as before\n")
    let other = tool.folder.file("other.sqlite").path
    #expect(tool.run("calendar", "import", file, "-a", "work", "--journal", other).exitCode == 0)
    #expect(events(tool, other) == events(tool))
    let exported = tool.run("calendar", "export", "--journal", other)
    #expect(exported == tool.run("calendar", "export"))
  }

  @Test(arguments: 0..<12)
  func `random calendars survive the way out and in`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tool = try TestTool()
    let text = (0..<12).map { Self.event($0, using: &random) }.joined()
    tool.run("calendar", "import", try tool.file("in.ics", text), "--name", "Me", "-a", "work")
    let file = tool.folder.file("out.ics").path
    #expect(tool.run("calendar", "export", "-o", file).exitCode == 0)
    let other = tool.folder.file("other.sqlite").path
    let outcome = tool.run("calendar", "import", file, "-a", "work", "--journal", other, "--strict")
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(events(tool, other) == events(tool))
    #expect(events(tool).count > 3)
    let first = tool.run("calendar", "export")
    #expect(tool.run("calendar", "export", "--journal", other) == first)
  }

  @Test func `the zones in use are defined`() throws {
    let tool = try TestTool()
    let text = Calendars.event("DTSTART;TZID=W. Europe Standard Time:20261130T090000")
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "work")
    let output = tool.run("calendar", "export").output
    #expect(output.contains("TZID:W. Europe Standard Time\r\nX-LIC-LOCATION:Europe/Berlin\r\n"))
    #expect(output.components(separatedBy: "BEGIN:VTIMEZONE").count == 2)
    let again = tool.run("calendar", "import", try tool.file("b.ics", output)).output
    #expect(again == "a: nothing new, 1 event as before\n")
  }

  @Test func `calendars are chosen by name`() throws {
    let tool = try imported()
    let gym = Calendars.event("DTSTART:20261130T170000Z", name: "Gym")
    tool.run("calendar", "import", try tool.file("gym.ics", gym), "-a", "fitness")
    func names(_ arguments: String...) -> [Substring] {
      tool.run(["calendar", "export"] + arguments).output.split(separator: "\r\n")
        .filter { $0.hasPrefix("NAME:") }
    }
    #expect(names() == ["NAME:Gym", "NAME:Office"])
    #expect(names("Office", "Gym", "Office") == ["NAME:Office", "NAME:Gym"])
    #expect(names("Gym") == ["NAME:Gym"])
    #expect(tool.run("calendar", "export", "Home").exitCode == 3)
    #expect(tool.run("calendar", "export", "--json").exitCode == 2)
  }

  @Test func `the journal is not written over, nor a file for nothing`() throws {
    let tool = try imported()
    #expect(tool.run("calendar", "export", "-o", tool.journal.path).exitCode == 2)
    #expect(tool.run("verify").exitCode == 0)
    let empty = try TestTool()
    let file = empty.folder.file("out.ics").path
    let outcome = empty.run("calendar", "export", "-o", file)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.hasPrefix("no calendars to export"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  /// A calendar with one event, with what calendars write: zones, rules, exceptions, texts.
  private static func event(_ index: Int, using random: inout SeededGenerator) -> String {
    let day = Int.random(in: 10...28, using: &random)
    let starts = [
      ";VALUE=DATE:202611\(day)", ":202611\(day)T090000", ":202611\(day)T090000Z",
      ";TZID=Europe/Berlin:202611\(day)T023000", ";TZID=\"US, Own: zone\":202611\(day)T233000",
      ";TZID=Eastern Standard Time:202611\(day)T120000",
    ]
    let start = random.one(of: starts)
    let isDay = start.hasPrefix(";VALUE")
    var lines = ["DTSTART\(start)"]
    lines.append(isDay ? "DURATION:P\(random.one(of: [1, 3]))D" : "DURATION:PT90M")
    let rules = [
      "FREQ=DAILY;COUNT=9", "FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270101", "FREQ=MONTHLY;BYDAY=-1FR",
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=20270301T000000", "FREQ=YEARLY;BYMONTHDAY=31",
    ]
    if random.once(in: 2) { lines.append("RRULE:\(random.one(of: rules))") }
    if random.once(in: 3) { lines.append("EXDATE\(start)") }
    if random.once(in: 3) { lines.append("RDATE;VALUE=DATE:20270214") }
    let texts = ["Café, \\; and \\\\n", "\u{1F499} blue", "", "BEGIN:VEVENT", "a\\nb"]
    lines.append("SUMMARY:\(random.one(of: texts))")
    if random.once(in: 2) {
      lines.append("DESCRIPTION:\(String(repeating: random.one(of: texts), count: 30))x")
    }
    if random.once(in: 3) { lines.append("STATUS:\(random.one(of: ["CANCELLED", "TENTATIVE"]))") }
    if random.once(in: 3) { lines.append("CATEGORIES:Gym,\(random.one(of: texts))") }
    return Calendars.event(lines.joined(separator: "\n"), uid: "\(index)", name: "Me")
  }
}
