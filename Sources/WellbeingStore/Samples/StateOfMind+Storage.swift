internal import CivilTime
public import WellbeingModel

extension StateOfMind: StorableSample {
  /// How the journal's file holds states of mind.
  public static let storage = SampleStorage<StateOfMind>(
    type: .stateOfMind,
    table: "state_of_mind_sample",
    furtherJoins: """
      LEFT JOIN note ON note.sample = sample.id
        LEFT JOIN sample_event ON sample_event.sample = sample.id
      """,
    ownColumns: """
      kind, valence, labels, associations, note.text,
        (SELECT group_concat(word, char(31)) FROM tag WHERE tag.sample = sample.id),
        sample_event.calendar, sample_event.uid, sample_event.summary, sample_event.start,
        sample_event."end"
      """,
    ownColumnCount: 11,
    insertion: """
      INSERT INTO state_of_mind_sample (sample, kind, valence, labels, associations)
      VALUES (?, ?, ?, ?, ?)
      """,
    read: { row, statement, connection throws(SQLiteError) in
      try read(row, statement, connection)
    },
    write: { state, id, insertion, connection throws(SQLiteError) in
      try state.write(id, insertion, connection)
    },
    replacing: { $0.with(zone: $1, metadata: $2) }
  )

  private static func read(
    _ row: SampleRow,
    _ statement: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> StateOfMind? {
    let first = SampleRow.columnCount
    let labels: [Label] = try values(
      statement.integer(first + 2),
      of: row.rowID,
      field: "label",
      connection
    )
    let associations: [Association] = try values(
      statement.integer(first + 3),
      of: row.rowID,
      field: "association",
      connection
    )
    return try? StateOfMind(
      id: row.id,
      start: row.start,
      zone: row.zone,
      kind: Kind(rawValue: Int(statement.integer(first))),
      valence: statement.real(first + 1),
      labels: labels,
      associations: associations,
      tags: statement.optionalText(first + 5)?.split(separator: "\u{1F}").map(String.init) ?? [],
      note: statement.optionalText(first + 4),
      event: event(from: statement, column: first + 6),
      source: row.source,
      metadata: row.metadata
    )
  }

  private static func event(
    from row: borrowing Statement,
    column first: Int32
  ) -> EventReference? {
    guard let calendar = row.optionalText(first) else { return nil }
    return EventReference(
      calendar: calendar,
      uid: row.text(first + 1),
      summary: row.text(first + 2),
      start: Instant(milliseconds: row.integer(first + 3)),
      end: Instant(milliseconds: row.integer(first + 4))
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
    values += try Journal.unknownValues(of: id, field: field, connection).map(Value.init(rawValue:))
    return values
  }

  private func write(
    _ id: Int64,
    _ insertion: borrowing Statement,
    _ connection: borrowing Connection
  ) throws(SQLiteError) {
    let labels = VocabularySet(labels)
    let associations = VocabularySet(associations)
    try insertion.run([
      .integer(id), .integer(Int64(kind.rawValue)), .real(valence),
      .integer(labels.storedBits), .integer(associations.storedBits),
    ])
    try Self.writeUnknown(labels.others, field: "label", id, connection)
    try Self.writeUnknown(associations.others, field: "association", id, connection)
    if let note {
      let folded = note.foldedForSearch
      // Most notes of some languages are folded already; keep those once.
      let stored: SQLValue = folded == note ? .null : .text(folded)
      try connection.run(
        "INSERT INTO note (sample, text, folded) VALUES (\(id), \(note), \(stored))"
      )
    }
    for tag in tags {
      try connection.run(
        "INSERT INTO tag (sample, word, folded) VALUES (\(id), \(tag), \(tag.foldedForSearch))"
      )
    }
    if let event {
      try connection.run(
        """
        INSERT INTO sample_event (sample, calendar, uid, summary, start, "end")
        VALUES (\(id), \(event.calendar), \(event.uid), \(event.summary),
          \(event.start.milliseconds), \(event.end.milliseconds))
        """
      )
    }
  }

  private static func writeUnknown(
    _ rawValues: [Int],
    field: String,
    _ id: Int64,
    _ connection: borrowing Connection
  ) throws(SQLiteError) {
    for rawValue in rawValues {
      try connection.run(
        """
        INSERT INTO unknown_value (sample, field, raw_value)
        VALUES (\(id), \(field), \(Int64(rawValue)))
        """
      )
    }
  }
}
