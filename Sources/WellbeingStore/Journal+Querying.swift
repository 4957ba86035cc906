internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// The query for the live samples of a type that fulfil a condition over `sample` and the type's
  /// own table.
  static func statement<Sample>(
    of storage: SampleStorage<Sample>,
    where condition: SQLFragment,
    order: SQLFragment,
    limit: Int?
  ) -> SQLFragment {
    var query: SQLFragment = """
      SELECT \(storage.columns) FROM sample \(storage.joins)
      WHERE \(storage.isLive) AND (\(condition)) ORDER BY \(order)
      """
    if let limit { query += " LIMIT \(Int64(max(0, limit)))" }
    return query
  }

  /// The live samples of a type that fulfil a condition over `sample` and the type's own table.
  borrowing func samples<Sample: StorableSample>(
    of type: Sample.Type,
    where condition: SQLFragment,
    order: SQLFragment = "sample.start, sample.id",
    limit: Int? = nil
  ) throws(StoreError) -> [Sample] {
    let storage = type.storage
    let query = Self.statement(of: storage, where: condition, order: order, limit: limit)
    var isReadable = true
    let samples = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(query)
      var samples: [Sample] = []
      while try statement.step() {
        if let sample = try storage.sample(from: statement, connection) {
          samples.append(sample)
        } else {
          isReadable = false
        }
      }
      return samples
    }
    guard isReadable else { throw .damaged(path: path) }
    return samples
  }

  /// The live sample, of whichever type, whose identity begins with some hexadecimal digits.
  borrowing func sample(idPrefix: String) throws(StoreError) -> StoredSample {
    guard let range = IdentityPrefix(idPrefix)?.range else { throw .noSuchSample(id: idPrefix) }
    let matches: SQLFragment = """
      FROM sample WHERE removed IS NULL
        AND uuid BETWEEN \(range.lowerBound.bytes) AND \(range.upperBound.bytes)
      """
    let (count, row, type) = try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare("SELECT count(*), min(id), min(type) \(matches)")
      _ = try statement.step()
      return (Int(statement.integer(0)), statement.integer(1), statement.integer(2))
    }
    guard count > 0 else { throw .noSuchSample(id: idPrefix) }
    guard count == 1 else { throw .ambiguousIdentity(prefix: idPrefix, count: count) }
    let found: StoredSample?
    switch SampleType(rawValue: type) {
    case .stateOfMind:
      found = try samples(of: StateOfMind.self, where: "sample.id = \(row)").first
        .map(StoredSample.stateOfMind)
    case .assessment:
      found = try samples(of: Assessment.self, where: "sample.id = \(row)").first
        .map(StoredSample.assessment)
    case nil: found = nil
    }
    guard let found else { throw .damaged(path: path) }
    return found
  }
}

extension SampleStorage {
  /// Reads the row a statement stands on; nil when it holds what no program of this version wrote.
  func sample(
    from statement: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Sample? {
    guard let row = try SampleRow(statement, connection) else { return nil }
    return try read(row, statement, connection)
  }
}
