internal import CSQLite

/// A failure that SQLite reported, without the values bound to the statement: they are private.
struct SQLiteError: Error, Hashable {
  /// The extended result code.
  var code: Int32

  /// What SQLite said about it.
  var message: String

  /// The low byte of the code, which names the kind of failure.
  var primaryCode: Int32 { code & 0xFF }
}
