/// An environment variable the tool reads.
public struct EnvironmentVariable: Hashable, Sendable {
  /// The name of the variable.
  public var name: String

  /// A sentence about it.
  public var help: String

  /// Declares a variable.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }
}
