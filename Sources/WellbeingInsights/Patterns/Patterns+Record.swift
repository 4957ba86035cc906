extension Patterns {
  /// Compares the mood of recorded days with every series declared.
  public init(
    in record: DailyRecord,
    declarations: [SeriesDeclaration] = SeriesDeclaration.standard,
    seed: UInt64 = 1
  ) {
    let mood = SeriesDeclaration.mood.series(record).reduce(into: [:]) { values, series in
      values.merge(series.values) { first, _ in first }
    }
    self.init(
      mood: DailySeries(DailySeries.Name("mood"), values: mood),
      with: declarations.flatMap { $0.series(record) },
      seed: seed
    )
  }
}
