public import CivilTime

/// One occurrence of an event: a stretch of time with a name.
public struct EventInstance: Hashable, Sendable {
  /// The event's identifier.
  public var uid: String

  /// Which occurrence of a recurring event it is; nil for a single event.
  ///
  /// It is the original start as iCalendar writes it, in the form of the event's own start, so it
  /// stays the same when the occurrence is moved.
  public var recurrenceID: String?

  /// What the event is called; empty when it has no name.
  public var summary: String

  /// When it begins; for an all-day event the beginning of its first day for the person.
  public var start: Instant

  /// When it ends, not included; for an all-day event the beginning of the day after its last.
  public var end: Instant

  /// The days of an all-day event, the end not included; nil for any other.
  public var days: Range<CivilDate>?

  /// The zone it was written in: an IANA name, `UTC`, or the calendar's own name for a zone that
  /// has none; nil for an all-day event and for a time without a zone.
  public var zone: String?

  /// The seconds by which the clocks of that zone run ahead of UTC at the start; the person's
  /// clocks where there is no zone.
  public var startOffset: Int

  /// The same at the end.
  public var endOffset: Int

  /// Whether it takes place.
  public var status: EventStatus

  /// Whether it leaves the time free.
  public var isTransparent: Bool

  /// The categories.
  public var categories: [String]
}
