/// A value that SQLite stores.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLValue {
  /// The text, or null where there is none.
  static func optional(_ text: String?) -> SQLValue {
    text.map(SQLValue.text) ?? .null
  }

  /// The number, or null where there is none.
  static func optional(_ number: Int64?) -> SQLValue {
    number.map(SQLValue.integer) ?? .null
  }

  /// The number, or null where there is none.
  static func optional(_ number: Double?) -> SQLValue {
    number.map(SQLValue.real) ?? .null
  }
}
