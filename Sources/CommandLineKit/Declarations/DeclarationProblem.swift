/// A mistake in a declaration, found by a test rather than by the person who runs the tool.
public struct DeclarationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The command, topic or tool it was found in, as it is typed.
  public var place: String

  /// What is wrong.
  public var message: String

  /// Creates a problem.
  public init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  /// Place and message in one line.
  public var description: String {
    "\(place): \(message)"
  }
}
