public import ICalendar

extension CalendarImport {
  /// What an import found and did.
  public struct Outcome: Hashable, Sendable {
    /// How many events each list has at most: the first by their starts.
    public static let listLimit = 100

    /// Whether the calendar was not in the journal before.
    public internal(set) var isNew = false

    /// The first of the events that were not in the journal before.
    public internal(set) var added: [EventComponent] = []

    /// How many events were not in the journal before.
    public internal(set) var addedCount = 0

    /// The first of the events that say something else than before.
    public internal(set) var changed: [EventComponent] = []

    /// How many events say something else than before.
    public internal(set) var changedCount = 0

    /// How many events say the same as before.
    public internal(set) var unchangedCount = 0

    /// The first of the events in the journal that the file no longer has, and that are kept.
    public internal(set) var missing: [EventComponent] = []

    /// How many events in the journal the file no longer has, and are kept.
    public internal(set) var missingCount = 0

    /// The first of the events in the journal that the file no longer has, and that are taken away.
    public internal(set) var removed: [EventComponent] = []

    /// How many events in the journal the file no longer has, and are taken away.
    public internal(set) var removedCount = 0

    /// Whether the calendar itself was changed: its association, categories, colour or zones.
    public internal(set) var changedCalendar = false

    /// Whether there was anything to write.
    public var isChange: Bool {
      isNew || changedCalendar || addedCount + changedCount + removedCount > 0
    }
  }
}
