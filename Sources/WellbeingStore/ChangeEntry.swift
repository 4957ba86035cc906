public import CivilTime

/// One command that changed the journal.
public struct ChangeEntry: Hashable, Sendable {
  /// Its number; later changes have greater ones.
  public var number: Int

  /// When it was made.
  public var at: Instant

  /// The command that made it, without its arguments: `log`, `calendar import`.
  public var command: String

  /// How many samples it wrote or took away.
  public var sampleCount: Int

  /// Whether it has been taken back.
  public var isUndone: Bool
}
