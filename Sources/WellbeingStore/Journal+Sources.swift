internal import WellbeingModel

extension Journal {
  /// The sources of the live states of mind that fulfil a condition, by name.
  borrowing func sources(where condition: SQLFragment) throws(StoreError) -> [Source] {
    try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT name, identifier FROM source WHERE id IN (SELECT sample.source FROM sample
          JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id
          WHERE \(Self.isLive) AND (\(condition)))
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
