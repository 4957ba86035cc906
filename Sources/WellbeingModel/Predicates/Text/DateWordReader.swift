public import CivilTime

/// How the text form of predicates reads words for dates.
///
/// What `yesterday` means depends on a zone, a clock and the start of a person's day; whoever knows
/// them supplies the two functions. Both return nil for words that are no date.
public struct DateWordReader: Sendable {
  /// Reads a point in time: `2026-11-01`, which is the midnight that begins it, or `today 14:00`.
  public var instant: @Sendable (_ words: String) -> Instant?

  /// Reads a range: `2026-11`, `last week`, `2026-11-01..2026-11-07`.
  public var range: @Sendable (_ words: String) -> Range<Instant>?

  /// Creates a reader from two functions.
  public init(
    instant: @escaping @Sendable (_ words: String) -> Instant?,
    range: @escaping @Sendable (_ words: String) -> Range<Instant>?
  ) {
    self.instant = instant
    self.range = range
  }
}
