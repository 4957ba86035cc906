internal import CSQLite

/// An open database.
///
/// It cannot be copied, so it has one owner and is closed once.
struct Connection: ~Copyable {
  /// SQLite's own handle, for the parts of its interface that stand in other files.
  let handle: OpaquePointer

  /// How a database file is opened.
  enum Mode {
    case readOnly
    case readWrite
    case memory
    /// In a file without a name, which goes with the connection.
    case temporary

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      case .temporary: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// Opens an existing file, or a database in memory.
  init(path: String, mode: Mode, busyTimeout milliseconds: Int32) throws(SQLiteError) {
    _ = Self.settings
    var raw: OpaquePointer?
    // The owner guards the connection with a lock of its own, so SQLite's is left out.
    let code = sqlite3_open_v2(path, &raw, mode.flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let raw else {
      let extended = raw.map(sqlite3_extended_errcode) ?? code
      sqlite3_close_v2(raw)
      throw SQLiteError(code: extended, message: String(cString: sqlite3_errstr(code)))
    }
    handle = raw
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Has SQLite keep no account of its memory: nobody reads it, and each allocation would lock.
  ///
  /// Refused, without harm, in a process that has used SQLite before.
  private static let settings = csqlite_disable_memory_statistics()

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs a script of the program's own: statements that return no rows and take no values.
  borrowing func execute(script sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Compiles a fragment and binds its values.
  ///
  /// There is no way in for a plain `String`: a literal would become one, and its interpolations
  /// part of the SQL.
  borrowing func prepare(_ fragment: SQLFragment) throws(SQLiteError) -> Statement {
    var raw: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, fragment.sql, -1, &raw, nil)
    guard code == SQLITE_OK, let raw else { throw error(code) }
    let statement = Statement(raw)
    if !fragment.values.isEmpty { try statement.bind(fragment.values) }
    return statement
  }

  /// Runs a fragment that returns no rows.
  borrowing func run(_ fragment: SQLFragment) throws(SQLiteError) {
    let statement = try prepare(fragment)
    _ = try statement.step()
  }

  /// The first column of the first row as an integer; nil without a row or for null.
  borrowing func integer(_ fragment: SQLFragment) throws(SQLiteError) -> Int64? {
    let statement = try prepare(fragment)
    guard try statement.step() else { return nil }
    return statement.optionalInteger(0)
  }

  /// How many rows the last statement changed.
  var changedRowCount: Int {
    borrowing get { Int(sqlite3_changes64(handle)) }
  }

  /// How many rows have been changed since the database was opened.
  var totalChangeCount: Int64 {
    borrowing get { sqlite3_total_changes64(handle) }
  }

  /// The id of the row inserted last.
  var lastInsertedID: Int64 {
    borrowing get { sqlite3_last_insert_rowid(handle) }
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool {
    borrowing get { sqlite3_get_autocommit(handle) == 0 }
  }

  /// The failure that a code of the last call stands for.
  borrowing func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}
