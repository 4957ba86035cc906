internal import CivilTime

/// How many occurrences of a rule are looked at, in the window or near it, before the search is
/// given up.
private let visitLimit = 100_000

/// Makes the occurrences of one series in one window.
///
/// The recurrence set is the start, the occurrences of the rule and the additional dates, without
/// the exception dates (RFC 5545, section 3.8.5.3). An occurrence is told from the others by its
/// original start as an instant, however that was written, or by its day in an all-day series: its
/// key.
struct SeriesExpander {
  var zones: ZoneResolver
  var expansion = EventExpansion()

  let series: EventSeries
  let window: Range<Instant>
  /// The changes to single occurrences, by key.
  private var overrides: [Int64: EventComponent] = [:]
  /// The changes that go on, in the order of their keys.
  private var ongoing: [OngoingOverride] = []
  private var excluded: Set<Int64> = []
  private var excludedDates: Set<CivilDate> = []

  init(_ series: EventSeries, window: Range<Instant>, zones: ZoneResolver) {
    self.series = series
    self.window = window
    self.zones = zones
  }

  mutating func expand() -> EventExpansion {
    guard !window.isEmpty else { return expansion }
    prepareOverrides()
    if let master = series.master {
      prepareExceptions(of: master)
      expand(master)
    }
    for override in overrides.values {
      let length = zones.length(of: override.extent, from: override.start)
      add(override, from: override.start, length, original: override.recurrenceID.map(adapted))
    }
    expansion.instances.sort {
      ($0.start, $0.end, $0.recurrenceID ?? "") < ($1.start, $1.end, $1.recurrenceID ?? "")
    }
    return expansion
  }

  private mutating func prepareOverrides() {
    for override in series.overrides {
      guard let recurrenceID = override.recurrenceID else { continue }
      let key = key(of: adapted(recurrenceID))
      if let present = overrides[key], !override.supersedes(present) { continue }
      overrides[key] = override
    }
    for (key, override) in overrides where override.isThisAndFuture {
      guard let recurrenceID = override.recurrenceID else { continue }
      let original = local(adapted(recurrenceID), inTermsOf: override.start)
      ongoing.append(
        OngoingOverride(
          key: key,
          component: override,
          shift: override.start.local.wallSeconds - original.wallSeconds,
          length: zones.length(of: override.extent, from: override.start)
        )
      )
    }
    ongoing.sort { $0.key < $1.key }
  }

  private mutating func prepareExceptions(of master: EventComponent) {
    for date in master.exceptionDates {
      if case .date(let day) = date, !master.start.isDate {
        excludedDates.insert(day)
      } else {
        excluded.insert(key(of: adapted(date)))
      }
    }
  }

  /// Adds the start, the occurrences of the rule and the additional dates.
  private mutating func expand(_ master: EventComponent) {
    let length = zones.length(of: master.extent, from: master.start)
    let startKey = key(of: master.start)
    var additional: [Int64: AdditionalDate] = [:]
    for date in master.additionalDates {
      let start = adapted(date.start)
      additional[key(of: start)] = AdditionalDate(start: start, extent: date.extent)
    }
    additional[startKey] = nil
    addOccurrence(of: master, from: master.start, startKey, length)
    if let rule = master.rule {
      let (lower, upper) = searchRange(master.start, length)
      var starts = RuleWindow(rule, start: master.start, from: lower, to: upper)
      var lastKey = startKey
      var visited = 0
      while let local = starts.next() {
        let start = master.start.with(local: local)
        guard starts.allows(start, at: zones.instant(of: start)) else { break }
        let key = key(of: start)
        // A reading of the clock that is skipped may fall on the next occurrence.
        guard key != lastKey, key != startKey else { continue }
        lastKey = key
        visited += 1
        guard visited <= visitLimit, expansion.instances.count < EventSeries.instanceLimit else {
          expansion.isCutOff = true
          break
        }
        additional[key] = nil
        addOccurrence(of: master, from: start, key, length)
      }
      if starts.isIncomplete { expansion.isCutOff = true }
    }
    for (key, date) in additional {
      let own = date.extent.map { zones.length(of: $0, from: date.start) }
      addOccurrence(of: master, from: date.start, key, own ?? length)
    }
  }

  /// What the clock shows between the earliest and the latest original start that can matter.
  private mutating func searchRange(
    _ start: EventTime,
    _ length: EventLength
  ) -> (lower: CivilDateTime, upper: CivilDateTime) {
    var before = length.longestSeconds
    var after = 0
    for override in ongoing {
      before = max(before, override.length.longestSeconds + max(0, override.shift))
      after = max(after, -override.shift)
    }
    let zone = zones.zone(of: start)
    // A day may begin later than at midnight, and changes that go on may be told in another zone.
    let slack = start.isDate || !ongoing.isEmpty ? 2 * 86_400 : 0
    let earliest = window.lowerBound.advanced(bySeconds: Int64(-before - slack))
    let latest = window.upperBound.advanced(bySeconds: Int64(after + slack))
    // The clock may have been changed near the bounds, and since a long occurrence began.
    let lower = min(
      zone.offsets(around: window.lowerBound).lowerBound,
      zone.offsets(around: earliest).lowerBound
    )
    let upper = max(
      zone.offsets(around: window.upperBound).upperBound,
      zone.offsets(around: latest).upperBound
    )
    return (
      CivilDateTime(wallSeconds: Int(earliest.seconds) + lower),
      CivilDateTime(wallSeconds: Int(latest.seconds) + upper)
    )
  }

  /// Adds an occurrence of the event, unless it is excluded or changed by an override of its own.
  private mutating func addOccurrence(
    of master: EventComponent,
    from start: EventTime,
    _ key: Int64,
    _ length: EventLength
  ) {
    guard overrides[key] == nil, !excluded.contains(key) else { return }
    if !excludedDates.isEmpty, excludedDates.contains(start.local.date) { return }
    guard let override = ongoingOverride(at: key) else {
      add(master, from: start, length, original: series.isRecurring ? start : nil)
      return
    }
    let original = local(start, inTermsOf: override.component.start)
    let moved = CivilDateTime(wallSeconds: original.wallSeconds + override.shift)
    add(
      override.component,
      from: override.component.start.with(local: moved),
      override.length,
      original: start
    )
  }

  /// The last change that goes on and begins up to an occurrence.
  private func ongoingOverride(at key: Int64) -> OngoingOverride? {
    var range = ongoing.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if ongoing[middle].key <= key {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound == 0 ? nil : ongoing[range.lowerBound - 1]
  }
}

extension Zone {
  /// The range of offsets within a day of an instant.
  fileprivate func offsets(around instant: Instant) -> ClosedRange<Int> {
    let offsets = [-86_400, 0, 86_400].map { offset(at: instant.advanced(bySeconds: $0)) }
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }
}
