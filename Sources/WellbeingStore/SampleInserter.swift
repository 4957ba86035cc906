internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes samples row by row with statements that are compiled once.
struct SampleInserter: ~Copyable {
  /// What became of a sample.
  enum Outcome {
    /// It is in the journal.
    case inserted
    /// A live sample has the same identity; nothing was written.
    case taken
  }

  private let sampleRow: Statement
  private let stateRow: Statement
  private var zones = RecentIDs<LivedZone>()
  private var sources = RecentIDs<Source>()

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let sampleRow = try connection.prepare(
      """
      INSERT INTO sample (id, uuid, type, start, "end", zone, source)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """
    )
    let stateRow = try connection.prepare(
      """
      INSERT INTO state_of_mind_sample (sample, kind, valence, labels, associations)
      VALUES (?, ?, ?, ?, ?)
      """
    )
    // Stored last: a noncopyable value cannot be half initialized when an initializer throws.
    self.sampleRow = sampleRow
    self.stateRow = stateRow
  }

  /// Writes a state of mind that has a zone.
  mutating func insert(
    _ state: StateOfMind,
    id: Int64,
    into connection: borrowing Connection
  ) throws(SQLiteError) -> Outcome {
    let zone = try rowID(of: state.zone ?? LivedZone(identifier: "UTC", utcOffset: 0), connection)
    let source = try rowID(of: state.source, connection)
    try sampleRow.run([
      .integer(id), .blob(state.id.bytes), .integer(SampleType.stateOfMind.rawValue),
      .integer(state.start.milliseconds), .null, .integer(zone), .integer(source),
    ])
    guard connection.changedRowCount == 1 else { return .taken }

    let labels = VocabularySet(state.labels)
    let associations = VocabularySet(state.associations)
    try stateRow.run([
      .integer(id), .integer(Int64(state.kind.rawValue)), .real(state.valence),
      .integer(labels.storedBits), .integer(associations.storedBits),
    ])
    try insertUnknown(labels.others, field: "label", id: id, connection)
    try insertUnknown(associations.others, field: "association", id: id, connection)
    try insertDetails(of: state, id: id, connection)
    return .inserted
  }

  private func insertDetails(
    of state: StateOfMind,
    id: Int64,
    _ connection: borrowing Connection
  ) throws(SQLiteError) {
    if let note = state.note {
      let folded = note.foldedForSearch
      // Most notes of some languages are folded already; keep those once.
      let stored: SQLValue = folded == note ? .null : .text(folded)
      try connection.run(
        "INSERT INTO note (sample, text, folded) VALUES (\(id), \(note), \(stored))"
      )
    }
    for tag in state.tags {
      try connection.run(
        "INSERT INTO tag (sample, word, folded) VALUES (\(id), \(tag), \(tag.foldedForSearch))"
      )
    }
    // Predicates compare bytes, so text is in normal form C.
    for (key, value) in state.metadata {
      try connection.run(
        """
        INSERT INTO metadata (sample, key, kind, value)
        VALUES (\(id), \(key.normalizedC), \(value.storedKind), \(value.canonical.storedValue))
        """
      )
    }
    if let event = state.event {
      try connection.run(
        """
        INSERT INTO sample_event (sample, calendar, uid, summary, start, "end")
        VALUES (\(id), \(event.calendar), \(event.uid), \(event.summary),
          \(event.start.milliseconds), \(event.end.milliseconds))
        """
      )
    }
  }

  private func insertUnknown(
    _ rawValues: [Int],
    field: String,
    id: Int64,
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

  private mutating func rowID(
    of zone: LivedZone,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Int64 {
    if let known = zones.id(of: zone) { return known }
    let offset = Int64(zone.utcOffset)
    let found = try connection.integer(
      "SELECT id FROM zone WHERE identifier = \(zone.identifier) AND utc_offset = \(offset)"
    )
    let id: Int64
    if let found {
      id = found
    } else {
      try connection.run(
        "INSERT INTO zone (identifier, utc_offset) VALUES (\(zone.identifier), \(offset))"
      )
      id = connection.lastInsertedID
    }
    zones.remember(zone, id)
    return id
  }

  private mutating func rowID(
    of source: Source,
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> Int64 {
    if let known = sources.id(of: source) { return known }
    let name = source.name.normalizedC
    let identifier = source.identifier.normalizedC
    let found = try connection.integer(
      "SELECT id FROM source WHERE name = \(name) AND identifier = \(identifier)"
    )
    let id: Int64
    if let found {
      id = found
    } else {
      try connection.run(
        "INSERT INTO source (name, identifier) VALUES (\(name), \(identifier))"
      )
      id = connection.lastInsertedID
    }
    sources.remember(source, id)
    return id
  }
}
