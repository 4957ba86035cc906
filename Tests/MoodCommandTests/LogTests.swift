import Foundation
import MoodCommand
import TestSupport
import Testing
import WellbeingKit

@Suite struct LogTests {
  /// Words of a check-in and what they say.
  ///
  /// A type of its own: a table of tuples of literals takes the compiler minutes.
  struct Words: Sendable {
    var words: [String]
    var valence: Double
    var labels: [String]
    var associations: [String]

    init(_ words: [String], _ valence: Double, _ labels: [String], _ associations: [String]) {
      self.words = words
      self.valence = valence
      self.labels = labels
      self.associations = associations
    }

    static func sevenths(_ count: Double) -> Double { count / 7 }

    static let table: [Words] = [
      Words(["😊", "-a", "work"], 0.8, ["happy"], ["work"]),
      Words(["😡"], -0.8, ["angry"], []),
      Words(["😢"], -0.6, ["sad"], []),
      Words(["😐"], 0, ["indifferent"], []),
      Words(["😌"], 0.5, ["satisfied"], []),
      Words(
        ["pleasant", "calm", "grateful", "-a", "family"],
        Words.sevenths(4),
        ["calm", "grateful"],
        ["family"]
      ),
      Words(["--valence", "-0.4", "--label", "stressed"], -0.4, ["stressed"], []),
      Words(["--valence=-1"], -1, [], []),
      Words(["very", "unpleasant"], Words.sevenths(-6), [], []),
      Words(["very-unpleasant"], Words.sevenths(-6), [], []),
      Words(["VeryUnpleasant"], Words.sevenths(-6), [], []),
      Words(["unpleasant"], Words.sevenths(-4), [], []),
      Words(["slightly", "unpleasant"], Words.sevenths(-2), [], []),
      Words(["neutral"], 0, [], []),
      Words(["slightly-pleasant"], Words.sevenths(2), [], []),
      Words(["very pleasant"], Words.sevenths(6), [], []),
      Words(["Neutral", "--label", "Calm,GRATEFUL"], 0, ["calm", "grateful"], []),
      Words(["neutral", "-a", "self-care", "-a", "selfCare"], 0, [], ["selfCare"]),
      Words(["neutral", "-a", "current events,Self Care"], 0, [], ["currentEvents", "selfCare"]),
      Words(["unpleasant", "😊"], Words.sevenths(-4), ["happy"], []),
    ]
  }

  @Test(arguments: Words.table)
  func `words say valence, labels and associations`(expected: Words) throws {
    let tool = try TestTool()
    let outcome = tool.run(["log"] + expected.words)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.isEmpty)
    let sample = try #require(try tool.array("list").first)
    #expect(sample["valence"] as? Double == expected.valence)
    #expect(sample["labels"] as? [String] == expected.labels)
    #expect(sample["associations"] as? [String] == expected.associations)
    #expect(sample["kind"] as? String == "momentaryEmotion")
  }

  /// Words that are refused, and a part of the message.
  static let refusals: [(words: [String], message: String)] = [
    (["plesant"], "'plesant' is no label, valence or emoji; did you mean pleasant?"),
    (["neutral", "gratful"], "did you mean grateful"),
    (["neutral", "-a", "wrk"], "'wrk' is no association; did you mean work?"),
    (["neutral", "--label", "unknown(47)"], "is no label"),
    (["happy"], "--valence"),
    ([], "--valence"),
    (["--valence", "1.5"], "a number from -1 to 1"),
    (["--valence", "nan"], "a number from -1 to 1"),
    (["--valence", "inf"], "a number from -1 to 1"),
    (["pleasant", "unpleasant"], "two valences"),
    (["😊", "😢"], "two check-ins"),
    (["pleasant", "--valence", "0"], "give one"),
    (["pleasant", "--at", "tomorrow"], "still to come"),
    (["pleasant", "--at", "someday"], "cannot read \"someday\""),
    (["pleasant", "--kind", "weekly"], "momentary or daily"),
    (["pleasant", "--daily", "--kind", "momentary"], "give one"),
    (["pleasant", "--zone", "Mars/Olympus"], "Mars/Olympus"),
    (["pleasant", "--edit"], "needs a terminal"),
  ]

  @Test(arguments: refusals)
  func `what cannot be meant is refused and nothing is stored`(
    words: [String],
    message: String
  ) throws {
    let tool = try TestTool()
    let outcome = tool.run(["log"] + words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.filter { $0 == "\n" }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `a note comes from standard input or the editor`() throws {
    let tool = try TestTool()
    tool.input = "From a pipe.\nTwo lines.\n"
    tool.run("log", "neutral", "--note", "-")
    tool.edited = "From the editor.\n"
    tool.run("log", "neutral", "--edit")
    let notes = try tool.array("list", "--sort", "oldest").map { $0["note"] as? String }
    #expect(notes == ["From a pipe.\nTwo lines.", "From the editor."])
  }

  @Test(arguments: [
    ("yesterday 21:30", "2026-11-29T21:30:00+01:00"),
    ("2 h ago", "2026-11-30T19:30:00+01:00"),
    ("2026-11-03 08:15", "2026-11-03T08:15:00+01:00"),
    ("2026-07-01", "2026-07-01T21:30:00+02:00"),
    ("2026-11-30T12:00:00-05:00", "2026-11-30T12:00:00-05:00"),
    ("last friday 9am", "2026-11-27T09:00:00+01:00"),
  ])
  func `the time is stored as lived and printed whole`(text: String, stored: String) throws {
    let tool = try TestTool()
    let sample = try tool.object("log", "neutral", "--at", text)
    #expect(sample["start"] as? String == stored)
    #expect(sample["end"] as? String == stored)
  }

  @Test func `a daily mood without a time is at noon`() throws {
    let tool = try TestTool()
    let sample = try tool.object("log", "--daily", "neutral", "--at", "yesterday")
    #expect(sample["start"] as? String == "2026-11-29T12:00:00+01:00")
    #expect(sample["kind"] as? String == "dailyMood")
  }

  @Test(arguments: [
    ("2026-03-29 02:30", "2026-03-29T03:30:00+02:00", "skipped"),
    ("2026-10-25 02:30", "2026-10-25T02:30:00+02:00", "twice"),
  ])
  func `a time the clocks skip or repeat is resolved and said`(
    text: String,
    stored: String,
    word: String
  ) throws {
    let tool = try TestTool()
    let outcome = tool.run("log", "neutral", "--at", text, "--json")
    #expect(outcome.output.contains(stored))
    #expect(outcome.messages.contains(word))
  }

  @Test func `what was stored is printed with its time and zone`() throws {
    let tool = try TestTool()
    let outcome = tool.run("log", "pleasant", "calm", "-a", "family", "--tag", "#walk")
    let lines = outcome.output.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(
      lines == """
        when          Mon 30 Nov 2026, 21:30 Europe/Berlin (UTC+01:00)
        valence       +0.57 pleasant
        kind          emotion
        labels        calm
        associations  family
        tags          #walk
        """
    )
  }

  @Test func `an event gives its end as the time and its calendar's association`() throws {
    let tool = try TestTool()
    let path = try tool.file("work.ics", Calendars.work)
    tool.run("calendar", "import", path, "--name", "Office", "-a", "work")
    let sample = try tool.object("log", "😊", "--event", "design rev")
    #expect(sample["start"] as? String == "2026-11-30T15:30:00+01:00")
    #expect(sample["associations"] as? [String] == ["work"])
    let event = try #require(sample["event"] as? [String: Any])
    #expect(event["summary"] as? String == "Design review")
    #expect(event["calendar"] as? String == "Office")
    #expect(tool.run("log", "😊", "--event", "nothing like it").exitCode == 3)
  }

  /// A tool with an event of each of some names, at the hours given on Monday, 30 November 2026.
  private func tool(_ events: [(name: String, lines: String)]) throws -> TestTool {
    let tool = try TestTool()
    let texts = events.map { name, lines in
      Calendars.event("\(lines)\nSUMMARY:\(name)", uid: name, name: "Office")
    }
    tool.run("calendar", "import", try tool.file("a.ics", texts.joined()), "-a", "work")
    return tool
  }

  private func event(of outcome: Tool.Outcome) throws -> String? {
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return ((json as? [String: Any])?["event"] as? [String: Any])?["summary"] as? String
  }

  @Test func `of several events the latest is taken, and the others are named`() throws {
    let tool = try tool([
      ("Code review", "DTSTART:20261129T090000Z"), ("Design review", "DTSTART:20261130T090000Z"),
      ("Review", "DTSTART:20261127T090000Z"), ("Review party", "DTSTART;VALUE=DATE:20261130"),
    ])
    let outcome = tool.run("log", "😊", "--event", "REV", "--json")
    #expect(try event(of: outcome) == "Design review")
    #expect(
      outcome.messages == """
        'REV' also fits 'Code review', Sun 29 Nov 2026, 10:00, on Office
        'REV' also fits 'Review', Fri 27 Nov 2026, 10:00, on Office
        'REV' also fits 'Review party', Mon 30 Nov 2026, on Office

        """
    )
    let exact = tool.run("log", "😊", "--event", " review", "--json")
    #expect(try event(of: exact) == "Review")
    #expect(exact.messages.isEmpty)
  }

  @Test func `an event that has not begun is refused`() throws {
    let tool = try tool([("Dinner", "DTSTART:20261201T180000Z")])
    let outcome = tool.run("log", "😊", "--event", "dinner")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.messages == "mood: 'Dinner' has not begun by then: it is on Tue 1 Dec 2026, 19:00\n"
    )
    #expect(try tool.array("list").isEmpty)
    #expect(tool.run("log", "😊", "--event", " ").exitCode == 2)
  }

  @Test func `an event that lasts gives the present time, a whole day its last minute`() throws {
    let tool = try tool([
      ("Late shift", "DTSTART:20261130T170000Z\nDTEND:20261130T230000Z"),
      ("Holiday", "DTSTART;VALUE=DATE:20261129"),
    ])
    let shift = try tool.object("log", "neutral", "--event", "shift")
    #expect(shift["start"] as? String == "2026-11-30T21:30:00+01:00")
    let holiday = try tool.object("log", "neutral", "--event", "holiday")
    #expect(holiday["start"] as? String == "2026-11-29T23:59:00+01:00")
    #expect(holiday["day"] as? String == "2026-11-29")
  }

  @Test func `settings change the emoji, the zone and the day`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "emoji.🥳", "excited 0.9")
    tool.run("config", "set", "zone", "Asia/Tokyo")
    tool.run("config", "set", "day-start", "06:00")
    let sample = try tool.object("log", "🥳")
    #expect(sample["labels"] as? [String] == ["excited"])
    #expect(sample["start"] as? String == "2026-12-01T05:30:00+09:00")
    #expect(sample["zone"] as? String == "Asia/Tokyo")
    #expect(sample["day"] as? String == "2026-11-30")
  }
}
