import CivilTime
import ICalendar
import TestSupport

/// Makes calendars for the property tests.
enum RandomCalendar {
  /// A calendar with a few events, changes to occurrences, and a time zone.
  static func document(using random: inout SeededGenerator) -> CalendarDocument {
    var document = CalendarDocument()
    document.properties.name = maybe(text(&random), &random)
    document.properties.zoneName = maybe("Europe/Berlin", &random)
    document.properties.color = maybe(["teal", "#A0B0C0"].randomElement(using: &random), &random)
    document.zones = [zone]
    for index in 0..<Int.random(in: 1...6, using: &random) {
      var event = event("event-\(index)", &random)
      document.events.append(event)
      guard event.rule != nil, Bool.random(using: &random) else { continue }
      event.recurrenceID = event.start
      event.isThisAndFuture = Bool.random(using: &random)
      event.start = time(like: event.start, &random)
      event.extent = nil
      document.events.append(event)
    }
    return document
  }

  private static func event(_ uid: String, _ random: inout SeededGenerator) -> EventComponent {
    var event = EventComponent(uid: uid, start: time(&random))
    event.sequence = Int.random(in: 0...3, using: &random)
    event.stamp = Instant(seconds: Int64.random(in: 0...1_700_000_000, using: &random))
    event.lastModified = maybe(Instant(seconds: 1_600_000_000), &random)
    event.summary = text(&random)
    event.details = maybe(text(&random) + "x", &random)
    event.location = maybe(text(&random) + "x", &random)
    event.status = EventStatus.allCases.randomElement(using: &random) ?? .confirmed
    event.isTransparent = Bool.random(using: &random)
    event.categories = (0..<Int.random(in: 0...2, using: &random)).map { "c\($0),;\\" }
    let days = Int.random(in: 1...3, using: &random)
    let isDay = if case .date = event.start { true } else { false }
    let seconds = isDay ? 0 : Int.random(in: 0...90_000, using: &random)
    event.extent = maybe(.duration(EventDuration(days: days, seconds: seconds)), &random)
    guard Bool.random(using: &random) else { return event }
    event.rule = RandomRule.days(using: &random)
    if Bool.random(using: &random) { event.rule?.count = Int.random(in: 1...300, using: &random) }
    event.exceptionDates = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      time(like: event.start, &random)
    }
    event.additionalDates = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let extent = EventExtent.duration(EventDuration(days: isDay ? 2 : 0, seconds: seconds))
      return AdditionalDate(
        start: time(like: event.start, &random),
        extent: isDay ? nil : maybe(extent, &random)
      )
    }
    return event
  }

  private static func time(_ random: inout SeededGenerator) -> EventTime {
    let local = RandomRule.start(using: &random, hasTime: true)
    switch Int.random(in: 0...4, using: &random) {
    case 0: return .date(local.date)
    case 1: return .floating(local)
    case 2: return .utc(local.instant(utcOffset: 0))
    case 3: return .zoned(local, zone: "America/New_York")
    default: return .zoned(local, zone: zone.identifier)
    }
  }

  private static func time(like form: EventTime, _ random: inout SeededGenerator) -> EventTime {
    let local = RandomRule.start(using: &random, hasTime: true)
    switch form {
    case .date: return .date(local.date)
    case .floating: return .floating(local)
    case .utc: return .utc(local.instant(utcOffset: 0))
    case .zoned(_, let zone): return .zoned(local, zone: zone)
    }
  }

  /// Text with everything that needs care: escapes, folds and characters of several bytes.
  private static func text(_ random: inout SeededGenerator) -> String {
    let parts = [
      "a", " ", "\\", "\n", ",", ";", ":", "\"", "\\n", "ß", "東京", "\u{1F499}", "BEGIN:",
    ]
    let count = Int.random(in: 0...60, using: &random)
    return (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      .trimmed + "."
  }

  private static func maybe<Value>(_ value: Value?, _ random: inout SeededGenerator) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  /// A zone whose name needs quotes and whose offsets have seconds.
  private static var zone: ZoneDefinition {
    var zone = ZoneDefinition(identifier: "Own, zone: \u{E9}")
    zone.location = "Nowhere/Else"
    let date = CivilDate(dayNumber: 0)
    var observance = ZoneDefinition.Observance(
      isDaylightSaving: false,
      start: CivilDateTime(date: date, time: .noon),
      offsetFrom: -12_345,
      offsetTo: 3600
    )
    observance.dates = [CivilDateTime(date: date.adding(days: 9), time: .midnight)]
    zone.observances = [observance]
    return zone
  }
}

extension String {
  /// The text without a blank or line feed at its beginning, which names of calendars lose.
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\n" })
  }
}
