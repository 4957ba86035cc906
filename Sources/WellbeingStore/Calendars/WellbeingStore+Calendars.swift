public import CivilTime
public import ICalendar
public import WellbeingModel

extension WellbeingStore {
  /// Brings calendars up to date with files, in one change.
  ///
  /// An import that finds nothing new writes nothing.
  ///
  /// - Parameters:
  ///   - sources: What the files say.
  ///   - command: The name that the change log gives the change.
  /// - Returns: What was found and done, for each source in turn.
  /// - Throws: `StoreError.associationMissing` for a new calendar without one, and what any writing
  ///   may throw; nothing is changed then.
  @discardableResult
  public func importCalendars(
    _ sources: [CalendarImport],
    command: String = "calendar import"
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    var sources = sources
    let intake = try CalendarIntake.taking(from: &sources)
    return try importCalendars(sources, from: intake, command: command)
  }

  /// Brings calendars up to date with files whose events are put aside, in one change.
  ///
  /// Memory does not grow with the number of events.
  ///
  /// - Parameters:
  ///   - sources: What the files say; the events are those of the `parts`.
  ///   - intake: The events. It serves one import.
  ///   - command: The name that the change log gives the change.
  /// - Returns: What was found and done, for each source in turn.
  /// - Throws: As the import of sources that have their events.
  @discardableResult
  public func importCalendars(
    _ sources: [CalendarImport],
    from intake: borrowing CalendarIntake,
    command: String = "calendar import"
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    try withJournal { journal throws(StoreError) in
      try journal.importCalendars(sources, from: intake, command: command)
    }
  }

  /// Finds out what an import would do, without doing it.
  ///
  /// - Parameter sources: What the files say.
  /// - Returns: What was found, for each source in turn.
  /// - Throws: `StoreError.associationMissing` for a new calendar without one, and what any reading
  ///   may throw.
  public func previewImport(
    of sources: [CalendarImport]
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    var sources = sources
    let intake = try CalendarIntake.taking(from: &sources)
    return try previewImport(of: sources, from: intake)
  }

  /// Finds out what an import of events that are put aside would do, without doing it.
  ///
  /// - Parameters:
  ///   - sources: What the files say; the events are those of the `parts`.
  ///   - intake: The events. It serves one preview.
  /// - Returns: What was found, for each source in turn.
  /// - Throws: As the preview of sources that have their events.
  public func previewImport(
    of sources: [CalendarImport],
    from intake: borrowing CalendarIntake
  ) throws(StoreError) -> [CalendarImport.Outcome] {
    try withJournal { journal throws(StoreError) in
      try journal.previewImport(of: sources, from: intake)
    }
  }

  /// The calendars by name, without looking at their events.
  ///
  /// - Throws: What any reading may throw.
  public func eventCalendars() throws(StoreError) -> [EventCalendar] {
    try withJournal { journal throws(StoreError) in
      try journal.calendarRows().map {
        EventCalendar(name: $0.name, association: $0.association, categories: $0.categories)
      }
    }
  }

  /// The calendars by name, with how much is on them.
  ///
  /// - Parameter zone: The person's zone, in which all-day events and floating times lie.
  /// - Returns: The calendars, without their events.
  /// - Throws: What any reading may throw.
  public func calendars(zone: Zone) throws(StoreError) -> [CalendarSummary] {
    try withJournal { journal throws(StoreError) in try journal.calendarSummaries(zone: zone) }
  }

  /// The occurrences that have a part in a window, by their starts, cancelled ones included.
  ///
  /// - Parameters:
  ///   - window: The stretch of time; its end is not included.
  ///   - calendars: The names of the calendars to look at; nil for all.
  ///   - zone: The person's zone, in which all-day events and floating times lie.
  /// - Returns: One value for each occurrence.
  /// - Throws: `StoreError.noSuchCalendar` for a name that is none, and what any reading may throw.
  public func events(
    in window: Range<Instant>,
    calendars: Set<String>? = nil,
    zone: Zone
  ) throws(StoreError) -> [CalendarEvent] {
    try agenda(in: window, calendars: calendars, zone: zone).events
  }

  /// The occurrences that have a part in a window, and the events that have too many of them.
  ///
  /// - Parameters:
  ///   - window: The stretch of time; its end is not included.
  ///   - calendars: The names of the calendars to look at; nil for all.
  ///   - zone: The person's zone, in which all-day events and floating times lie.
  /// - Returns: What is on.
  /// - Throws: `StoreError.noSuchCalendar` for a name that is none, and what any reading may throw.
  public func agenda(
    in window: Range<Instant>,
    calendars: Set<String>? = nil,
    zone: Zone
  ) throws(StoreError) -> CalendarAgenda {
    try withJournal { journal throws(StoreError) in
      for name in calendars ?? [] { _ = try journal.calendarRow(named: name) }
      return try journal.agenda(in: window, calendars: calendars, zone: zone)
    }
  }

  /// The calendars as iCalendar has them, with definitions of the time zones they use.
  ///
  /// What the journal adds to a calendar, its association and those of categories, is no part of it.
  ///
  /// - Parameter names: The names of the calendars, in the order wanted; nil for all, by name.
  /// - Returns: A document for each calendar, its events by their starts.
  /// - Throws: `StoreError.noSuchCalendar` for a name that is none, and what any reading may throw.
  public func calendarDocuments(
    named names: [String]? = nil
  ) throws(StoreError) -> [CalendarDocument] {
    try withJournal { journal throws(StoreError) in try journal.documents(ofCalendars: names) }
  }

  /// Takes a calendar away with everything on it; undo brings it back.
  ///
  /// - Parameters:
  ///   - name: The calendar's name.
  ///   - command: The name that the change log gives the change.
  /// - Throws: `StoreError.noSuchCalendar`, and what any writing may throw.
  public func removeCalendar(
    named name: String,
    command: String = "calendar remove"
  ) throws(StoreError) {
    try withJournal { journal throws(StoreError) in
      try journal.removeCalendar(named: name, command: command)
    }
  }
}
