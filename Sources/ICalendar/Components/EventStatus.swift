/// Whether an event takes place, the value of STATUS (RFC 5545, section 3.8.1.11).
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
  /// It does; so does an event that does not say.
  case confirmed

  /// It may.
  case tentative

  /// It does not.
  case cancelled
}
