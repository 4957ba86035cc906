import Foundation
import TestSupport
import WellbeingKit

/// Where benchmarks find their programs and keep their journals.
struct Workshop {
  /// The command under test.
  let mood: String

  /// The same questions in C.
  let comparison: String

  /// A program that reads a calendar with libical; nil without one.
  let libical: String?

  /// This program, which asks the library what the command has no words for.
  let benchmarks: String

  /// Where journals and answers lie while the benchmarks run.
  let folder: URL

  /// How many rounds count.
  let rounds: Int

  /// A journal of a size, made once.
  func journal(of size: Int) throws -> URL {
    let url = folder.appendingPathComponent("journal-\(size).sqlite")
    guard !FileManager.default.fileExists(atPath: url.path) else { return url }
    _ = try JournalWriting(count: size, url: url).run()
    return url
  }

  /// A calendar file of a size, made once.
  func calendar(of size: Int) throws -> URL {
    let url = folder.appendingPathComponent("calendar-\(size).ics")
    if !FileManager.default.fileExists(atPath: url.path) {
      try Data(GeneratedCalendar.text(count: size).utf8).write(to: url)
    }
    return url
  }

  /// A copy of a journal that a benchmark may write to.
  func copy(of url: URL, named name: String) throws -> URL {
    let copy = folder.appendingPathComponent("\(name).sqlite")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: url, to: copy)
    return copy
  }

  /// The command line of the sqlite3 shell for a script.
  static func shell(_ script: String, on url: URL) -> [String] {
    ["sqlite3", "-batch", url.path, script]
  }

  /// Fails when two programs answer the same question differently.
  func requireEqual(_ question: String, _ one: [String], _ other: [String]) throws {
    guard
      try ProcessRun.output(of: one, in: folder) == ProcessRun.output(of: other, in: folder)
    else { throw BenchmarkError("\(question): the answers differ") }
  }

  /// Fails when two programs answer with a different number of lines.
  func requireAsManyLines(_ question: String, _ one: [String], _ other: [String]) throws {
    let counts = try [one, other].map { command in
      try ProcessRun.output(of: command, in: folder).split(separator: "\n").count
    }
    guard counts[0] == counts[1], counts[0] > 0 else {
      throw BenchmarkError("\(question): the answers have \(counts[0]) and \(counts[1]) lines")
    }
  }
}
