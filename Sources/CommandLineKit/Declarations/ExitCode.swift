/// A number a process ends with, and what it means.
public struct ExitCode: Hashable, Sendable {
  /// The number, 0...255.
  public var code: UInt8

  /// What it means, a short phrase.
  public var meaning: String

  /// Declares an exit code.
  public init(_ code: UInt8, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}
