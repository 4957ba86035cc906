/// A predicate's text that cannot be read.
public struct PredicateSyntaxError: Error, Hashable, Sendable {
  /// Where reading stopped, in characters from 1; one past the last character at the end.
  public var column: Int

  /// What would have been right there, as `a number`.
  public var expected: String

  /// What stands there instead, shortened and in quotes, or `the end`.
  public var found: String

  /// Known words near to the one found, the nearest first.
  public var suggestions: [String]

  /// Creates an error.
  public init(column: Int, expected: String, found: String, suggestions: [String] = []) {
    self.column = column
    self.expected = expected
    self.found = found
    self.suggestions = suggestions
  }
}

extension PredicateSyntaxError: CustomStringConvertible {
  /// Where it is, what was expected and what was found, in one line.
  public var description: String {
    var text = "column \(column): expected \(expected), found \(found)"
    if !suggestions.isEmpty {
      text += "; did you mean \(suggestions.joined(separator: " or "))?"
    }
    return text
  }
}
