/// A record of a file that was left out, and why.
public struct ImportProblem: Hashable, Sendable {
  /// The line on which the record begins, from 1.
  public var line: Int

  /// Which record of the file it is, from 1.
  public var record: Int

  /// What is wrong with it and what would be right.
  public var message: String
}

extension ImportProblem: CustomStringConvertible {
  /// Place and problem in one line, as `line 7, record 6: the valence is missing`.
  public var description: String { "line \(line), record \(record): \(message)" }
}
