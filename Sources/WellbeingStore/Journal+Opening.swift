internal import CivilTime

extension Journal {
  /// The path of a journal that is in no file.
  static let memoryPath = ":memory:"

  /// Opens a journal, creating or migrating it as needed.
  static func open(
    path: String,
    options: WellbeingStore.Options
  ) throws(StoreError) -> Journal {
    try JournalFile(path: path).createIfMissing()
    let journal = try connect(to: path, mode: .readWrite, options: options)
    try journal.migrate()
    return journal
  }

  /// Opens a journal that is there already, to read it.
  ///
  /// A journal in an older format is migrated all the same: nothing here reads old formats.
  static func openForReading(
    path: String,
    options: WellbeingStore.Options
  ) throws(StoreError) -> Journal {
    let file = JournalFile(path: path)
    try file.checkReadable()
    // What a writer left half done when it was killed must be rolled back before anything is read,
    // and that takes a connection that may write.
    let mode: Connection.Mode = file.isWritable ? .readWrite : .readOnly
    let journal = try connect(to: path, mode: mode, options: options)
    if try journal.storedVersion() == options.migrations.count { return journal }
    return try open(path: path, options: options)
  }

  /// Makes an empty journal that lives only in memory.
  static func inMemory(options: WellbeingStore.Options) throws(StoreError) -> Journal {
    let journal = try connect(to: memoryPath, mode: .memory, options: options)
    try journal.migrate()
    return journal
  }

  /// Opens the file as it is.
  static func connect(
    to path: String,
    mode: Connection.Mode,
    options: WellbeingStore.Options
  ) throws(StoreError) -> Journal {
    do {
      let connection = try Connection(
        path: path,
        mode: mode,
        busyTimeout: Int32(clamping: options.busyTimeoutMilliseconds)
      )
      // The journal mode is SQLite's default, DELETE. Measured with this program, medians against
      // it in turn, 10 000 and 100 000 entries: check-in TRUNCATE 1.02 and 1.19, PERSIST 0.91 and
      // 0.92, WAL 1.06 and 1.20; reading 0.97 to 1.10 in all. PERSIST would leave pages with what
      // was deleted in a second file. Changed pages stay in memory until the commit: written out
      // early they shut readers out for 3.4 s of an import of 100 000 events, so only for 0.5 s.
      try connection.execute(
        script: """
          PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_spill = OFF
          """
      )
      if let limit = options.maximumPageCount {
        _ = try connection.execute(script: "PRAGMA max_page_count = \(limit)")
      }
      return Journal(
        connection: connection,
        path: path,
        zone: options.zone,
        zones: options.zones,
        now: options.now,
        backups: options.backups,
        migrations: options.migrations
      )
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// The format of the file: 0 for an empty one.
  ///
  /// - Throws: `notAJournal` for anything that this program has not made.
  borrowing func storedVersion() throws(StoreError) -> Int {
    let (application, version) = try translating { connection throws(SQLiteError) in
      (
        try connection.integer("PRAGMA application_id") ?? 0,
        try connection.integer("PRAGMA user_version") ?? 0
      )
    }
    if application == Schema.applicationID { return Int(version) }
    let tables = try translating { connection throws(SQLiteError) in
      try connection.integer("SELECT count(*) FROM sqlite_schema")
    }
    guard application == 0, version == 0, tables == 0 else { throw .notAJournal(path: path) }
    return 0
  }

  /// Brings the file to the current format, in one transaction, and backs it up before.
  borrowing func migrate() throws(StoreError) {
    let version = try checkedVersion()
    guard version != migrations.count else { return }
    if version > 0 { _ = try backUpBeforeChange() }
    _ = try transaction { journal throws(StoreError) -> Bool? in
      // Another process may have migrated it while this one waited for its turn.
      let version = try journal.checkedVersion()
      try journal.translating { connection throws(SQLiteError) in
        for migration in journal.migrations[version...] {
          try connection.execute(script: migration.script)
        }
        try connection.execute(
          script: """
            PRAGMA application_id = \(Schema.applicationID);
            PRAGMA user_version = \(journal.migrations.count);
            """
        )
      }
      return true
    }
  }

  /// The format of the file, when this program reads it.
  borrowing func checkedVersion() throws(StoreError) -> Int {
    let version = try storedVersion()
    guard version <= migrations.count else {
      throw .newerThanProgram(path: path, version: version, supported: migrations.count)
    }
    return version
  }
}
