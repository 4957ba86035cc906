/// Gives rows in the order of their identifiers and occurrences, by the bytes of both.
protocol SeriesRowSource: ~Copyable {
  /// The next row; nil at the end.
  mutating func next() throws(StoreError) -> SeriesRow?
}

/// Rows of events taken one identifier at a time.
struct SeriesRows<Source: SeriesRowSource & ~Copyable>: ~Copyable {
  private var source: Source
  private var row: SeriesRow?
  private var isBegun = false

  init(_ source: consuming Source) {
    self.source = source
  }

  /// The identifier that comes next; nil at the end.
  mutating func nextUID() throws(StoreError) -> String? {
    if !isBegun { try advance() }
    return row?.uid
  }

  /// Takes the rows of an identifier, if it comes next.
  mutating func take(_ uid: String) throws(StoreError) -> [SeriesRow] {
    var rows: [SeriesRow] = []
    while let next = row, next.uid.utf8.elementsEqual(uid.utf8) {
      rows.append(next)
      try advance()
    }
    return rows
  }

  private mutating func advance() throws(StoreError) {
    isBegun = true
    row = try source.next()
  }
}

extension String {
  /// Whether the bytes come before those of another text.
  func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
