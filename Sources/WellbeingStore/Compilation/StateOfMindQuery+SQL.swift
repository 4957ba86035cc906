internal import CivilTime
internal import WellbeingModel

extension StateOfMindQuery {
  /// The condition over `sample`, `state_of_mind_sample` and `zone`.
  var condition: SQLFragment {
    get throws(StoreError) {
      do {
        let predicate = try predicate.normalized().tree.sql
        guard let days = days?.sql else { return predicate }
        return .joined([days, predicate], separator: " AND ")
      } catch {
        throw .predicate(error)
      }
    }
  }
}

extension StateOfMindQuery.Order {
  var sql: SQLFragment {
    switch self {
    case .start: "sample.start, sample.id"
    case .startDescending: "sample.start DESC, sample.id DESC"
    case .valence: "valence, sample.start, sample.id"
    case .valenceDescending: "valence DESC, sample.start, sample.id"
    }
  }
}

extension StateOfMindQuery.Days {
  /// No clock runs further from UTC than this, with room to spare.
  private static let farthestOffset: Int64 = 26 * 3_600_000

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
