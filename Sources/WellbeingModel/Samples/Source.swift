/// The program or device that wrote a sample.
public struct Source: Hashable, Sendable {
  /// The name people read, as `mood`.
  public var name: String

  /// What tells two sources of one name apart, in reverse domain style; the name when there is none.
  public var identifier: String

  /// Creates a source.
  public init(name: String, identifier: String? = nil) {
    self.name = name
    self.identifier = identifier ?? name
  }

  /// The source of what a person enters at the command line.
  public static let mood = Source(name: "mood")
}
