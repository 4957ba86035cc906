internal import CivilTime
internal import WellbeingModel

extension SampleQuery {
  /// The condition over `sample`, the table of its type and `zone`.
  var condition: SQLFragment {
    get throws(StoreError) {
      let days = days?.sql
      let predicate = try predicate.searchSQL(isNarrowed: days != nil)
      guard let days else { return predicate }
      return .joined([days, predicate], separator: " AND ")
    }
  }
}

extension SampleQuery.Order {
  /// What `ORDER BY` takes.
  var sql: SQLFragment {
    var sql: SQLFragment = ""
    for term in terms {
      sql += term.key.column
      sql += term.isDescending ? " DESC, " : ", "
    }
    sql += terms.last?.isDescending == true ? "sample.id DESC" : "sample.id"
    return sql
  }
}

extension SampleQuery.Days {
  /// No clock runs further from UTC than this, with room to spare.
  private static var farthestOffset: Int64 { 26 * 3_600_000 }

  /// The wall clock compared to the edges of the days, behind a wider bound that an index serves.
  fileprivate var sql: SQLFragment? {
    var parts: [SQLFragment] = []
    if let from {
      let edge = edge(of: from)
      parts.append("sample.start >= \(edge - Self.farthestOffset)")
      parts.append("sample.start + utc_offset * 1000 >= \(edge)")
    }
    if let to {
      let edge = edge(of: to)
      parts.append("sample.start < \(edge + Self.farthestOffset)")
      parts.append("sample.start + utc_offset * 1000 < \(edge)")
    }
    return parts.isEmpty ? nil : .joined(parts, separator: " AND ")
  }

  /// The reading of the wall clock at which a day begins, as if it were UTC.
  private func edge(of day: CivilDate) -> Int64 {
    CivilDateTime(date: day, time: boundary.start).instant(utcOffset: 0).milliseconds
  }
}
