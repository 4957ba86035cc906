internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// The columns that make up a state of mind, in the order `stateOfMind(from:)` reads them.
  static let columns: SQLFragment = """
    sample.id, sample.uuid, sample.start, zone.identifier, utc_offset, source.name,
      source.identifier, kind, valence, labels, associations, note.text,
      (SELECT group_concat(word, char(31)) FROM tag WHERE tag.sample = sample.id),
      EXISTS (SELECT 1 FROM metadata WHERE metadata.sample = sample.id),
      sample_event.calendar, sample_event.uid, sample_event.summary, sample_event.start,
      sample_event."end"
    """

  /// What joins the tables of those columns to `sample`.
  static let joins: SQLFragment = """
    JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id
      JOIN zone ON zone.id = sample.zone
      JOIN source ON source.id = sample.source
      LEFT JOIN note ON note.sample = sample.id
      LEFT JOIN sample_event ON sample_event.sample = sample.id
    """

  /// The condition of a state of mind that has not been taken away.
  ///
  /// SQLite would take it that one type in ten samples matches, and prefer an index by type to one
  /// that leads straight to a few samples.
  static let isLive: SQLFragment = """
    sample.removed IS NULL AND likelihood(sample.type = 1, 0.99)
    """

  /// The query for the live states of mind that fulfil a condition over `sample` and
  /// `state_of_mind_sample`.
  static func statement(
    where condition: SQLFragment,
    order: SQLFragment,
    limit: Int?
  ) -> SQLFragment {
    var query: SQLFragment = """
      SELECT \(columns) FROM sample \(joins) WHERE \(isLive) AND (\(condition)) ORDER BY \(order)
      """
    if let limit { query += " LIMIT \(Int64(max(0, limit)))" }
    return query
  }

  /// The live states of mind that fulfil a condition over `sample` and `state_of_mind_sample`.
  borrowing func statesOfMind(
    where condition: SQLFragment,
    order: SQLFragment = "sample.start, sample.id",
    limit: Int? = nil
  ) throws(StoreError) -> [StateOfMind] {
    let query = Self.statement(where: condition, order: order, limit: limit)
    let rows = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(query)
      var rows: [StateOfMind?] = []
      while try statement.step() {
        rows.append(try Self.stateOfMind(from: statement, connection))
      }
      return rows
    }
    let samples = rows.compactMap(\.self)
    guard samples.count == rows.count else { throw .damaged(path: path) }
    return samples
  }

  /// The live state of mind whose identity begins with some hexadecimal digits.
  borrowing func stateOfMind(idPrefix: String) throws(StoreError) -> StateOfMind {
    guard let range = IdentityPrefix(idPrefix)?.range else { throw .noSuchSample(id: idPrefix) }
    let found = try statesOfMind(
      where: "uuid BETWEEN \(range.lowerBound.bytes) AND \(range.upperBound.bytes)",
      order: "uuid",
      limit: 2
    )
    guard let first = found.first else { throw .noSuchSample(id: idPrefix) }
    guard found.count == 1 else {
      let count = try translating { connection throws(SQLiteError) in
        try connection.integer(
          """
          SELECT count(*) FROM sample WHERE removed IS NULL
            AND uuid BETWEEN \(range.lowerBound.bytes) AND \(range.upperBound.bytes)
          """
        )
      }
      throw .ambiguousIdentity(prefix: idPrefix, count: Int(count ?? 2))
    }
    return first
  }

  /// Reads the row a statement stands on; nil when it holds what no program of this version wrote.
  static func stateOfMind(
    from row: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> StateOfMind? {
    guard let uuid = row.withBlob(1, UUID.init(bytes:)) else { return nil }
    let id = row.integer(0)
    let labels: [StateOfMind.Label] = try values(
      row.integer(9),
      of: id,
      field: "label",
      connection
    )
    let associations: [StateOfMind.Association] = try values(
      row.integer(10),
      of: id,
      field: "association",
      connection
    )
    return try? StateOfMind(
      id: uuid,
      start: Instant(milliseconds: row.integer(2)),
      zone: LivedZone(identifier: row.text(3), utcOffset: Int(row.integer(4))),
      kind: StateOfMind.Kind(rawValue: Int(row.integer(7))),
      valence: row.real(8),
      labels: labels,
      associations: associations,
      tags: row.optionalText(12)?.split(separator: "\u{1F}").map(String.init) ?? [],
      note: row.optionalText(11),
      event: event(from: row),
      source: Source(name: row.text(5), identifier: row.text(6)),
      metadata: row.integer(13) != 0 ? metadata(of: id, connection) : [:]
    )
  }

  private static func event(from row: borrowing Statement) -> EventReference? {
    guard let calendar = row.optionalText(14) else { return nil }
    return EventReference(
      calendar: calendar,
      uid: row.text(15),
      summary: row.text(16),
      start: Instant(milliseconds: row.integer(17)),
      end: Instant(milliseconds: row.integer(18))
    )
  }

  /// The values of a set: those that have a bit, and any others where the set says so.
  private static func values<Value: NamedRawValue>(
    _ bits: Int64,
    of id: Int64,
    field: String,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> [Value] {
    var values = VocabularySet.values(of: bits, as: Value.self)
    guard bits & VocabularySet.othersBit != 0 else { return values }
    values += try unknownValues(of: id, field: field, connection).map(Value.init(rawValue:))
    return values
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
