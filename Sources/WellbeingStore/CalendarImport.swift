public import ICalendar
public import WellbeingModel

/// What a file says about a calendar, to be taken into the journal.
public struct CalendarImport: Hashable, Sendable {
  /// The calendar's name; one of this name that is there already is brought up to date.
  public var name: String

  /// The area of life its events belong to; nil keeps that of a calendar that is there already.
  public var association: StateOfMind.Association?

  /// The calendar's colour as the file writes it.
  public var color: String?

  /// The zone of its times that name none.
  public var zoneName: String?

  /// The zones it defines.
  public var zones: [ZoneDefinition]

  /// Its events and the changes to single occurrences.
  public var events: [EventComponent]

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

  /// What an import found and did.
  public struct Outcome: Hashable, Sendable {
    /// Whether the calendar was not in the journal before.
    public var isNew = false

    /// Events that were not in the journal before.
    public var added: [EventComponent] = []

    /// Events that say something else than before.
    public var changed: [EventComponent] = []

    /// How many events say the same as before.
    public var unchangedCount = 0

    /// Events in the journal that the file no longer has; they are kept.
    public var missing: [EventComponent] = []

    /// Whether the calendar itself was changed: its association, colour or zones.
    public var changedCalendar = false

    /// Whether there was anything to write.
    public var isChange: Bool {
      isNew || changedCalendar || !added.isEmpty || !changed.isEmpty
    }
  }
}
