/// How a write ended.
public enum WriteOutcome: Hashable, Sendable {
  /// Everything was written.
  case complete

  /// The reader at the other end has gone, which is a quiet end and no failure.
  case closedPipe

  /// The system refused, with this error.
  case failed(SystemError)
}
