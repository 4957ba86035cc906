public import CivilTime

/// The time zones that the events of a calendar name, and from when on they are needed.
///
/// It is what has to be known of the events to say which definitions the calendar needs, without
/// having them all in memory.
public struct ZoneUse: Hashable, Sendable {
  private var names: Set<String> = []
  private var calendarZone: String?
  private var earliest: CivilDateTime?

  /// Creates the use that no events make of time zones.
  public init() {}

  /// Takes in one event.
  public mutating func note(_ event: EventComponent) {
    note(event.start)
    for time in event.exceptionDates { note(time) }
    if let time = event.recurrenceID { note(time) }
    if case .end(let time) = event.extent { note(time) }
    for date in event.additionalDates {
      note(date.start)
      if case .end(let time) = date.extent { note(time) }
    }
  }

  /// Takes in what other events use.
  public mutating func formUnion(_ other: ZoneUse) {
    names.formUnion(other.names)
    calendarZone = calendarZone ?? other.calendarZone
    earliest = [earliest, other.earliest].compactMap(\.self).min()
  }

  /// The definitions that a calendar needs: those of its own that are used, and those of zones that
  /// are used and known by their names only.
  ///
  /// - Parameters:
  ///   - zones: The calendar's own definitions.
  ///   - database: Where the zones are found that the calendar does not define.
  /// - Returns: The definitions, the calendar's own first.
  public func completing(_ zones: [ZoneDefinition], database: ZoneDatabase) -> [ZoneDefinition] {
    var resolver = ZoneResolver(
      definitions: zones,
      calendarZone: nil,
      personalZone: .utc,
      database: database
    )
    return completing(zones, &resolver)
  }

  mutating func note(calendarZone name: String) {
    calendarZone = name
  }

  func completing(_ zones: [ZoneDefinition], _ resolver: inout ZoneResolver) -> [ZoneDefinition] {
    let spellings = names.union(names.map(ZoneName.unescaped))
      .union([calendarZone].compactMap(\.self))
    var zones = zones.filter { spellings.contains($0.identifier) && !$0.observances.isEmpty }
    let defined = Set(zones.map(\.identifier))
    for name in names.sorted() {
      guard defined.isDisjoint(with: [name, ZoneName.unescaped(name)]),
        let zone = resolver.zone(named: name), let earliest
      else { continue }
      zones.append(
        ZoneDefinition(identifier: name, zone: zone, from: earliest.instant(utcOffset: 0))
      )
    }
    return zones
  }

  private mutating func note(_ time: EventTime) {
    if let name = time.zoneName, !names.contains(name) { names.insert(name) }
    let local = time.local
    earliest = earliest.map { min($0, local) } ?? local
  }
}
