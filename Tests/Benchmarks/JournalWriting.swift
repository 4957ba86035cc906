import Foundation
import TestSupport
import WellbeingKit

/// Makes a journal of generated entries through the library, twenty thousand at a time.
struct JournalWriting {
  /// How many entries it gets.
  var count: Int

  /// Where it is made; there must be nothing yet.
  var url: URL

  /// What the random numbers begin with.
  var seed: UInt64 = 1

  /// Whether entries may have notes and tags.
  var hasText = true

  /// Writes it.
  ///
  /// - Returns: How many entries a second were written, the time to make them up left out.
  func run() throws -> Double {
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw BenchmarkError("\(url.path) is there already; name a new file")
    }
    let store = try WellbeingStore(at: url)
    var journal = GeneratedJournal(count: count, seed: seed, hasText: hasText)
    var spent = Duration.zero
    while case let batch = try journal.next(upTo: 20_000), !batch.isEmpty {
      let start = ContinuousClock.now
      try store.save(batch, command: "import")
      spent += start.duration(to: .now)
    }
    return Double(count) / (spent / .seconds(1))
  }

  /// Prints what a journal takes on disk, by table and index, and for each entry.
  func printSizes() throws {
    let script = """
      SELECT name, sum(pgsize), round(100.0 * sum(payload) / sum(pgsize)) FROM dbstat
      GROUP BY name HAVING sum(pgsize) >= \(count) ORDER BY 2 DESC;
      SELECT 'all', page_count * page_size, '' FROM pragma_page_count, pragma_page_size;
      """
    var table = Table(["table or index", "MiB", "bytes an entry", "payload %"])
    for line in try SQLiteShell.run(script, on: url).split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 3, let size = Double(parts[1]) else { continue }
      table.add([
        String(parts[0]), (size / 1_048_576).text(1), (size / Double(count)).text(1),
        String(parts[2]),
      ])
    }
    table.print()
  }
}
