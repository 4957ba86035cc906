import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// What one run of a program took, by the kernel's own account, from its start to its end.
struct ProcessRun {
  /// Seconds on the wall.
  var wall: Double

  /// Seconds of processor time, in the program and for it in the kernel.
  var processor: Double

  /// Runs a program to its end; what it prints goes to a file, or nowhere.
  ///
  /// - Throws: `BenchmarkError` when it cannot be started or does not end well.
  static func measure(_ command: [String], output: String = "/dev/null") throws -> ProcessRun {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)

    let words = command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], &actions, nil, words + [nil], environ)
    guard code == 0 else { throw BenchmarkError("\(command[0]) cannot be started") }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else {
      throw BenchmarkError("\(command[0]) cannot be waited for")
    }
    let wall = start.duration(to: .now)
    guard status == 0 else {
      throw BenchmarkError("'\(command.joined(separator: " "))' ended with status \(status)")
    }
    return ProcessRun(
      wall: wall / .seconds(1),
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime)
    )
  }

  /// What a program prints.
  static func output(of command: [String], in folder: URL) throws -> String {
    let file = folder.appendingPathComponent("answer.txt")
    _ = try measure(command, output: file.path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// Why a benchmark could not be carried out.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
