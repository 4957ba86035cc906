internal import CSQLite

extension StoreError {
  /// What a failure of SQLite means for the person whose journal it is.
  init(_ error: SQLiteError, path: String) {
    switch error.primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
    case SQLITE_FULL: self = .diskFull(path: path)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_NOTADB: self = .notAJournal(path: path)
    case SQLITE_CORRUPT: self = .damaged(path: path)
    case SQLITE_CANTOPEN, SQLITE_AUTH: self = .cannotOpen(path: path, reason: error.message)
    default: self = .database(path: path, code: Int(error.code), message: error.message)
    }
  }
}
