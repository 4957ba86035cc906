internal import CSQLite

/// A compiled statement.
///
/// It cannot be copied, so it is finalized once.
struct Statement: ~Copyable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Starts the statement afresh with values for all parameters, from parameter 1 on.
  borrowing func bind(_ values: [SQLValue]) throws(SQLiteError) {
    sqlite3_reset(handle)
    var index: Int32 = 0
    for value in values {
      index += 1
      let code = bind(value, at: index)
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  /// Advances to the next row; false at the end, where the statement is reset.
  ///
  /// A statement left standing on a row would keep its transaction from ending.
  borrowing func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code:
      let error = error(code)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Binds values, runs to the end and drops any rows.
  borrowing func run(_ values: [SQLValue]) throws(SQLiteError) {
    try bind(values)
    while try step() {}
  }

  /// Binds values, then those of a packed row in their place, and runs to the end.
  borrowing func run(_ values: [SQLValue], _ row: PackedRow) throws(SQLiteError) {
    try bind(values)
    let first = Int32(values.count) + 1
    let result = row.withValues { packed in
      Result { () throws(SQLiteError) in
        for (offset, value) in packed.enumerated() {
          let code = bind(value, at: first + Int32(offset))
          guard code == SQLITE_OK else { throw error(code) }
        }
        while try step() {}
      }
    }
    // The bytes of the row are not there any more.
    sqlite3_clear_bindings(handle)
    try result.get()
  }

  borrowing func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  borrowing func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  borrowing func real(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  borrowing func optionalReal(_ column: Int32) -> Double? {
    isNull(column) ? nil : real(column)
  }

  borrowing func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  borrowing func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// Gives the bytes of a text for as long as the row stands.
  borrowing func withText<Failure: Error>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let start = sqlite3_column_text(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    try body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Gives the bytes of a blob for as long as the row stands.
  borrowing func withBlob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result)
    -> Result
  {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeRawBufferPointer(start: start, count: count))
  }

  borrowing func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Whether the column holds text; to be asked before it is read as something else.
  borrowing func isText(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_TEXT
  }

  private borrowing func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, a C macro that Swift cannot import: SQLite copies the bytes.
    let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let value):
      return sqlite3_bind_int64(handle, index, value)
    case .real(let value):
      return sqlite3_bind_double(handle, index, value)
    case .text(let value):
      return sqlite3_bind_text64(
        handle,
        index,
        value,
        UInt64(value.utf8.count),
        copy,
        UInt8(SQLITE_UTF8)
      )
    case .blob(let value):
      return value.withUnsafeBytes {
        sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), copy)
      }
    }
  }

  /// Binds a value whose bytes stay where they are until the statement has run.
  private borrowing func bind(_ value: PackedRow.Value, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let value): sqlite3_bind_int64(handle, index, value)
    case .text(let bytes):
      sqlite3_bind_text64(
        handle,
        index,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt64(bytes.count),
        nil,
        UInt8(SQLITE_UTF8)
      )
    }
  }

  private borrowing func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(sqlite3_db_handle(handle))))
  }
}
