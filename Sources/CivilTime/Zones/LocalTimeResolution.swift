/// What a reading of the wall clock means in a zone.
public enum LocalTimeResolution: Hashable, Sendable {
  /// The clock showed it once.
  case unique(Instant)

  /// The clock never showed it, because it was put forward over it.
  ///
  /// `shifted` is the instant under the offset that held before the gap, so with a gap of one hour
  /// 02:30 becomes 03:30 (RFC 5545, section 3.3.5).
  case skipped(shifted: Instant)

  /// The clock showed it twice, because it was put back.
  case repeated(first: Instant, second: Instant)
}
