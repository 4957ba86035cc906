internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes samples of one type row by row with statements that are compiled once.
struct SampleInserter<Sample: StorableSample>: ~Copyable {
  /// What became of a sample.
  enum Outcome {
    /// It is in the journal.
    case inserted
    /// A live sample, of whichever type, has the same identity; nothing was written.
    case taken
  }

  private let storage: SampleStorage<Sample>
  private let sampleRow: Statement
  private let ownRow: Statement
  private var zones = RecentIDs<LivedZone>()
  private var sources = RecentIDs<Source>()

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let storage = Sample.storage
    let sampleRow = try connection.prepare(
      """
      INSERT INTO sample (id, uuid, type, start, "end", zone, source)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """
    )
    let ownRow = try connection.prepare(storage.insertion)
    // Stored last: a noncopyable value cannot be half initialized when an initializer throws.
    self.storage = storage
    self.sampleRow = sampleRow
    self.ownRow = ownRow
  }

  /// Writes a sample that has a zone.
  mutating func insert(
    _ sample: Sample,
    id: Int64,
    into connection: borrowing Connection
  ) throws(SQLiteError) -> Outcome {
    let zone = try rowID(of: sample.zone ?? LivedZone(identifier: "UTC", utcOffset: 0), connection)
    let source = try rowID(of: sample.source, connection)
    try sampleRow.run([
      .integer(id), .blob(sample.id.bytes), .integer(storage.type.rawValue),
      .integer(sample.start.milliseconds), .null, .integer(zone), .integer(source),
    ])
    guard connection.changedRowCount == 1 else { return .taken }
    try storage.write(sample, id, ownRow, connection)
    // Predicates compare bytes, so text is in normal form C.
    for (key, value) in sample.metadata {
      try connection.run(
        """
        INSERT INTO metadata (sample, key, kind, value)
        VALUES (\(id), \(key.normalizedC), \(value.storedKind), \(value.canonical.storedValue))
        """
      )
    }
    return .inserted
  }

  private mutating func rowID(
    of zone: LivedZone,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Int64 {
    if let known = zones.id(of: zone) { return known }
    let offset = Int64(zone.utcOffset)
    let found = try connection.integer(
      "SELECT id FROM zone WHERE identifier = \(zone.identifier) AND utc_offset = \(offset)"
    )
    let id: Int64
    if let found {
      id = found
    } else {
      try connection.run(
        "INSERT INTO zone (identifier, utc_offset) VALUES (\(zone.identifier), \(offset))"
      )
      id = connection.lastInsertedID
    }
    zones.remember(zone, id)
    return id
  }

  private mutating func rowID(
    of source: Source,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Int64 {
    if let known = sources.id(of: source) { return known }
    let name = source.name.normalizedC
    let identifier = source.identifier.normalizedC
    let found = try connection.integer(
      "SELECT id FROM source WHERE name = \(name) AND identifier = \(identifier)"
    )
    let id: Int64
    if let found {
      id = found
    } else {
      try connection.run(
        "INSERT INTO source (name, identifier) VALUES (\(name), \(identifier))"
      )
      id = connection.lastInsertedID
    }
    sources.remember(source, id)
    return id
  }
}
