public import WellbeingModel

extension Assessment: StorableSample {
  /// How the journal's file holds assessments.
  public static let storage = SampleStorage<Assessment>(
    type: .assessment,
    table: "assessment_sample",
    furtherJoins: "",
    ownColumns: """
      questionnaire, version, score, raw_score, maximum, band, complete, estimated
      """,
    ownColumnCount: 8,
    insertion: """
      INSERT INTO assessment_sample
        (sample, questionnaire, version, score, raw_score, maximum, band, complete, estimated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
    read: { row, statement, connection throws(SQLiteError) in
      try read(row, statement, connection)
    },
    write: { assessment, id, insertion, connection throws(SQLiteError) in
      try assessment.write(id, insertion, connection)
    },
    replacing: { $0.with(zone: $1, metadata: $2) }
  )

  private static func read(
    _ row: SampleRow,
    _ statement: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Assessment? {
    let first = SampleRow.columnCount
    guard let items = try items(of: row.rowID, connection) else { return nil }
    return try? Assessment(
      id: row.id,
      start: row.start,
      zone: row.zone,
      questionnaire: statement.text(first),
      version: statement.text(first + 1),
      items: items,
      score: statement.optionalReal(first + 2),
      rawScore: statement.optionalInteger(first + 3).map(Int.init),
      maximum: statement.optionalReal(first + 4),
      band: statement.optionalText(first + 5),
      isComplete: statement.integer(first + 6) != 0,
      isEstimated: statement.integer(first + 7) != 0,
      source: row.source,
      metadata: row.metadata
    )
  }

  /// The questions of an assessment in their order; nil when an answer cannot be understood.
  private static func items(
    of id: Int64,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> [Item]? {
    let rows = try connection.prepare(
      """
      SELECT link_id, code, answer, scored FROM assessment_answer WHERE sample = \(id)
      ORDER BY position
      """
    )
    var items: [Item] = []
    while try rows.step() {
      guard let answer = Answer(rows, column: 2) else { return nil }
      items.append(
        Item(
          linkId: rows.text(0),
          code: rows.optionalText(1),
          answer: answer,
          isScored: rows.integer(3) != 0
        )
      )
    }
    return items
  }

  private func write(
    _ id: Int64,
    _ insertion: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) {
    try insertion.run([
      .integer(id), .text(questionnaire), .text(version), .optional(score),
      .optional(rawScore.map(Int64.init)), .optional(maximum), .optional(band),
      .integer(isComplete ? 1 : 0), .integer(isEstimated ? 1 : 0),
    ])
    let rows = try connection.prepare(
      """
      INSERT INTO assessment_answer (sample, position, link_id, code, answer, scored)
      VALUES (?, ?, ?, ?, ?, ?)
      """
    )
    for (position, item) in items.enumerated() {
      try rows.run([
        .integer(id), .integer(Int64(position)), .text(item.linkId), .optional(item.code),
        item.answer.stored, .integer(item.isScored ? 1 : 0),
      ])
    }
  }
}

extension Assessment.Answer {
  /// What the file holds in the place of an answer that was declined.
  private static let declined = "preferNotToAnswer"

  /// The answer as SQLite holds it: the choice's value, a word where it was declined, else null.
  fileprivate var stored: SQLValue {
    switch self {
    case .value(let value): .integer(Int64(value))
    case .preferNotToAnswer: .text(Self.declined)
    case .missing: .null
    }
  }

  /// Reads an answer back; nil when it is none.
  fileprivate init?(_ row: borrowing Statement, column: Int32) {
    if row.isNull(column) {
      self = .missing
    } else if row.isText(column) {
      guard row.text(column) == Self.declined else { return nil }
      self = .preferNotToAnswer
    } else {
      self = .value(Int(row.integer(column)))
    }
  }
}
