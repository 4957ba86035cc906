public import ICalendar

extension CalendarImport {
  /// What an import found and did.
  public struct Outcome: Hashable, Sendable {
    /// Whether the calendar was not in the journal before.
    public internal(set) var isNew = false

    /// Events that were not in the journal before.
    public internal(set) var added: [EventComponent] = []

    /// Events that say something else than before.
    public internal(set) var changed: [EventComponent] = []

    /// How many events say the same as before.
    public internal(set) var unchangedCount = 0

    /// Events in the journal that the file no longer has, and that are kept.
    public internal(set) var missing: [EventComponent] = []

    /// Events in the journal that the file no longer has, and that are taken away.
    public internal(set) var removed: [EventComponent] = []

    /// Whether the calendar itself was changed: its association, categories, colour or zones.
    public internal(set) var changedCalendar = false

    /// Whether there was anything to write.
    public var isChange: Bool {
      isNew || changedCalendar || !added.isEmpty || !changed.isEmpty || !removed.isEmpty
    }
  }
}
