package import WellbeingModel

extension WellbeingStore {
  /// How SQLite means to run a query, a step each: `SEARCH sample USING INDEX …`.
  package func plan<Sample>(of query: SampleQuery<Sample>) throws(StoreError) -> [String] {
    let statement = Journal.statement(
      of: Sample.storage,
      where: try query.condition,
      order: query.order.sql,
      limit: query.limit
    )
    return try withJournal { journal throws(StoreError) in try journal.plan(of: statement) }
  }

  /// How SQLite means to run the three queries behind `changes(since:matching:limit:)`.
  package func planOfChanges<Sample: StorableSample>(
    since anchor: QueryAnchor?,
    matching predicate: SamplePredicate<Sample>
  ) throws(StoreError) -> [String] {
    let search = SampleEventSearch<Sample>(
      start: ChangePosition(anchor),
      condition: try predicate.searchSQL(isNarrowed: true),
      limit: -1
    )
    return try withJournal { journal throws(StoreError) in
      let row = try journal.lastRow(seenAt: search.start)
      return try journal.plan(of: search.written(afterRow: row))
        + journal.plan(of: search.revived) + journal.plan(of: search.removed)
    }
  }
}

extension Journal {
  /// The steps of SQLite's plan for a statement.
  borrowing func plan(of statement: SQLFragment) throws(StoreError) -> [String] {
    try translating { connection throws(SQLiteError) in
      let plan = try connection.prepare("EXPLAIN QUERY PLAN \(statement)")
      var steps: [String] = []
      while try plan.step() { steps.append(plan.text(3)) }
      return steps
    }
  }
}
