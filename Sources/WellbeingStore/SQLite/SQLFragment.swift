/// A piece of SQL with the values bound to its parameters.
///
/// Values interpolated into a literal become parameters, never text, so a value cannot be mistaken
/// for SQL:
///
/// ```swift
/// let fragment: SQLFragment = "valence >= \(0.25)"  // valence >= ?, [.real(0.25)]
/// ```
struct SQLFragment: Hashable, Sendable {
  private(set) var sql: String
  private(set) var values: [SQLValue]

  /// Appends another fragment.
  static func += (lhs: inout SQLFragment, rhs: SQLFragment) {
    lhs.sql += rhs.sql
    lhs.values += rhs.values
  }

  /// Joins fragments with a separator, each in parentheses.
  static func joined(_ parts: [SQLFragment], separator: StaticString) -> SQLFragment {
    SQLFragment(
      sql: parts.map { "(\($0.sql))" }.joined(separator: "\(separator)"),
      values: parts.flatMap(\.values)
    )
  }

  /// The rows of several queries together.
  static func union(_ queries: [SQLFragment]) -> SQLFragment {
    SQLFragment(
      sql: queries.map(\.sql).joined(separator: " UNION ALL "),
      values: queries.flatMap(\.values)
    )
  }

  /// A list of parameters in parentheses, as `IN` takes it.
  static func list(_ values: [SQLValue]) -> SQLFragment {
    SQLFragment(
      sql: "(" + [String](repeating: "?", count: values.count).joined(separator: ", ") + ")",
      values: values
    )
  }
}

extension SQLFragment: ExpressibleByStringInterpolation {
  init(stringLiteral value: StaticString) {
    self.init(sql: "\(value)", values: [])
  }

  init(stringInterpolation: Interpolation) {
    self.init(sql: stringInterpolation.sql, values: stringInterpolation.values)
  }

  /// Collects the literal parts as SQL and the interpolated ones as values.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var sql = ""
    fileprivate var values: [SQLValue] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      sql.reserveCapacity(literalCapacity + interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      sql += "\(literal)"
    }

    mutating func appendInterpolation(_ value: Double) {
      append(.real(value))
    }

    mutating func appendInterpolation(_ value: Int64) {
      append(.integer(value))
    }

    mutating func appendInterpolation(_ value: String) {
      append(.text(value))
    }

    mutating func appendInterpolation(_ value: [UInt8]) {
      append(.blob(value))
    }

    mutating func appendInterpolation(_ value: SQLValue) {
      append(value)
    }

    /// A table's name, which comes from a closed list and is no value.
    mutating func appendInterpolation(_ table: RevisedTable) {
      sql += table.rawValue
    }

    /// The number of a type of sample, which SQLite must see in the text to choose an index by it.
    mutating func appendInterpolation(_ type: SampleType) {
      sql += String(type.rawValue)
    }

    mutating func appendInterpolation(_ fragment: SQLFragment) {
      sql += fragment.sql
      values += fragment.values
    }

    private mutating func append(_ value: SQLValue) {
      sql += "?"
      values.append(value)
    }
  }
}
