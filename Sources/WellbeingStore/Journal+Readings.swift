internal import CivilTime
internal import WellbeingModel

extension Journal {
  /// Gives the narrow part of each live state of mind that fulfils a condition, in no order.
  ///
  /// One native pass: bits are taken apart here rather than by a sum for each value in SQL, which
  /// takes four times as long over a whole journal.
  borrowing func readings(
    where condition: SQLFragment,
    _ body: (StateOfMindReading) -> Void
  ) throws(StoreError) {
    let query: SQLFragment = """
      SELECT sample.start, utc_offset, kind, valence, labels, associations, sample.id
      FROM sample
        JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id
        JOIN zone ON zone.id = sample.zone
      WHERE sample.removed IS NULL AND sample.type = 1 AND (\(condition))
      """
    try translating { connection throws(SQLiteError) in
      let rows = try connection.prepare(query)
      while try rows.step() {
        let id = rows.integer(6)
        body(
          StateOfMindReading(
            start: Instant(milliseconds: rows.integer(0)),
            utcOffset: Int(rows.integer(1)),
            kind: StateOfMind.Kind(rawValue: Int(rows.integer(2))),
            valence: rows.real(3),
            labels: try Self.set(rows.integer(4), of: id, field: "label", connection),
            associations: try Self.set(rows.integer(5), of: id, field: "association", connection)
          )
        )
      }
    }
  }

  private static func set<Value: NamedRawValue>(
    _ bits: Int64,
    of id: Int64,
    field: String,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> RawValueSet<Value> {
    let listed = UInt64(bitPattern: bits & ~VocabularySet.othersBit)
    guard bits & VocabularySet.othersBit != 0 else { return RawValueSet(bits: listed) }
    let others = try unknownValues(of: id, field: field, connection)
    return RawValueSet(bits: listed, others: others)
  }

  /// The raw values of a sample that have no bit, in ascending order.
  static func unknownValues(
    of id: Int64,
    field: String,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> [Int] {
    let statement = try connection.prepare(
      """
      SELECT raw_value FROM unknown_value WHERE sample = \(id) AND field = \(field)
      ORDER BY raw_value
      """
    )
    var values: [Int] = []
    while try statement.step() { values.append(Int(statement.integer(0))) }
    return values
  }
}
