internal import WellbeingModel

extension SamplePredicate {
  /// The most values that one condition may hold.
  ///
  /// SQLite takes 32 766 parameters, and an anchored query asks the same condition twice.
  static var valueLimit: Int { 16_000 }

  /// The predicate as a condition over `sample` and the table of its type that leads the search.
  ///
  /// - Parameter isNarrowed: Whether the rest of the query narrows the search already, so that no
  ///   other index should lead it.
  /// - Returns: The condition.
  /// - Throws: `StoreError.predicate` for a predicate that is too large.
  func searchSQL(isNarrowed: Bool) throws(StoreError) -> SQLFragment {
    let normal: Self
    do {
      normal = try normalized()
    } catch {
      throw .predicate(error)
    }
    let sql = normal.tree.searchSQL(isNarrowed: isNarrowed)
    guard sql.values.count <= Self.valueLimit else {
      throw .predicate(.tooManyValues(sql.values.count, limit: Self.valueLimit))
    }
    return sql
  }
}

extension PredicateTree {
  /// The normalised tree as the whole condition of a search, written for the index that leads it.
  ///
  /// The bounds on dates that follow from the parts of an `or` come first. Without any bounds, a tag
  /// leads; with them it is only looked up, since it may be on samples of many years.
  fileprivate func searchSQL(isNarrowed: Bool) -> SQLFragment {
    switch self {
    case .and(let parts):
      let isNarrowed = isNarrowed || parts.contains(where: \.boundsDates)
      let conditions = parts.map { isNarrowed ? $0.sql : $0.leadingSQL }
      return bounded(Self.chain(conditions, separator: " AND "), isNarrowed: isNarrowed)
    case .or: return bounded(sql, isNarrowed: isNarrowed)
    default: return isNarrowed ? sql : leadingSQL
    }
  }

  /// The condition behind the bounds on dates that follow from it.
  private func bounded(_ condition: SQLFragment, isNarrowed: Bool) -> SQLFragment {
    guard !isNarrowed, let bounds = StartBounds(of: self).sql else { return condition }
    return .joined([bounds, condition], separator: " AND ")
  }

  /// Whether the index over dates narrows the search by this single condition.
  private var boundsDates: Bool {
    switch self {
    case .start(let comparison, _), .end(let comparison, _): comparison != .notEqualTo
    case .overlaps: true
    default: false
    }
  }

  /// The condition in a form that an index of another table can lead, even where that means sorting.
  private var leadingSQL: SQLFragment {
    guard case .tags(let tags) = self else { return sql }
    let words = SQLFragment.list(tags.sorted().map(SQLValue.text))
    return "sample.id IN (SELECT tag.sample FROM tag WHERE tag.folded IN \(words))"
  }
}
