public import ICalendar
public import WellbeingModel

/// What a file says about a calendar, to be taken into the journal.
public struct CalendarImport: Hashable, Sendable {
  /// The calendar's name; one of this name that is there already is brought up to date.
  public var name: String

  /// The area of life its events belong to; nil keeps that of a calendar that is there already.
  public var association: StateOfMind.Association?

  /// The categories whose events are to belong to another area of life from now on.
  public var categories: [CategoryAssociations.Change] = []

  /// Whether events that the file no longer has are taken away; else they are kept.
  public var removesMissing = false

  /// The calendar's colour as the file writes it.
  public var color: String?

  /// The zone of its times that name none.
  public var zoneName: String?

  /// The zones it defines.
  public var zones: [ZoneDefinition]

  /// Its events and the changes to single occurrences.
  public var events: [EventComponent]

  /// The parts of a ``CalendarIntake`` that hold its events, where these are not in `events`.
  public var parts: [Int] = []

  /// Creates an import.
  public init(
    name: String,
    association: StateOfMind.Association?,
    color: String? = nil,
    zoneName: String? = nil,
    zones: [ZoneDefinition] = [],
    events: [EventComponent]
  ) {
    self.name = name
    self.association = association
    self.color = color
    self.zoneName = zoneName
    self.zones = zones
    self.events = events
  }
}
