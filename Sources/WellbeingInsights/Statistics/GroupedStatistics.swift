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
  /// Times are in their order, weekdays in that of the person's week. Labels, associations, tags,
  /// calendars and events come the most used first, those used alike in the order of the vocabulary
  /// or the alphabet.
  public let rows: [Row]

  /// Computes the statistics of samples in any order.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - grouping: What to group them by; nil for one row of everything. Samples alone do not tell
  ///     what event they rate, so there are no rows by calendar or event.
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
    var groups = ValenceGroups<StatisticsKey>()
    for sample in samples {
      let valence = sample.valence
      switch grouping {
      case .calendar, .event: break
      case .label: for label in sample.labels { groups.add(valence, to: .label(label)) }
      case .association:
        for association in sample.associations {
          groups.add(valence, to: .association(association))
        }
      default:
        let local = calendar.localTime(of: sample)
        groups.add(valence, to: calendar.key(of: sample.kind, at: local, by: grouping))
      }
    }
    rows = Self.rows(groups, by: grouping, calendar)
  }

  /// Computes the statistics of readings in any order, which is many times faster than to read whole
  /// samples.
  ///
  /// - Parameters:
  ///   - grouping: What to group them by; nil for one row of everything. Readings have no tags and
  ///     tell of no event, so there are no rows by tag, calendar or event.
  ///   - calendar: How days and weeks are told; the clock is that of each reading.
  ///   - forEachReading: Gives the readings to its closure, one after the other.
  /// - Throws: What the giver throws.
  public init<Failure: Error>(
    by grouping: StatisticsGrouping?,
    calendar: StatisticsCalendar,
    ofReadingsFrom forEachReading: ((StateOfMindReading) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    self.grouping = grouping
    var groups = ValenceGroups<StatisticsKey>()
    try forEachReading { reading in
      let valence = reading.valence
      switch grouping {
      case .tag, .calendar, .event: break
      case .label: for label in reading.labels { groups.add(valence, to: .label(label)) }
      case .association:
        for association in reading.associations {
          groups.add(valence, to: .association(association))
        }
      default:
        groups.add(valence, to: calendar.key(of: reading.kind, at: reading.localTime, by: grouping))
      }
    }
    rows = Self.rows(groups, by: grouping, calendar)
  }

  /// Computes the statistics of the check-ins that rate events which have ended.
  ///
  /// - Parameters:
  ///   - ratings: The events, matched with the check-ins.
  ///   - grouping: `.calendar` or `.event`; there are no rows by anything else, which check-ins alone
  ///     tell.
  public init(of ratings: EventRatings, by grouping: StatisticsGrouping) {
    self.grouping = grouping
    var groups = ValenceGroups<StatisticsKey>()
    // The events come by their end, so each series has the name it had last.
    var names: [[String]: String] = [:]
    if grouping == .event {
      for event in ratings.ended { names[[event.calendar, event.uid]] = event.summary }
    }
    for event in ratings.ended {
      let key: StatisticsKey
      switch grouping {
      case .calendar: key = .calendar(event.calendar)
      case .event:
        let name = names[[event.calendar, event.uid]] ?? event.summary
        key = .event(name, calendar: event.calendar)
      default: continue
      }
      for valence in ratings.valences(of: event) { groups.add(valence, to: key) }
    }
    rows = groups.groups.map { Row(key: $0.key, statistics: $0.statistics) }
      .sorted { ($1.statistics.count, $0.key.name) < ($0.statistics.count, $1.key.name) }
  }

  private static func rows(
    _ groups: ValenceGroups<StatisticsKey>,
    by grouping: StatisticsGrouping?,
    _ calendar: StatisticsCalendar
  ) -> [Row] {
    let isRanking = grouping == .label || grouping == .association
    return groups.groups.map { key, statistics in
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
    var groups = ValenceGroups<String>()
    var spellings: [String: [String: Int]] = [:]
    for sample in samples {
      var seen: Set<String> = []
      for tag in sample.tags {
        let folded = tag.foldedForSearch
        spellings[folded, default: [:]][tag, default: 0] += 1
        if seen.insert(folded).inserted { groups.add(sample.valence, to: folded) }
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
  /// The one group that a sample of a kind belongs to, by what the clock on the wall showed.
  fileprivate func key(
    of kind: StateOfMind.Kind,
    at local: CivilDateTime,
    by grouping: StatisticsGrouping?
  ) -> StatisticsKey {
    switch grouping {
    case .day: .day(dayBoundary.day(of: local))
    case .week: .week(dayBoundary.day(of: local).startOfWeek(firstWeekday: firstWeekday))
    case .month: .month(dayBoundary.day(of: local).startOfMonth)
    case .weekday: .weekday(dayBoundary.day(of: local).weekday)
    case .hour: .hour(local.time.hour)
    case .partOfDay: .partOfDay(PartOfDay(of: local.time))
    case .kind: .kind(kind)
    case .label, .association, .tag, .calendar, .event, nil: .all
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
    case .all, .tag, .calendar, .event: 0
    }
  }
}

/// Statistics that grow valence by valence, by key.
private struct ValenceGroups<Key: Hashable> {
  private(set) var groups: [(key: Key, statistics: ValenceStatistics)] = []
  private var places: [Key: Int] = [:]

  /// The group added to last, which often is that of the next.
  private var last: Int?

  mutating func add(_ valence: Double, to key: Key) {
    if let last, groups[last].key == key {
      groups[last].statistics.add(valence)
    } else if let place = places[key] {
      groups[place].statistics.add(valence)
      last = place
    } else {
      last = groups.count
      places[key] = groups.count
      groups.append((key, ValenceStatistics(of: valence)))
    }
  }
}
