public import ICalendar

/// Events on their way from files into the journal, put aside until all is known of them.
///
/// An import compares series by series, and a file has the parts of a series anywhere, two states of
/// one event, and perhaps its calendar's name at the end. The events lie in a file without a name
/// that the system deletes with the process, so that of each only what it is found by is in memory,
/// and the journal stays free for others while files are read.
public struct CalendarIntake: ~Copyable {
  /// The zones that the events of each part use.
  private(set) var zoneUse: [Int: ZoneUse] = [:]

  private var log: RecordLog
  private var index = EventIndex()
  /// The row under construction.
  private var row = PackedRow()

  /// Creates an intake without events.
  ///
  /// - Throws: `StoreError` when there is no room for temporary files.
  public init() throws(StoreError) {
    log = try RecordLog()
  }

  /// How many events there are.
  public var eventCount: Int { index.count }

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

  /// Adds an event, in the order of its file.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - part: A number for what the event came in, a calendar in a file as a rule;
  ///     ``CalendarImport/parts`` names it again.
  /// - Throws: `StoreError` when there is no room for it.
  public mutating func add(_ event: EventComponent, part: Int) throws(StoreError) {
    guard let stored = EventSeries([event]).flatMap({ EventRow.rows(of: $0).first }) else { return }
    row.removeAll()
    stored.append(to: &row)
    let place: Range<Int>
    do {
      let result = row.withBytes { bytes in
        Result { () throws(StoreError) in try log.append(bytes) }
      }
      place = try result.get()
    }
    index.add(uid: event.uid, recurrenceID: stored.recurrenceID, part: part, place: place)
    zoneUse[part, default: ZoneUse()].note(event)
  }

  /// The events in the order of a comparison, those of each source together.
  borrowing func arranged(_ sources: [CalendarImport]) -> ArrangedEvents {
    ArrangedEvents(index.arranged(sources.map(\.parts)), log.reader())
  }
}
