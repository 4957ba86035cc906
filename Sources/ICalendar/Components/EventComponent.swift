public import CivilTime

/// One VEVENT: an event, or the changes to one occurrence of a recurring event.
///
/// It holds what is kept of a VEVENT; alarms, attendees and properties of single programs are not.
/// It is a definition, not an occurrence: those come from an ``EventSeries``.
public struct EventComponent: Hashable, Sendable {
  /// The event's identifier, shared with the components that change single occurrences.
  public var uid: String

  /// Which occurrence this changes, by its original start; nil for the event itself.
  public var recurrenceID: EventTime?

  /// Whether the change holds for all later occurrences too (RANGE=THISANDFUTURE).
  public var isThisAndFuture = false

  /// The revision of the event.
  public var sequence = 0

  /// When this text was made (DTSTAMP).
  public var stamp: Instant?

  /// When the event was last changed in its calendar.
  public var lastModified: Instant?

  /// What the event is called; empty when it has no name.
  public var summary = ""

  /// The description; nil without one.
  public var details: String?

  /// The place; nil without one.
  public var location: String?

  /// Whether it takes place.
  public var status = EventStatus.confirmed

  /// Whether it leaves the time free (TRANSP:TRANSPARENT).
  public var isTransparent = false

  /// The categories, in the order given.
  public var categories: [String] = []

  /// When it begins.
  public var start: EventTime

  /// How far it reaches; nil means one day for a date, and no time at all otherwise.
  public var extent: EventExtent?

  /// How it recurs; nil when it does not.
  public var rule: RecurrenceRule?

  /// Further occurrences (RDATE).
  public var additionalDates: [AdditionalDate] = []

  /// Occurrences that do not exist (EXDATE).
  public var exceptionDates: [EventTime] = []

  /// Creates an event with nothing but an identifier and a start.
  public init(uid: String, start: EventTime) {
    self.uid = uid
    self.start = start
  }
}
