/// On which side of a column text stands.
public enum TextAlignment: Hashable, Sendable {
  /// At the start of the column, spaces after it.
  case leading

  /// At the end of the column, spaces before it.
  case trailing
}
