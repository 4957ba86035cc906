import Synchronization

/// Stands for the programs of the system: remembers what was to be run.
final class RecordedPrograms: Sendable {
  private let state = Mutex<(lines: [String], code: Int32)>(([], 0))

  /// What was to be run so far, a line each.
  var lines: [String] { state.withLock { $0.lines } }

  /// The exit code of every program from now on.
  func end(with code: Int32) {
    state.withLock { $0.code = code }
  }

  func run(_ words: [String]) -> Int32 {
    state.withLock {
      $0.lines.append(words.joined(separator: " "))
      return $0.code
    }
  }
}
