public import CivilTime

/// The zone a sample was lived in, and how far its clocks ran ahead of UTC at that moment.
///
/// The offset is kept beside the name because zone rules change after the fact; the wall clock a
/// person saw does not.
public struct LivedZone: Hashable, Sendable {
  /// The IANA name, as `Europe/Berlin`.
  public var identifier: String

  /// Seconds ahead of UTC; negative west of Greenwich.
  public var utcOffset: Int

  /// Creates a lived zone.
  public init(identifier: String, utcOffset: Int) {
    self.identifier = identifier
    self.utcOffset = utcOffset
  }

  /// Creates the lived zone of an instant.
  public init(_ zone: Zone, at instant: Instant) {
    identifier = zone.identifier
    utcOffset = zone.offset(at: instant)
  }

  /// What the clock on the wall showed at an instant.
  public func localTime(at instant: Instant) -> CivilDateTime {
    CivilDateTime(instant, utcOffset: utcOffset)
  }
}
