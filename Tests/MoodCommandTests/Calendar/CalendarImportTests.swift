import Foundation
import MoodCommand
import TestSupport
import Testing

/// What `calendar import` makes of its arguments and options.
@Suite struct CalendarImportTests {
  private let yoga = "DTSTART:20261130T170000Z\nDTEND:20261130T180000Z\nSUMMARY:Yoga"

  /// What `calendar list` shows of the names.
  private func names(_ tool: TestTool) throws -> [String] {
    try tool.array("calendar", "list").compactMap { $0["name"] as? String }
  }

  /// The counts of one calendar that an import prints as JSON.
  private func counts(_ tool: TestTool, _ arguments: String...) throws -> [String: Int] {
    let outcome = tool.run(["calendar", "import"] + arguments + ["--json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let calendars = (json as? [String: Any])?["calendars"] as? [[String: Any]]
    var calendar = try #require(calendars?.first, "\(outcome.messages)")
    calendar["new"] = nil
    return calendar.compactMapValues { $0 as? Int }.filter { $0.value != 0 }
  }

  @Test func `several files are several calendars, and one change`() throws {
    let tool = try TestTool()
    let first = try tool.file("a.ics", Calendars.event(yoga))
    let second = try tool.file("b.ics", Calendars.event(yoga, name: "Gym"))
    let outcome = tool.run("calendar", "import", first, second, first, "-a", "fitness")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "a: 1 event added\nGym: 1 event added\n")
    #expect(try names(tool) == ["Gym", "a"])
    #expect(try tool.array("history").count == 1)
    tool.run("undo")
    #expect(try names(tool) == [])
  }

  @Test func `a folder stands for its files, without hidden ones and folders`() throws {
    let tool = try TestTool()
    let manager = FileManager.default
    let folder = tool.folder.file("calendars.ics")
    try manager.createDirectory(
      at: folder.appending(path: "inner.ics"),
      withIntermediateDirectories: true
    )
    for name in ["b.ics", "a.ICS", "inner.ics/c.ics"] {
      _ = try tool.file("calendars.ics/\(name)", Calendars.event(yoga, uid: name))
    }
    _ = try tool.file("calendars.ics/.d.ics", "hidden")
    _ = try tool.file("calendars.ics/notes.txt", "a letter")
    let outcome = tool.run("calendar", "import", folder.path, "-a", "fitness")
    #expect(outcome.output == "a: 1 event added\nb: 1 event added\n")
    #expect(tool.run("calendar", "import", folder.path + "/").output.contains("a: nothing new"))
  }

  @Test func `a folder without calendars is refused`() throws {
    let tool = try TestTool()
    let outcome = tool.run("calendar", "import", tool.folder.url.path, "-a", "work")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.hasPrefix("mood: there is no .ics file in the folder '"))
  }

  @Test func `a file that is no calendar keeps all the others out`() throws {
    let tool = try TestTool()
    let good = try tool.file("good.ics", Calendars.event(yoga))
    let bad = try tool.file("bad.ics", "Dear diary\n")
    let outcome = tool.run("calendar", "import", good, bad, "-a", "work")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("\(bad): this is not iCalendar"))
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `one name is for one calendar`() throws {
    let tool = try TestTool()
    let plain = try tool.file("plain.ics", Calendars.event(yoga))
    let other = try tool.file("other.ics", Calendars.event(yoga))
    let gym = try tool.file("gym.ics", Calendars.event(yoga, name: "Gym"))
    for files in [[plain, other], [plain, gym]] {
      let refused = tool.run(["calendar", "import"] + files + ["--name", "Me", "-a", "fitness"])
      #expect(refused.exitCode == 2)
      #expect(refused.messages.contains("these are 2: 'plain', '"))
    }
    let twice = try tool.file(
      "twice.ics",
      Calendars.event(yoga, name: "A") + Calendars.event(yoga, name: "B")
    )
    #expect(tool.run("calendar", "import", twice, "--name", "Me", "-a", "work").exitCode == 2)
    #expect(tool.run("calendar", "import", twice, "-a", "work").exitCode == 0)
    #expect(try names(tool) == ["A", "B"])
    #expect(tool.run("calendar", "import", plain, "--name", " ", "-a", "work").exitCode == 2)
  }

  @Test func `a folder of nameless files can be one calendar`() throws {
    let tool = try TestTool()
    try FileManager.default.createDirectory(
      at: tool.folder.file("me"),
      withIntermediateDirectories: true
    )
    for name in ["1", "2", "3"] {
      _ = try tool.file("me/\(name).ics", Calendars.event(yoga, uid: name))
    }
    let folder = tool.folder.file("me").path
    let outcome = tool.run("calendar", "import", folder, "--name", "Me", "-a", "fitness")
    #expect(outcome.output == "Me: 3 events added\n")
    try FileManager.default.removeItem(at: tool.folder.file("me/2.ics"))
    let synced = tool.run("calendar", "import", folder, "--name", "Me", "--sync")
    let counts = "Me: 0 events added, 0 changed, 1 removed, 2 as before\n"
    #expect(synced.output == counts + "  removed  Yoga\n")
  }

  @Test func `files of one name are one calendar`() throws {
    let tool = try TestTool()
    let first = try tool.file("1.ics", Calendars.event(yoga, uid: "1", name: "Gym"))
    let second = try tool.file("2.ics", Calendars.event(yoga, uid: "2", name: "Gym"))
    let outcome = tool.run("calendar", "import", first, second, "-a", "fitness", "--sync")
    #expect(outcome.output == "Gym: 2 events added\n")
  }

  @Test func `a name is one line that can be typed`() throws {
    let tool = try TestTool()
    let path = try tool.file("x.ics", Calendars.event(yoga, name: " My\\n\u{1B}[31m\u{202E}gym "))
    #expect(tool.run("calendar", "import", path, "-a", "fitness").exitCode == 0)
    #expect(try names(tool) == ["My [31mgym"])
    let long = Calendars.event(yoga, name: String(repeating: "n", count: 5000))
    tool.run("calendar", "import", try tool.file("y.ics", long), "-a", "fitness")
    #expect(try names(tool).last == String(repeating: "n", count: 200))
  }

  @Test func `the association is remembered and can be changed`() throws {
    let tool = try TestTool()
    let path = try tool.file("gym.ics", Calendars.event(yoga))
    tool.run("calendar", "import", path, "-a", "work")
    let outcome = tool.run("calendar", "import", path, "-a", "fitness")
    #expect(
      outcome.output == "gym: 0 events added, 0 changed, 1 as before, the calendar itself changed\n"
    )
    tool.run("calendar", "import", path)
    #expect(try tool.array("calendar", "list").map { $0["association"] as? String } == ["fitness"])
    #expect(try tool.array("history").count == 2)
  }

  @Test func `what vanished is removed only on request`() throws {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    tool.run("calendar", "import", path, "-a", "work")
    let short = try tool.file("short.ics", Calendars.event(yoga, name: "Office"))
    #expect(try counts(tool, short, "--dry-run") == ["added": 1, "missing": 3])
    #expect(try counts(tool, short, "--dry-run", "--sync") == ["added": 1, "removed": 3])
    #expect(try counts(tool, short) == ["added": 1, "missing": 3])
    let kept = tool.run("calendar", "import", short)
    #expect(kept.output.hasPrefix("Office: nothing new, 1 event as before\n  no longer in the"))
    #expect(kept.messages == "Office: --sync takes away what the files no longer have\n")
    #expect(try counts(tool, short, "--sync") == ["unchanged": 1, "removed": 3])
    #expect(try tool.array("calendar", "list").map { $0["events"] as? Int } == [1])
    #expect(try tool.array("calendar", "events", "2026-12").isEmpty)
    tool.run("undo")
    #expect(try tool.array("calendar", "list").map { $0["events"] as? Int } == [4])
  }

  @Test func `a moved occurrence that is no longer moved goes with the rest`() throws {
    let tool = try TestTool()
    let daily = "DTSTART:20261130T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:Daily"
    let moved = "RECURRENCE-ID:20261201T090000Z\nDTSTART:20261201T150000Z"
    let both = Calendars.event(daily, name: "a") + Calendars.event(moved, name: "a")
    tool.run("calendar", "import", try tool.file("a.ics", both), "-a", "work")
    func starts() throws -> [String] {
      try tool.array("calendar", "events", "2026-12-01").compactMap { $0["start"] as? String }
    }
    #expect(try starts() == ["2026-12-01T16:00:00+01:00"])
    tool.run("calendar", "import", try tool.file("a.ics", Calendars.event(daily)), "--sync")
    #expect(try starts() == ["2026-12-01T10:00:00+01:00"])
  }

  @Test func `nothing is removed for files that could not be read whole`() throws {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    tool.run("calendar", "import", path, "-a", "work")
    let cut = try #require(Calendars.work.components(separatedBy: "BEGIN:VEVENT\r\nUID:offs").first)
    let broken = Calendars.work.replacingOccurrences(
      of: "DTSTART:20261130T130000Z",
      with: "DTSTART:soon"
    )
    for text in [cut, broken] {
      let outcome = tool.run("calendar", "import", try tool.file("new.ics", text), "--sync")
      #expect(outcome.exitCode == 5)
      #expect(outcome.messages.contains("because they could not be read whole"))
      #expect(try tool.array("calendar", "list").map { $0["events"] as? Int } == [3])
    }
    #expect(tool.run("calendar", "import", try tool.file("new.ics", cut)).exitCode == 0)
  }

  @Test func `a dry run writes nothing, not even a journal`() throws {
    let tool = try TestTool()
    let path = try tool.file("gym.ics", Calendars.event(yoga))
    #expect(tool.run("calendar", "import", path, "--dry-run").exitCode == 2)
    let outcome = tool.run("calendar", "import", path, "--dry-run", "-a", "fitness")
    #expect(outcome.output == "gym: 1 event added\n")
    #expect(outcome.messages == "nothing was written, because of --dry-run\n")
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
    tool.run("calendar", "import", path, "-a", "fitness")
    let before = try Data(contentsOf: tool.journal)
    let changed = try tool.file("gym.ics", Calendars.event(yoga + " class"))
    #expect(try counts(tool, changed, "--dry-run") == ["changed": 1])
    #expect(try Data(contentsOf: tool.journal) == before)
  }

  @Test func `strict means that an event left out keeps everything out`() throws {
    let tool = try TestTool()
    let bad = try tool.file("bad.ics", Calendars.event("SUMMARY:Never"))
    let good = try tool.file("good.ics", Calendars.event(yoga + "\nwrong"))
    let outcome = tool.run("calendar", "import", good, bad, "-a", "work", "--strict")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("\(bad): line 4: an event without DTSTART was left out\n"))
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
    // What is merely passed over keeps nothing out.
    let repaired = tool.run("calendar", "import", good, "-a", "work", "--strict")
    #expect(repaired.exitCode == 0)
    #expect(repaired.messages.hasPrefix("\(good): line 10: warning: a line without a "))
    #expect(tool.run("calendar", "import", bad, "-a", "work").exitCode == 5)
  }

  @Test func `of many problems some are listed, and those that cost an event first`() throws {
    let tool = try TestTool()
    let lines = Array(repeating: "wrong", count: 100).joined(separator: "\n")
    let text = Calendars.event(lines + "\n" + yoga) + Calendars.event("SUMMARY:Never")
    let path = try tool.file("a.ics", text)
    let some = tool.run("calendar", "import", path, "-a", "work").messages
    #expect(some.split(separator: "\n").count == 21)
    #expect(some.hasSuffix("was left out\nand 81 more like these; --problems lists them all\n"))
    let all = tool.run("calendar", "import", path, "--problems").messages
    #expect(all.split(separator: "\n").count == 101)
    let quiet = tool.run("calendar", "import", path, "--quiet").messages
    #expect(quiet.split(separator: "\n").count == 1)
    let object = try tool.object("calendar", "import", path)
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems.count == 101)
    #expect(problems.last?["severity"] as? String == "skipped")
    #expect(problems.last?["file"] as? String == path)
    #expect(problems.first?["line"] as? Int == 7)
  }

  @Test func `long lists of events are cut`() throws {
    let tool = try TestTool()
    let many = (0..<50).map { Calendars.event(yoga, uid: "\($0)", name: "Gym") }
    let path = try tool.file("gym.ics", many.joined())
    tool.run("calendar", "import", path, "-a", "fitness")
    let changed = many.joined().replacingOccurrences(of: "Yoga", with: "Dance")
    let lines = tool.run("calendar", "import", try tool.file("gym.ics", changed)).output
      .split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.last == "  changed  … and 30 events more")
  }

  @Test func `a colour and a zone in the file are kept`() throws {
    let tool = try TestTool()
    let heading = "X-WR-TIMEZONE:Asia/Tokyo\nCOLOR:teal\nBEGIN:VEVENT"
    let text = Calendars.event("DTSTART:20261130T090000").replacingOccurrences(
      of: "BEGIN:VEVENT",
      with: heading
    )
    tool.run("calendar", "import", try tool.file("a.ics", text), "-a", "work")
    tool.run(
      "calendar",
      "import",
      try tool.file("a.ics", Calendars.event("DTSTART:20261130T090000")),
      "--sync"
    )
    #expect(
      try tool.array("calendar", "events").map { $0["start"] as? String } == [
        "2026-11-30T01:00:00+01:00"
      ]
    )
    #expect(tool.run("calendar", "export").output.contains("\r\nCOLOR:teal\r\n"))
  }
}
