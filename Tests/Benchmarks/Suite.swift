import Foundation
import TestSupport
import WellbeingKit

/// The benchmarks, each a table of programs that answer one question about one journal.
///
/// Programs answer alike, which is checked before they are timed.
struct Suite {
  let workshop: Workshop

  var mood: String { workshop.mood }

  var comparison: String { workshop.comparison }

  /// The last week of a generated journal, as readings of the wall clock in milliseconds.
  private let week =
    (GeneratedJournal.end.milliseconds - 7 * dayLength)..<GeneratedJournal.end.milliseconds

  private static let dayLength: Int64 = 86_400_000

  /// The last week in the words of the command.
  private let weekWords = "2026-11-23..2026-11-29"

  /// The condition on the last week that an index serves, for the shell.
  private static func between(_ range: Range<Int64>) -> String {
    let offset: Int64 = 26 * 3_600_000
    return """
      FROM sample JOIN state_of_mind_sample ON sample = sample.id JOIN zone ON zone.id = zone
      WHERE type = 1 AND removed IS NULL
        AND start >= \(range.lowerBound - offset)
        AND start < \(range.upperBound + offset)
        AND start + utc_offset * 1000 >= \(range.lowerBound)
        AND start + utc_offset * 1000 < \(range.upperBound)
      """
  }

  /// How long the command takes to do nothing.
  func start() throws {
    try Contest(
      title: "Start",
      entrants: [
        .init(name: "true", command: ["true"]),
        .init(name: "sqlite3 :memory:", command: ["sqlite3", ":memory:", "SELECT 1"]),
        .init(name: "mood --version", command: [mood, "--version"]),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// One check-in that is safely on disk when the program ends.
  func checkIn(size: Int) throws {
    let journal = try workshop.journal(of: size)
    let inC = try workshop.copy(of: journal, named: "check-in-c")
    let inShell = try workshop.copy(of: journal, named: "check-in-shell")
    let ours = try workshop.copy(of: journal, named: "check-in-mood")
    let script = """
      PRAGMA synchronous = FULL;
      BEGIN IMMEDIATE;
      INSERT INTO change SELECT id + 1, 1795996800000, 'log', last_id + 1, last_id + 1, 1, NULL, 0
      FROM change ORDER BY id DESC LIMIT 1;
      INSERT INTO sample SELECT last_id, randomblob(16), 1, 1795996800000, NULL, 1, 1, NULL
      FROM change ORDER BY id DESC LIMIT 1;
      INSERT INTO state_of_mind_sample SELECT last_id, 1, 0.2, 0, 0
      FROM change ORDER BY id DESC LIMIT 1;
      COMMIT;
      """
    try Contest(
      title: "Check-in, \(size) entries",
      entrants: [
        .init(name: "C", command: [comparison, "check-in", inC.path]),
        .init(name: "sqlite3", command: Workshop.shell(script, on: inShell)),
        .init(
          name: "mood log",
          command: [mood, "--journal", ours.path, "log", "--valence", "0.2"]
        ),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// The entries of a week that have to do with work.
  func weekByAssociation(size: Int) throws {
    let journal = try workshop.journal(of: size)
    let work = StateOfMind.Association.work.rawValue
    let inC = [
      comparison, "week", journal.path, "\(week.lowerBound)", "\(week.upperBound)", "\(work)",
    ]
    let ours = [mood, "--journal", journal.path, "list", weekWords, "--association", "work"]
    let script = """
      SELECT start, valence, labels, associations \(Self.between(week))
        AND associations >> \(work) & 1 ORDER BY start DESC
      """
    try workshop.requireAsManyLines("one week by association", inC, ours)
    try workshop.requireAsManyLines(
      "one week by association",
      inC,
      Workshop.shell(script, on: journal)
    )
    try Contest(
      title: "One week by association, \(size) entries",
      entrants: [
        .init(name: "C, one pass", command: inC),
        .init(name: "sqlite3", command: Workshop.shell(script, on: journal)),
        .init(name: "mood list", command: ours),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// The report of a week, which looks at the week before as well.
  func report(size: Int) throws {
    let journal = try workshop.journal(of: size)
    let both = (week.lowerBound - 7 * Self.dayLength)..<week.upperBound
    let rows = Self.between(both)
    let script = """
      SELECT count(*), avg(valence) \(rows);
      SELECT (start + utc_offset * 1000) / \(Self.dayLength), count(*), avg(valence)
      \(rows) GROUP BY 1;
      SELECT \(Self.sums("labels", 38)) \(rows);
      SELECT \(Self.sums("associations", 18)) \(rows);
      """
    try Contest(
      title: "Report of a week, \(size) entries",
      entrants: [
        .init(
          name: "C, one pass",
          command: [comparison, "report", journal.path, "\(both.lowerBound)", "\(both.upperBound)"]
        ),
        .init(name: "sqlite3, four queries", command: Workshop.shell(script, on: journal)),
        .init(
          name: "mood report",
          command: [mood, "--journal", journal.path, "report", weekWords]
        ),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// How often each label was used in the last days of a journal.
  func labels(size: Int, days: Int64, name: String) throws {
    let journal = try workshop.journal(of: size)
    let from = week.upperBound - days * Self.dayLength
    let words = [journal.path, "\(from)", "\(week.upperBound)"]
    let inC = [comparison, "labels"] + words
    let ours = [workshop.benchmarks, "ask", "labels"] + words
    let script = "SELECT \(Self.sums("labels", 38)) \(Self.between(from..<week.upperBound))"
    let inShell = ["sqlite3", "-batch", "-separator", "\n", journal.path, script]
    try workshop.requireEqual("label counts", inC, ours)
    try workshop.requireEqual("label counts", inC, inShell)
    try Contest(
      title: "Label counts over \(name), \(size) entries",
      entrants: [
        .init(name: "C, one pass", command: inC),
        .init(name: "sqlite3, 38 sums", command: inShell),
        .init(name: "library", command: ours),
      ]
    ).run(rounds: max(3, workshop.rounds / (size > 200_000 ? 3 : 1)))
  }

  /// A word in all notes.
  func notes(size: Int) throws {
    let journal = try workshop.journal(of: size)
    let word = GeneratedJournal.rareWord
    let script = """
      SELECT count(*) FROM note JOIN sample ON sample.id = note.sample
      WHERE removed IS NULL AND instr(ifnull(folded, text), '\(word)') > 0
      """
    let inShell = Workshop.shell(script, on: journal)
    let ours = [workshop.benchmarks, "ask", "notes", journal.path, word]
    try workshop.requireEqual("a word in the notes", inShell, ours)
    try Contest(
      title: "A word in the notes, \(size) entries",
      entrants: [
        .init(name: "sqlite3", command: inShell),
        .init(name: "library", command: ours),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// What a hundred changes have added to a journal, and taken away from it.
  func changes(size: Int) throws {
    let journal = try workshop.copy(of: workshop.journal(of: size), named: "changes")
    let store = try WellbeingStore(at: journal)
    let anchor = try store.currentAnchor()
    var generated = GeneratedJournal(count: 90, seed: 2)
    for sample in try generated.next(upTo: 90) { try store.save(sample) }
    let earliest = try store.statesOfMind(StateOfMindQuery(limit: 10))
    for sample in earliest { try store.delete([sample.id]) }

    let text = String(decoding: try JSONEncoder().encode(anchor), as: UTF8.self)
    let ours = [workshop.benchmarks, "ask", "changes", journal.path, text]
    // The change before the last hundred ends where their ids begin.
    let script = """
      WITH mark (change, id) AS (SELECT id, last_id FROM change ORDER BY id DESC LIMIT 1 OFFSET 100)
      SELECT (SELECT count(*) FROM sample WHERE id > (SELECT id FROM mark) AND removed IS NULL)
        || ' ' || (SELECT count(*) FROM deleted_object
          WHERE change > (SELECT change FROM mark));
      """
    let inShell = Workshop.shell(script, on: journal)
    try workshop.requireEqual("the last hundred changes", inShell, ours)
    try Contest(
      title: "The last hundred changes, \(size) entries",
      entrants: [
        .init(name: "sqlite3", command: inShell),
        .init(name: "library", command: ours),
      ]
    ).run(rounds: workshop.rounds)
  }

  /// A column of sums, one for each bit.
  private static func sums(_ column: String, _ last: Int) -> String {
    (1...last).map { "sum(\(column) >> \($0) & 1)" }.joined(separator: ", ")
  }
}
