/// A moment at which a zone's clocks change, and what they do from then on.
public struct ZoneTransition: Hashable, Sendable {
  /// The first instant at which the new offset holds.
  public var instant: Instant

  /// What holds from that instant on.
  public var offset: ZoneOffset

  /// Creates a transition.
  public init(instant: Instant, offset: ZoneOffset) {
    self.instant = instant
    self.offset = offset
  }
}
