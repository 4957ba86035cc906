import Foundation
import TestSupport

/// Benchmarks of the command and the library, and the maker of journals that they need.
@main
enum MoodBenchmarks {
  private static let usage = """
    usage: mood-benchmarks [--smoke] [--sizes N,N] [--rounds N] [--mood FILE] [--comparison FILE]
                           [--libical PROGRAM]
           mood-benchmarks calendar [--events N] [--seed N] FILE
           mood-benchmarks generate [--samples N] [--seed N] [--without-text] FILE
           mood-benchmarks ask QUESTION FILE …

    Without a command it prints how long questions take, next to the same questions in C and in the
    sqlite3 shell. --smoke does so with small journals, in seconds. 'generate' makes a journal of
    made-up entries, 'calendar' a file of made-up events: the same one for the same numbers.
    --libical adds a program that is given a file and two days as YYYYMMDD.
    """

  static func main() {
    do {
      var words = Words(Array(CommandLine.arguments.dropFirst()))
      switch words.rest.first {
      case "generate": try generate(&words)
      case "calendar": try generateCalendar(&words)
      case "--help", "help": print(usage)
      case "ask": try Question.ask(Array(words.rest.dropFirst()))
      default: try benchmark(&words)
      }
    } catch {
      let message = "mood-benchmarks: \(error); --help says what is understood\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
  }

  private static func generate(_ words: inout Words) throws {
    words.rest.removeFirst()
    let count = try words.number("--samples") ?? 1_000_000
    let seed = try words.number("--seed") ?? 1
    let hasText = !words.flag("--without-text")
    guard words.rest.count == 1, let path = words.rest.first else {
      throw BenchmarkError("name one file to make")
    }
    let writing = JournalWriting(
      count: count,
      url: URL(fileURLWithPath: path),
      seed: UInt64(seed),
      hasText: hasText
    )
    print("\(count) entries, \(try writing.run().text(0)) a second")
    try writing.printSizes()
  }

  private static func generateCalendar(_ words: inout Words) throws {
    words.rest.removeFirst()
    let count = try words.number("--events") ?? 100_000
    let seed = try words.number("--seed") ?? 1
    guard words.rest.count == 1, let path = words.rest.first else {
      throw BenchmarkError("name one file to make")
    }
    let text = GeneratedCalendar.text(count: count, seed: UInt64(seed))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func benchmark(_ words: inout Words) throws {
    let isSmoke = words.flag("--smoke")
    let usual = isSmoke ? [500, 5000] : [10_000, 100_000, 1_000_000]
    let sizes = try words.numbers("--sizes") ?? usual
    let rounds = try words.number("--rounds") ?? (isSmoke ? 3 : 15)
    let own = URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mood-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The settings of whoever runs this must not count.
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    let workshop = Workshop(
      mood: try install(words.value("--mood") ?? own.sibling("mood"), in: folder),
      comparison: try install(
        words.value("--comparison") ?? own.sibling("benchmark-comparison"),
        in: folder
      ),
      libical: words.value("--libical"),
      benchmarks: own.path,
      folder: folder,
      rounds: rounds
    )
    guard words.rest.isEmpty else {
      throw BenchmarkError("'\(words.rest.joined(separator: " "))' is not understood")
    }
    try Suite(workshop: workshop).run(sizes: sizes)
  }
}

extension MoodBenchmarks {
  /// Copies a program as installing it does.
  ///
  /// The system holds what a linker has written in small pieces, and starts it a third slower than
  /// a copy.
  private static func install(_ path: String, in folder: URL) throws -> String {
    let copy = folder.appendingPathComponent((path as NSString).lastPathComponent)
    let program = try Data(contentsOf: URL(fileURLWithPath: path))
    try program.write(to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copy.path)
    return copy.path
  }
}

extension URL {
  /// Another file in the same folder.
  fileprivate func sibling(_ name: String) -> String {
    deletingLastPathComponent().appendingPathComponent(name).path
  }
}

/// The words of a command line that have not been understood yet.
private struct Words {
  var rest: [String]

  init(_ words: [String]) {
    rest = words
  }

  /// Takes a flag out.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option and its value out.
  mutating func value(_ name: String) -> String? {
    guard let index = rest.firstIndex(of: name), rest.indices.contains(index + 1) else {
      return nil
    }
    rest.remove(at: index)
    return rest.remove(at: index)
  }

  mutating func number(_ name: String) throws -> Int? {
    try numbers(name)?.first
  }

  /// Takes an option out whose value is numbers above zero with commas between them.
  mutating func numbers(_ name: String) throws -> [Int]? {
    guard let text = value(name) else { return nil }
    return try text.split(separator: ",").map { part in
      guard let number = Int(part), number > 0 else {
        throw BenchmarkError("\(name) takes numbers above zero, not '\(text)'")
      }
      return number
    }
  }
}
