import Foundation
import WellbeingKit

/// A question to the library, asked once by a process of its own that prints the answer.
enum Question {
  /// Asks one: `labels FILE FROM TO` or `notes FILE WORD`.
  ///
  /// - Throws: `BenchmarkError` for words that are no question, and what the library throws.
  static func ask(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("labels", 4): try labels(words[1], words[2], words[3])
    case ("notes", 3): try notes(words[1], containing: words[2])
    default: throw BenchmarkError("ask labels FILE FROM TO, or ask notes FILE WORD")
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

  private static func notes(_ path: String, containing word: String) throws {
    print(try store(path).statesOfMind(matching: .note(contains: word)).count)
  }
}
