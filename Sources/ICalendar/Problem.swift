/// Something in a calendar that is not as it should be, and what was done about it.
public struct Problem: Hashable, Sendable {
  /// What was done.
  public enum Severity: String, Hashable, Sendable {
    /// It was read in the most likely sense or passed over; no event is missing.
    case repaired

    /// An event was left out.
    case skipped
  }

  /// The line in the file, counted from 1.
  public var line: Int

  /// What was done.
  public var severity: Severity

  /// A sentence without a full stop that says what is wrong and how it was read.
  public var message: String

  /// Creates a problem.
  public init(line: Int, severity: Severity, message: String) {
    self.line = line
    self.severity = severity
    self.message = message
  }
}

extension Problem: CustomStringConvertible {
  /// As `line 12: DTEND is before DTSTART and was passed over`.
  public var description: String {
    "line \(line): \(message)"
  }
}

/// Collects problems up to a limit, so that a file of nothing but problems does not fill memory.
struct ProblemList {
  /// How many problems of a calendar are listed.
  static let limit = 1000

  private(set) var all: [Problem] = []

  mutating func repaired(_ line: Int, _ message: String) {
    add(Problem(line: line, severity: .repaired, message: message))
  }

  mutating func skipped(_ line: Int, _ message: String) {
    add(Problem(line: line, severity: .skipped, message: message))
  }

  private mutating func add(_ problem: Problem) {
    if all.count < ProblemList.limit - 1 {
      all.append(problem)
    } else if all.count < ProblemList.limit {
      var rest = problem
      rest.message = "there are more problems from here on, which are not listed"
      all.append(rest)
    } else if problem.severity == .skipped {
      all[ProblemList.limit - 1].severity = .skipped
    }
  }
}
