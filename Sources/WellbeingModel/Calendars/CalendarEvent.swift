public import CivilTime

/// One occurrence of an event on a person's calendar.
///
/// A recurring event appears as one value for each occurrence. It is not the definition of the
/// event: rules and exceptions have been applied already.
public struct CalendarEvent: Hashable, Sendable {
  /// Whether and how the event will take place.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is on.
    case confirmed
    /// It may be.
    case tentative
    /// It is off.
    case cancelled
  }

  /// The name of the calendar it is on.
  public var calendar: String

  /// The area of life it belongs to: by one of its categories, else that of its calendar.
  public var association: StateOfMind.Association?

  /// The event's UID, shared by all occurrences.
  public var uid: String

  /// Which occurrence of a recurring event this is, as the calendar writes it; nil for a single event.
  public var recurrenceID: String?

  /// What the event is called; empty when it has no name.
  public var summary: String

  /// When it begins.
  public var start: Instant

  /// When it ends; not included.
  public var end: Instant

  /// The days it covers when it is an all-day event, with the end not included; nil otherwise.
  public var days: Range<CivilDate>?

  /// The zone it was written in; nil for all-day and floating times.
  public var zone: String?

  /// Whether it takes place.
  public var status: Status

  /// Whether it leaves the time free, as a reminder does.
  public var isTransparent: Bool

  /// Creates an occurrence.
  public init(
    calendar: String,
    association: StateOfMind.Association?,
    uid: String,
    recurrenceID: String? = nil,
    summary: String,
    start: Instant,
    end: Instant,
    days: Range<CivilDate>? = nil,
    zone: String? = nil,
    status: Status = .confirmed,
    isTransparent: Bool = false
  ) {
    self.calendar = calendar
    self.association = association
    self.uid = uid
    self.recurrenceID = recurrenceID
    self.summary = summary
    self.start = start
    self.end = end
    self.days = days
    self.zone = zone
    self.status = status
    self.isTransparent = isTransparent
  }

  /// Whether it covers whole days instead of a stretch of time.
  public var isAllDay: Bool { days != nil }
}
