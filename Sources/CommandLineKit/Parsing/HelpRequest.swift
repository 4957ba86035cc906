/// What is to be explained, and at which length.
public struct HelpRequest: Hashable, Sendable {
  /// What help can be about.
  public enum Subject: Hashable, Sendable {
    /// The tool as a whole.
    case tool

    /// The command at a path of names, outermost first.
    case command([String])

    /// The topic with a name.
    case topic(String)
  }

  /// What is to be explained.
  public var subject: Subject

  /// Whether only usage and options are wanted, as `-h` asks.
  public var isBrief: Bool

  /// Creates a request.
  public init(_ subject: Subject, isBrief: Bool = false) {
    self.subject = subject
    self.isBrief = isBrief
  }
}
