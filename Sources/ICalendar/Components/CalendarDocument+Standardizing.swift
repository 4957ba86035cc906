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
    var use = ZoneUse()
    for event in events { use.note(event) }
    if let zoneName = properties.zoneName { use.note(calendarZone: zoneName) }
    zones = use.completing(zones, &resolver)
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
