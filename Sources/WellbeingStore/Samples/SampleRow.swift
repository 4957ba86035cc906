internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a row says that every sample has, whatever its type.
struct SampleRow {
  /// The columns, in the order `init(_:_:)` reads them.
  static let columns: SQLFragment = """
    sample.id, sample.uuid, sample.start, zone.identifier, utc_offset, source.name,
      source.identifier, EXISTS (SELECT 1 FROM metadata WHERE metadata.sample = sample.id)
    """

  /// How many columns those are.
  static let columnCount: Int32 = 8

  let rowID: Int64
  let id: UUID
  let start: Instant
  let zone: LivedZone
  let source: Source
  let metadata: [String: MetadataValue]

  /// Reads the row a statement stands on; nil when it has no identity.
  init?(_ row: borrowing Statement, _ connection: borrowing Connection) throws(SQLiteError) {
    guard let id = row.withBlob(1, UUID.init(bytes:)) else { return nil }
    self.id = id
    rowID = row.integer(0)
    start = Instant(milliseconds: row.integer(2))
    zone = LivedZone(identifier: row.text(3), utcOffset: Int(row.integer(4)))
    source = Source(name: row.text(5), identifier: row.text(6))
    metadata = row.integer(7) != 0 ? try Self.metadata(of: rowID, connection) : [:]
  }

  private static func metadata(
    of id: Int64,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> [String: MetadataValue] {
    let statement = try connection.prepare(
      "SELECT key, kind, value FROM metadata WHERE sample = \(id)"
    )
    var metadata: [String: MetadataValue] = [:]
    while try statement.step() {
      metadata[statement.text(0)] = MetadataValue(kind: statement.text(1), statement, column: 2)
    }
    return metadata
  }
}
