public import CivilTime

extension CalendarDocument {
  /// Brings the calendar into the form that RFC 5545 asks for, without changing when events are.
  ///
  /// It defines the time zones it uses, and no others: a zone that is named and not defined gets a
  /// definition made of the zone the name means, and one that means nothing stays without (section
  /// 3.2.19). Where a rule ends is written in UTC, or in the form of the start where that has no
  /// zone (section 3.3.10).
  ///
  /// - Parameter database: Where the zones are found that the calendar does not define.
  public mutating func standardize(database: ZoneDatabase) {
    var resolver = ZoneResolver(
      definitions: zones,
      calendarZone: nil,
      personalZone: .utc,
      database: database
    )
    for index in events.indices { events[index].standardizeUntil(&resolver) }
    completeZones(&resolver)
  }

  private mutating func completeZones(_ resolver: inout ZoneResolver) {
    let used = Set(events.flatMap(\.zoneNames))
    let spellings = used.union(used.map(ZoneName.unescaped))
      .union([properties.zoneName].compactMap(\.self))
    zones = zones.filter { spellings.contains($0.identifier) && !$0.observances.isEmpty }
    let defined = Set(zones.map(\.identifier))
    let first = events.map(\.earliestTime).min()
    for name in used.sorted() {
      guard defined.isDisjoint(with: [name, ZoneName.unescaped(name)]),
        let zone = resolver.zone(named: name), let first
      else { continue }
      zones.append(
        ZoneDefinition(identifier: name, zone: zone, from: first.instant(utcOffset: 0))
      )
    }
  }
}

extension EventComponent {
  /// Writes the end of the rule in the form that the start asks for.
  fileprivate mutating func standardizeUntil(_ zones: inout ZoneResolver) {
    guard let until = rule?.until else { return }
    switch (start, until) {
    case (.date, .date), (.floating, .floating), (.floating, .utc), (.utc, .utc), (.zoned, .utc):
      break
    case (.date, _):
      rule?.until = .date(until.local.date)
    case (_, .date(let date)):
      rule?.until = zones.inUTC(start.with(local: CivilDateTime(date: date, time: .lastSecond)))
    case (_, .floating(let local)), (_, .zoned(let local, zone: _)):
      rule?.until = zones.inUTC(start.with(local: local))
    }
  }
}

extension ZoneResolver {
  /// A time in UTC; a time in no known zone stays as the clock shows it.
  fileprivate mutating func inUTC(_ time: EventTime) -> EventTime {
    guard case .zoned(let local, let name) = time else { return time }
    return zone(named: name).map { .utc($0.instant(of: local)) } ?? .floating(local)
  }
}

extension TimeOfDay {
  fileprivate static let lastSecond = TimeOfDay(milliseconds: 86_399_000) ?? .midnight
}

extension EventComponent {
  /// The time zones its times name.
  fileprivate var zoneNames: [String] { times.compactMap(\.zoneName) }

  /// The earliest of its times, as clocks show them.
  fileprivate var earliestTime: CivilDateTime {
    times.map(\.local).reduce(start.local, min)
  }

  private var times: [EventTime] {
    var times = [start] + exceptionDates
    if let recurrenceID { times.append(recurrenceID) }
    if case .end(let end) = extent { times.append(end) }
    for date in additionalDates {
      times.append(date.start)
      if case .end(let end) = date.extent { times.append(end) }
    }
    return times
  }
}
