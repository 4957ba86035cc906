import Foundation
import WellbeingKit

/// A question to the library, asked once by a process of its own that prints the answer.
enum Question {
  /// Asks one: `labels FILE FROM TO`, `notes FILE WORD` or `changes FILE ANCHOR`.
  ///
  /// - Throws: `BenchmarkError` for words that are no question, and what the library throws.
  static func ask(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("labels", 4): try labels(words[1], words[2], words[3])
    case ("notes", 3): try notes(words[1], containing: words[2])
    case ("changes", 3): try changes(words[1], since: words[2])
    default:
      throw BenchmarkError("ask labels FILE FROM TO, notes FILE WORD, or changes FILE ANCHOR")
    }
  }

  private static func store(_ path: String) throws -> WellbeingStore {
    try WellbeingStore.openForReading(at: URL(fileURLWithPath: path))
  }

  /// A line for each of the known labels: how often it was used between two midnights on the wall.
  private static func labels(_ path: String, _ from: String, _ to: String) throws {
    let days = StateOfMindQuery.Days(
      from: try day(from),
      to: try day(to),
      boundary: .midnight
    )
    let tally = try store(path).tally(StateOfMindQuery(days: days))
    let counts = Dictionary(uniqueKeysWithValues: tally.labels.map { ($0.value, $0.count) })
    for label in StateOfMind.Label.known { print(counts[label] ?? 0) }
  }

  private static func day(_ milliseconds: String) throws -> CivilDate {
    guard let number = Int64(milliseconds) else {
      throw BenchmarkError("'\(milliseconds)' is no number of milliseconds")
    }
    return CivilDateTime(Instant(milliseconds: number), utcOffset: 0).date
  }

  /// How many samples were added and deleted since an anchor, given as JSON.
  private static func changes(_ path: String, since anchor: String) throws {
    let anchor = try JSONDecoder().decode(QueryAnchor.self, from: Data(anchor.utf8))
    let changes = try store(path).changes(since: anchor)
    print(changes.addedSamples.count, changes.deletedObjects.count)
  }

  private static func notes(_ path: String, containing word: String) throws {
    print(try store(path).statesOfMind(matching: .note(contains: word)).count)
  }
}
