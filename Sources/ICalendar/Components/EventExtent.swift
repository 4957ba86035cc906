/// How far an event reaches from its start.
public enum EventExtent: Hashable, Sendable {
  /// Up to a time, which is not included.
  case end(EventTime)

  /// For a length of time.
  case duration(EventDuration)
}
