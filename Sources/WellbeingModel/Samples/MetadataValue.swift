public import CivilTime

/// A value that a sample's metadata may hold.
public enum MetadataValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A number.
  case number(Double)
  /// Yes or no.
  case boolean(Bool)
  /// A point in time.
  case date(Instant)
}
