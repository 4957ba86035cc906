public import CivilTime

/// The calendar event a sample was about, as it stood when the sample was saved.
///
/// A copy, not a link that can dangle: the event may later be moved or its calendar removed.
public struct EventReference: Hashable, Sendable {
  /// The calendar's name.
  public var calendar: String

  /// The event's UID.
  public var uid: String

  /// What the event was called.
  public var summary: String

  /// When it began.
  public var start: Instant

  /// When it ended.
  public var end: Instant

  /// Creates a reference.
  public init(calendar: String, uid: String, summary: String, start: Instant, end: Instant) {
    self.calendar = calendar
    self.uid = uid
    self.summary = summary
    self.start = start
    self.end = end
  }
}
