internal import WellbeingModel

extension Journal {
  /// The sources of the live samples of a type that fulfil a condition, by name.
  borrowing func sources<Sample: StorableSample>(
    of type: Sample.Type,
    where condition: SQLFragment
  ) throws(StoreError) -> [Source] {
    let storage = type.storage
    return try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT name, identifier FROM source WHERE id IN (SELECT sample.source FROM sample
          \(storage.join) WHERE \(storage.isLive) AND (\(condition)))
        ORDER BY name, identifier
        """
      )
      var sources: [Source] = []
      while try statement.step() {
        sources.append(Source(name: statement.text(0), identifier: statement.text(1)))
      }
      return sources
    }
  }
}
