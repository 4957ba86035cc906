internal import CivilTime

extension SeriesExpander {
  /// Adds an occurrence if it has a part in the window.
  mutating func add(
    _ component: EventComponent,
    from start: EventTime,
    _ length: EventLength,
    original: EventTime?
  ) {
    var days: Range<CivilDate>?
    let begin = zones.instant(of: start)
    let end: Instant
    if case .date(let date) = start {
      let next = date.adding(days: length.days)
      days = date..<next
      end = zones.personalZone.startOfDay(next)
    } else {
      end = zones.end(of: start, length)
    }
    guard begin < window.upperBound, end > window.lowerBound || begin >= window.lowerBound else {
      return
    }
    let zone = zones.zone(of: start)
    let name = original.map { recurrenceID($0) }
    expansion.instances.append(
      EventInstance(
        uid: component.uid,
        recurrenceID: name,
        summary: component.summary,
        start: begin,
        end: end,
        days: days,
        zone: zones.zoneName(of: start),
        startOffset: zone.offset(at: begin),
        endOffset: zone.offset(at: end),
        status: component.status,
        isTransparent: component.isTransparent,
        categories: component.categories
      )
    )
  }

  /// The key of an occurrence: its day in an all-day series, else its instant.
  mutating func key(of start: EventTime) -> Int64 {
    if case .date(let date) = start { return Int64(date.dayNumber) }
    return zones.instant(of: start).milliseconds
  }

  /// A value that names an occurrence, in a form that can be compared with the event's start.
  ///
  /// A time without a zone is in that of the start. In an all-day series a time stands for its date
  /// as written, and in any other a date for the event's time on that day.
  func adapted(_ time: EventTime) -> EventTime {
    guard let start = series.master?.start else { return time }
    switch (start, time) {
    case (.date, _): return .date(time.local.date)
    case (_, .date(let date)):
      return start.with(local: CivilDateTime(date: date, time: start.local.time))
    case (_, .floating(let local)): return start.with(local: local)
    default: return time
    }
  }

  /// What the clock of one value shows at another.
  mutating func local(_ time: EventTime, inTermsOf form: EventTime) -> CivilDateTime {
    guard !time.isDate, !form.isDate, !time.isComparable(with: form) else { return time.local }
    return zones.zone(of: form).localTime(at: zones.instant(of: time))
  }

  /// How an occurrence is named: in the form of the event's start, or as written without an event.
  private mutating func recurrenceID(_ original: EventTime) -> String {
    guard let start = series.master?.start else { return original.valueText }
    return start.with(local: local(original, inTermsOf: start)).valueText
  }
}
