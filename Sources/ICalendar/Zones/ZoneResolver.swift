public import CivilTime

/// Finds the time zones of one calendar by the names it uses, and keeps what it found.
///
/// A definition in the calendar comes first (RFC 5545, section 3.2.19). Where there is none, the
/// name is looked up: as an alias of UTC, as an IANA name, as one at the end of a longer path, as a
/// Windows name, and as an offset from Greenwich.
public struct ZoneResolver {
  /// The zone of the person, in which their days begin and end.
  public let personalZone: Zone

  /// The zone of times that state none: the calendar's, or else the person's.
  public private(set) var floatingZone: Zone

  /// The name of the calendar's own zone; nil when it states none that is known.
  public private(set) var calendarZoneName: String?

  private let definitions: [String: ZoneDefinition]
  private let database: ZoneDatabase
  private var cache: [String: Zone?] = [:]

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - definitions: The time zones the calendar defines.
  ///   - calendarZone: The zone of its times that state none (X-WR-TIMEZONE), if it names one.
  ///   - personalZone: The zone of the person.
  ///   - database: Where zones are found that are not defined.
  public init(
    definitions: [ZoneDefinition],
    calendarZone: String?,
    personalZone: Zone,
    database: ZoneDatabase
  ) {
    self.definitions = Dictionary(
      definitions.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, second in second.observances.isEmpty ? first : second }
    )
    self.personalZone = personalZone
    self.database = database
    floatingZone = personalZone
    if let calendarZone, let zone = zone(named: calendarZone) {
      floatingZone = zone
      calendarZoneName = zone.identifier
    }
  }

  /// The zone of a TZID; nil when it is neither defined nor known.
  ///
  /// Its identifier is the IANA name where there is one, `UTC` for an alias of UTC, and else the
  /// name as the calendar writes it.
  public mutating func zone(named name: String) -> Zone? {
    if let known = cache[name] { return known }
    let found = find(name)
    cache[name] = .some(found)
    return found
  }

  private func find(_ name: String) -> Zone? {
    // The property TZID escapes commas and the parameter does not, but not every program knows.
    let spellings = [name, ZoneName.unescaped(name)]
    for spelling in spellings {
      guard let definition = definitions[spelling] else { continue }
      let names = [definition.location, spelling].compactMap(\.self)
      let known = names.lazy.compactMap { ZoneName.lookUp($0, in: database) }.first
      if let zone = definition.zone(identifier: known?.identifier ?? spelling) { return zone }
    }
    return spellings.lazy.compactMap { ZoneName.lookUp($0, in: database) }.first
  }

  /// The instant of a value; a date is the beginning of that day for the person.
  mutating func instant(of time: EventTime) -> Instant {
    switch time {
    case .date(let date): personalZone.startOfDay(date)
    case .floating(let local): floatingZone.instant(of: local)
    case .utc(let instant): instant
    case .zoned(let local, let name): (zone(named: name) ?? floatingZone).instant(of: local)
    }
  }

  /// The zone in which a value's clock runs.
  mutating func zone(of time: EventTime) -> Zone {
    switch time {
    case .date: personalZone
    case .floating: floatingZone
    case .utc: .utc
    case .zoned(_, let name): zone(named: name) ?? floatingZone
    }
  }

  /// The name of the zone a value was written in; nil for a date and for a time in no known zone.
  mutating func zoneName(of time: EventTime) -> String? {
    switch time {
    case .date: nil
    case .floating: calendarZoneName
    case .utc: "UTC"
    case .zoned(_, let name): zone(named: name)?.identifier ?? calendarZoneName
    }
  }
}
