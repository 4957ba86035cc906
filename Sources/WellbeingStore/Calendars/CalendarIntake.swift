public import ICalendar

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Events on their way from files into the journal, put aside until all is known of them.
///
/// An import compares series by series, and a file has the parts of a series anywhere, two states of
/// one event, and perhaps its calendar's name at the end. The events lie in a file without a name
/// that the system deletes with the process, so that memory does not grow with their number, and the
/// journal stays free for others while files are read.
public struct CalendarIntake: ~Copyable {
  /// The database without a name that holds the events.
  let connection: Connection

  /// How many events there are.
  public private(set) var eventCount = 0

  /// The zones that the events of each part use.
  private(set) var zoneUse: [Int: ZoneUse] = [:]

  private let insert: Statement

  /// Creates an intake without events.
  ///
  /// - Throws: `StoreError` when there is no room for temporary files.
  public init() throws(StoreError) {
    let connection = try Self.open()
    let insert = try Self.insertion(connection)
    self.connection = connection
    self.insert = insert
  }

  /// An intake with the events of some sources, which are left with the number of their part.
  static func taking(
    from sources: inout [CalendarImport]
  ) throws(StoreError) -> CalendarIntake {
    var intake = try CalendarIntake()
    for index in sources.indices {
      for event in sources[index].events { try intake.add(event, part: index) }
      sources[index].events = []
      sources[index].parts = [index]
    }
    return intake
  }

  private static func open() throws(StoreError) -> Connection {
    do {
      let connection = try Connection(path: "", mode: .temporary, busyTimeout: 0)
      try connection.execute(
        script: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4096;
          CREATE TABLE event (
            id INTEGER PRIMARY KEY, part INTEGER NOT NULL, uid TEXT NOT NULL,
            recurrence_id TEXT NOT NULL, summary TEXT NOT NULL, starts TEXT NOT NULL,
            ends TEXT NOT NULL, zone TEXT, rule TEXT, status TEXT NOT NULL,
            component TEXT NOT NULL, span INTEGER NOT NULL, earliest INTEGER NOT NULL,
            latest INTEGER
          ) STRICT;
          BEGIN
          """
      )
      return connection
    } catch {
      throw failure(error)
    }
  }

  private static func insertion(
    _ connection: borrowing Connection
  ) throws(StoreError) -> Statement {
    do {
      return try connection.prepare(
        "INSERT INTO event VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      )
    } catch {
      throw failure(error)
    }
  }

  /// Adds an event, in the order of its file.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - part: A number for what the event came in, a calendar in a file as a rule;
  ///     ``CalendarImport/parts`` names it again.
  /// - Throws: `StoreError` when there is no room for it.
  public mutating func add(_ event: EventComponent, part: Int) throws(StoreError) {
    guard let bounds = EventSeries([event])?.bounds else { return }
    do {
      try insert.run([.integer(Int64(part))] + event.columns(bounds))
    } catch {
      throw Self.failure(error)
    }
    eventCount += 1
    zoneUse[part, default: ZoneUse()].note(event)
  }

  /// Puts the parts of each calendar together under its position, and in the order of a comparison.
  borrowing func arrange(_ sources: [CalendarImport]) throws(StoreError) {
    do {
      try connection.execute(script: "CREATE TABLE place (part INTEGER PRIMARY KEY, calendar)")
      let place = try connection.prepare("INSERT OR REPLACE INTO place VALUES (?, ?)")
      for (index, source) in sources.enumerated() {
        for part in source.parts { try place.run([.integer(Int64(part)), .integer(Int64(index))]) }
      }
      try connection.execute(
        script: """
          UPDATE event SET part = place.calendar FROM place
          WHERE place.part = event.part AND place.calendar <> event.part;
          CREATE INDEX series ON event (part, uid, recurrence_id)
          """
      )
    } catch {
      throw Self.failure(error)
    }
  }

  /// The series of the calendar at a position, once they are arranged.
  borrowing func series(at index: Int) throws(StoreError) -> SeriesRows {
    do {
      return try SeriesRows.arranged(part: index, in: connection)
    } catch {
      throw Self.failure(error)
    }
  }

  /// What a failure means; the file has no name that could be told.
  static func failure(_ error: SQLiteError) -> StoreError {
    StoreError(error, path: FileManager.default.temporaryDirectory.path)
  }
}
