internal import CivilTime
public import WellbeingModel

/// Statistics of samples, a row for each group that has any; computed in one pass.
public struct GroupedStatistics: Hashable, Sendable {
  /// The statistics of one group.
  public struct Row: Hashable, Sendable {
    /// What the samples of the group have in common.
    public fileprivate(set) var key: StatisticsKey

    /// How their valences lie.
    public fileprivate(set) var statistics: ValenceStatistics
  }

  /// What the rows are by; nil for one row of everything.
  public let grouping: StatisticsGrouping?

  /// The rows; empty without samples.
  ///
  /// Times are in their order, weekdays in that of the person's week. Labels, associations and tags
  /// come the most used first, those used alike in the order of the vocabulary or the alphabet.
  public let rows: [Row]

  /// Computes the statistics of samples in any order.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - grouping: What to group them by; nil for one row of everything.
  ///   - calendar: How days, weeks and hours are told.
  public init(
    of samples: some Sequence<StateOfMind>,
    by grouping: StatisticsGrouping?,
    calendar: StatisticsCalendar
  ) {
    self.grouping = grouping
    if grouping == .tag {
      rows = Self.rowsByTag(samples)
      return
    }
    var groups = SampleGroups<StatisticsKey>()
    for sample in samples {
      switch grouping {
      case .label: for label in sample.labels { groups.add(sample, to: .label(label)) }
      case .association:
        for association in sample.associations { groups.add(sample, to: .association(association)) }
      default: groups.add(sample, to: calendar.key(of: sample, by: grouping))
      }
    }
    let isRanking = grouping == .label || grouping == .association
    rows = groups.groups.map { key, statistics in
      (row: Row(key: key, statistics: statistics), place: calendar.place(of: key))
    }
    .sorted {
      isRanking && $0.row.statistics.count != $1.row.statistics.count
        ? $0.row.statistics.count > $1.row.statistics.count : $0.place < $1.place
    }
    .map(\.row)
  }

  /// Rows by folded tag, each under the spelling that is used most.
  private static func rowsByTag(_ samples: some Sequence<StateOfMind>) -> [Row] {
    var groups = SampleGroups<String>()
    var spellings: [String: [String: Int]] = [:]
    for sample in samples {
      var seen: Set<String> = []
      for tag in sample.tags {
        let folded = tag.foldedForSearch
        spellings[folded, default: [:]][tag, default: 0] += 1
        if seen.insert(folded).inserted { groups.add(sample, to: folded) }
      }
    }
    return groups.groups.sorted { ($1.statistics.count, $0.key) < ($0.statistics.count, $1.key) }
      .map { folded, statistics in
        let spelling = spellings[folded]?.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return Row(key: .tag(spelling?.key ?? folded), statistics: statistics)
      }
  }
}

extension StatisticsCalendar {
  /// The one group that a sample belongs to.
  fileprivate func key(of sample: StateOfMind, by grouping: StatisticsGrouping?) -> StatisticsKey {
    switch grouping {
    case .day: .day(day(of: sample))
    case .week: .week(day(of: sample).startOfWeek(firstWeekday: firstWeekday))
    case .month: .month(day(of: sample).startOfMonth)
    case .weekday: .weekday(day(of: sample).weekday)
    case .hour: .hour(localTime(of: sample).time.hour)
    case .partOfDay: .partOfDay(PartOfDay(of: localTime(of: sample).time))
    case .kind: .kind(sample.kind)
    case .label, .association, .tag, nil: .all
    }
  }

  /// Where a key stands among others of its sort.
  fileprivate func place(of key: StatisticsKey) -> Int {
    switch key {
    case .day(let date), .week(let date), .month(let date): date.dayNumber
    case .weekday(let weekday): weekday.days(after: firstWeekday)
    case .hour(let hour): hour
    case .partOfDay(let part): part.rawValue
    case .label(let label): label.rawValue
    case .association(let association): association.rawValue
    case .kind(let kind): kind.rawValue
    case .all, .tag: 0
    }
  }
}

/// Statistics that grow sample by sample, by key.
private struct SampleGroups<Key: Hashable> {
  private(set) var groups: [(key: Key, statistics: ValenceStatistics)] = []
  private var places: [Key: Int] = [:]

  mutating func add(_ sample: StateOfMind, to key: Key) {
    if let place = places[key] {
      groups[place].statistics.add(sample)
    } else {
      places[key] = groups.count
      groups.append((key, ValenceStatistics(of: sample)))
    }
  }
}
