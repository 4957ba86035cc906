/// One date of an RDATE: a further occurrence (RFC 5545, section 3.8.5.2).
public struct AdditionalDate: Hashable, Sendable {
  /// When it begins.
  public var start: EventTime

  /// How far it reaches when it is a PERIOD; nil for the event's own extent.
  public var extent: EventExtent?

  /// Creates a further occurrence.
  public init(start: EventTime, extent: EventExtent? = nil) {
    self.start = start
    self.extent = extent
  }
}
