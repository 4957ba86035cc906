internal import CivilTime

extension Journal {
  /// Hands out the ids of the rows that one change writes.
  struct ChangeWriter {
    /// The change's number.
    let number: Int64

    fileprivate let firstID: Int64
    fileprivate var nextID: Int64

    /// How many samples the change touches.
    var sampleCount = 0

    /// The id of the next row.
    mutating func newID() -> Int64 {
      defer { nextID += 1 }
      return nextID
    }
  }

  /// What an entry of the change log stands for.
  private enum State: Int64 {
    /// In force; what undo takes next.
    case done = 0
    /// Undone; what redo takes next.
    case undone = 1
    /// Undone, and out of redo's reach because something else was changed since.
    case abandoned = 2
    /// An undo or a redo itself.
    case inversion = 3
  }

  /// Runs one command's writing: one transaction, one entry in the change log.
  ///
  /// A body that returns nil has found nothing to change, and leaves no entry.
  borrowing func change<Result>(
    command: String,
    _ body: (borrowing Journal, inout ChangeWriter) throws(StoreError) -> Result?
  ) throws(StoreError) -> Result? {
    try transaction { journal throws(StoreError) in
      var writer = try journal.beginChange(command: command, inverts: nil, state: .done)
      guard let result = try body(journal, &writer) else { return nil }
      try journal.translating { connection throws(SQLiteError) in
        try connection.run(
          """
          UPDATE change SET state = \(State.abandoned.rawValue)
          WHERE state = \(State.undone.rawValue)
          """
        )
      }
      try journal.finish(writer)
      return result
    }
  }

  private borrowing func beginChange(
    command: String,
    inverts: Int64?,
    state: State
  ) throws(StoreError) -> ChangeWriter {
    let at = now().milliseconds
    return try translating { connection throws(SQLiteError) in
      let last = try connection.prepare("SELECT id, last_id FROM change ORDER BY id DESC LIMIT 1")
      let isFirst = try !last.step()
      let number = isFirst ? 1 : last.integer(0) + 1
      let first = isFirst ? 1 : last.integer(1) + 1
      try connection.run(
        """
        INSERT INTO change (id, at, command, first_id, last_id, samples, inverts, state)
        VALUES (\(number), \(at), \(command), \(first), \(first - 1), 0,
          \(SQLValue.optional(inverts)), \(state.rawValue))
        """
      )
      return ChangeWriter(number: number, firstID: first, nextID: first)
    }
  }

  private borrowing func finish(_ writer: ChangeWriter) throws(StoreError) {
    try translating { connection throws(SQLiteError) in
      try connection.run(
        """
        UPDATE change SET last_id = \(writer.nextID - 1), samples = \(Int64(writer.sampleCount))
        WHERE id = \(writer.number)
        """
      )
    }
  }

  /// Takes back the last change in force.
  borrowing func undo() throws(StoreError) -> ChangeEntry {
    try invertNext(
      from: .done,
      to: .undone,
      selecting: "SELECT max(id) FROM change WHERE state = 0",
      command: "undo",
      orThrow: .nothingToUndo
    )
  }

  /// Brings back the change undone last.
  borrowing func redo() throws(StoreError) -> ChangeEntry {
    try invertNext(
      from: .undone,
      to: .done,
      selecting: "SELECT min(id) FROM change WHERE state = 1",
      command: "redo",
      orThrow: .nothingToRedo
    )
  }

  private borrowing func invertNext(
    from: State,
    to: State,
    selecting query: SQLFragment,
    command: String,
    orThrow nothing: StoreError
  ) throws(StoreError) -> ChangeEntry {
    let entry = try transaction { journal throws(StoreError) -> ChangeEntry? in
      let target = try journal.translating { connection throws(SQLiteError) in
        try connection.integer(query)
      }
      guard let target else { return nil }
      let last = try journal.lastApplication(of: target)
      var writer = try journal.beginChange(command: command, inverts: target, state: .inversion)
      writer.sampleCount = try journal.invert(last, in: writer.number)
      try journal.translating { connection throws(SQLiteError) in
        try connection.run("UPDATE change SET state = \(to.rawValue) WHERE id = \(target)")
      }
      try journal.finish(writer)
      return try journal.entry(target)
    }
    guard let entry else { throw nothing }
    return entry
  }

  /// The change, undo or redo that last moved a change to where it now stands.
  private borrowing func lastApplication(of target: Int64) throws(StoreError) -> Int64 {
    try translating { connection throws(SQLiteError) in
      try connection.integer("SELECT max(id) FROM change WHERE inverts = \(target)") ?? target
    }
  }

  /// Takes away every row that a change wrote or revived, and revives every row that it took away.
  ///
  /// - Returns: How many samples that touched.
  private borrowing func invert(_ other: Int64, in number: Int64) throws(StoreError) -> Int {
    try translating { connection throws(SQLiteError) in
      var samples = 0
      // Rows that the other change took away must not block the identities of those it wrote, nor
      // the other way round: remember which to revive, remove, and only then revive.
      for table in RevisedTable.allCases {
        try connection.run(
          """
          INSERT INTO revived (change, row)
          SELECT \(number), id FROM \(table) WHERE removed = \(other)
          """
        )
        if table == .sample { samples += connection.changedRowCount }
      }
      let written: SQLFragment = """
        removed IS NULL AND (
          id BETWEEN (SELECT first_id FROM change WHERE id = \(other))
            AND (SELECT last_id FROM change WHERE id = \(other))
          OR id IN (SELECT row FROM revived WHERE change = \(other)))
        """
      try connection.run(
        """
        INSERT OR REPLACE INTO deleted_object (uuid, change, type)
        SELECT uuid, \(number), type FROM sample WHERE \(written)
        """
      )
      for table in RevisedTable.allCases {
        try connection.run("UPDATE \(table) SET removed = \(number) WHERE \(written)")
        if table == .sample { samples += connection.changedRowCount }
        try connection.run(
          """
          UPDATE \(table) SET removed = NULL
          WHERE removed IS NOT NULL AND id IN (SELECT row FROM revived WHERE change = \(number))
          """
        )
      }
      // A sample that lives again, by itself or as another version, is not deleted.
      try connection.run(
        """
        DELETE FROM deleted_object
        WHERE uuid IN (SELECT uuid FROM sample JOIN revived ON row = sample.id
          WHERE revived.change = \(number) AND sample.removed IS NULL)
        """
      )
      return samples
    }
  }

  /// The change log, newest first, without the undos and redos themselves.
  borrowing func history(limit: Int?) throws(StoreError) -> [ChangeEntry] {
    try entries(
      """
      SELECT id, at, command, samples, state FROM change WHERE state <> \(State.inversion.rawValue)
      ORDER BY id DESC LIMIT \(Int64(limit ?? -1))
      """
    )
  }

  private borrowing func entry(_ number: Int64) throws(StoreError) -> ChangeEntry {
    let found = try entries(
      "SELECT id, at, command, samples, state FROM change WHERE id = \(number)"
    )
    guard let first = found.first else { throw .damaged(path: path) }
    return first
  }

  private borrowing func entries(_ query: SQLFragment) throws(StoreError) -> [ChangeEntry] {
    try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare(query)
      var entries: [ChangeEntry] = []
      while try statement.step() {
        let state = statement.integer(4)
        entries.append(
          ChangeEntry(
            number: Int(statement.integer(0)),
            at: Instant(milliseconds: statement.integer(1)),
            command: statement.text(2),
            sampleCount: Int(statement.integer(3)),
            isUndone: state == State.undone.rawValue || state == State.abandoned.rawValue
          )
        )
      }
      return entries
    }
  }
}
