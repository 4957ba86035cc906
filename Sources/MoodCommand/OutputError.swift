internal import CommandLineKit

/// Output that the system does not take.
struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the system says.
  var reason: SystemError

  /// What is wrong, in one line.
  var description: String { "the output cannot be written: \(reason)" }
}
