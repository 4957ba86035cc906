internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// The samples written since a position and still there, in order.
  borrowing func written<Sample>(
    _ search: SampleEventSearch<Sample>
  ) throws(StoreError) -> [SampleEvent<Sample>] {
    let storage = Sample.storage
    let row = try lastRow(seenAt: search.start)
    return try events { connection throws(SQLiteError) in
      let samples = try connection.prepare(search.written(afterRow: row))
      let changes = try connection.prepare(
        "SELECT id, last_id FROM change WHERE id >= \(search.start.change) ORDER BY id"
      )
      var events: [SampleEvent<Sample>?] = []
      var change: (number: Int64, lastRow: Int64) = (0, 0)
      while try samples.step() {
        let row = samples.integer(0)
        // Both grow together, so the changes are walked through once.
        while change.lastRow < row, try changes.step() {
          change = (changes.integer(0), changes.integer(1))
        }
        let sample = try storage.sample(from: samples, connection)
        events.append(sample.map { SampleEvent(.init(change: change.number, row: row), $0) })
      }
      return events
    }
  }

  /// The samples brought back since a position and still there, in order.
  borrowing func revived<Sample>(
    _ search: SampleEventSearch<Sample>
  ) throws(StoreError) -> [SampleEvent<Sample>] {
    let storage = Sample.storage
    return try events { connection throws(SQLiteError) in
      let samples = try connection.prepare(search.revived)
      var events: [SampleEvent<Sample>?] = []
      while try samples.step() {
        let change = samples.integer(storage.columnCount)
        let position = ChangePosition(change: change, row: samples.integer(0))
        let sample = try storage.sample(from: samples, connection)
        events.append(sample.map { SampleEvent(position, $0) })
      }
      return events
    }
  }

  /// The samples taken away since a position and not there in another version, in order.
  borrowing func removed<Sample>(
    _ search: SampleEventSearch<Sample>
  ) throws(StoreError) -> [SampleEvent<Sample>] {
    try events { connection throws(SQLiteError) in
      let rows = try connection.prepare(search.removed)
      var events: [SampleEvent<Sample>?] = []
      while try rows.step() {
        let position = ChangePosition(change: rows.integer(0), row: rows.integer(1))
        let id = rows.withBlob(2, UUID.init(bytes:))
        events.append(id.map { SampleEvent(position, deleted: $0) })
      }
      return events
    }
  }

  /// The last row written that had been seen at a position.
  ///
  /// In a change that was seen in part, the row may be an older one that the change took away or
  /// brought back; of those it wrote, none had been seen then.
  borrowing func lastRow(seenAt position: ChangePosition) throws(StoreError) -> Int64 {
    try translating { connection throws(SQLiteError) in
      try connection.integer(
        """
        SELECT max(first_id - 1, min(last_id, \(position.row))) FROM change
        WHERE id = \(position.change)
        """
      ) ?? 0
    }
  }

  /// Reads events, and fails where one cannot be understood.
  private borrowing func events<Sample>(
    _ read: (borrowing Connection) throws(SQLiteError) -> [SampleEvent<Sample>?]
  ) throws(StoreError) -> [SampleEvent<Sample>] {
    let events = try translating(read)
    let readable = events.compactMap(\.self)
    guard readable.count == events.count else { throw .damaged(path: path) }
    return readable
  }
}
