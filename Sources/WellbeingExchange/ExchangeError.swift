/// Why a file cannot be read as samples at all.
public enum ExchangeError: Error, Hashable, Sendable {
  /// It holds something else.
  case notAnExport(found: ForeignContent)
}

extension ExchangeError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .notAnExport(let found):
      "it is \(found.description), not entries that 'mood export' has written"
        + (found.advice.map { "; \($0)" } ?? "")
    }
  }
}
