internal import CivilTime

/// What is known of a calendar while it is being read.
struct OpenCalendar {
  /// The time zones it defined so far.
  var definitions: [ZoneDefinition] = []

  /// Whether its end is missing.
  var isCutShort = false

  private let line: Int
  private var properties = CalendarProperties()
  private var standardName: String?
  private var zoneLine = 0
  private var derivedUIDs: [UInt64: Int] = [:]

  init(line: Int) {
    self.line = line
  }

  /// Takes in a property of the calendar.
  mutating func apply(_ name: PropertyName, _ line: ContentLine, _ problems: inout ProblemList) {
    let text = String(line.text(&problems).trimmingBlanks)
    guard !text.isEmpty else { return }
    switch name {
    case .name: standardName = text
    case .calendarName: properties.name = text
    case .color, .appleColor: properties.color = text
    case .calendarZone:
      properties.zoneName = text
      zoneLine = line.number
    default: break
    }
  }

  /// An identifier for an event without one: the same at every reading of the same text.
  ///
  /// Events that say the same are numbered, so that they stay as many as they are.
  mutating func derivedUID(for component: EventComponent) -> String {
    let hash = component.contentHash
    let number = derivedUIDs[hash, default: 0] + 1
    derivedUIDs[hash] = number
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    return number == 1 ? "derived-\(padded)" : "derived-\(padded)-\(number)"
  }

  /// Lists the time zones that are used but neither defined nor known.
  func checkZones(
    _ names: ZoneNames,
    _ database: ZoneDatabase,
    _ problems: inout ProblemList
  ) {
    var resolver = ZoneResolver(
      definitions: definitions,
      calendarZone: nil,
      personalZone: .utc,
      database: database
    )
    for (name, line) in names.firstLines where resolver.zone(named: name) == nil {
      problems.repaired(
        line,
        "the time zone \"\(name)\" is not known; its times are read as times without a zone"
      )
    }
    guard let zoneName = properties.zoneName, resolver.zone(named: zoneName) == nil else { return }
    problems.repaired(zoneLine, "the calendar's time zone \"\(zoneName)\" is not known")
  }

  /// The properties of the calendar at its end.
  func properties(_ problems: ProblemList) -> CalendarProperties {
    var result = properties
    result.name = standardName ?? result.name
    result.isCutShort = isCutShort
    result.problems = problems.all
    return result
  }
}
