import CivilTime
import Foundation
import Testing
import WellbeingInsights
import WellbeingModel

/// A week in Berlin, and half of the one before, with two calendars.
struct ReflectionExample {
  let zone: Zone
  let monday: CivilDate
  private(set) var samples: [StateOfMind] = []
  private(set) var events: [CalendarEvent] = []

  init() throws {
    let rule = try #require(PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
    zone = Zone(
      identifier: "Europe/Berlin",
      initialOffset: rule.standard,
      transitions: [],
      rule: rule
    )
    monday = try #require(CivilDate(year: 2026, month: 11, day: 23))
  }

  /// The whole example.
  static func week() throws -> ReflectionExample {
    var example = try ReflectionExample()
    try example.addEvents()
    try example.addSamples()
    return example
  }

  func instant(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Instant {
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    return zone.instant(of: CivilDateTime(date: monday.adding(days: day), time: time))
  }

  mutating func sample(
    _ day: Int,
    _ time: (Int, Int),
    _ valence: Double,
    _ labels: [StateOfMind.Label] = [],
    _ associations: [StateOfMind.Association] = [],
    kind: StateOfMind.Kind = .momentaryEmotion
  ) throws {
    let start = try instant(day, time.0, time.1)
    let number = String(samples.count + 1)
    let id = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - number.count) + number
    samples.append(
      try StateOfMind(
        id: #require(UUID(uuidString: id)),
        start: start,
        zone: LivedZone(identifier: zone.identifier, utcOffset: zone.offset(at: start)),
        kind: kind,
        valence: valence,
        labels: labels,
        associations: associations
      )
    )
  }

  mutating func event(
    _ calendar: String,
    _ summary: String,
    _ day: Int,
    _ start: (Int, Int),
    _ end: (Int, Int)
  ) throws {
    events.append(
      CalendarEvent(
        calendar: calendar,
        association: calendar == "Work" ? .work : .family,
        uid: "\(events.count + 1)@example.org",
        summary: summary,
        start: try instant(day, start.0, start.1),
        end: try instant(day, end.0, end.1),
        zone: zone.identifier
      )
    )
  }

  private mutating func addEvents() throws {
    for day in [-7, -5, 0, 1, 2, 3, 4] {
      try event("Work", "Stand-up", day, (9, 30), (9, 45))
    }
    try event("Work", "Planning", 0, (10, 0), (12, 30))
    try event("Work", "Review of the quarterly figures with finance and sales", 1, (14, 0), (17, 0))
    try event("Work", "Team lunch", 2, (12, 0), (13, 15))
    try event("Work", "Interview", 3, (11, 0), (12, 0))
    try event("Work", "Budget", 3, (11, 30), (15, 30))
    try event("Family", "Parents’ evening", 3, (19, 0), (20, 30))
    try event("Family", "Concert at the school", 5, (16, 0), (18, 0))
    try event("Family", "Brunch", -1, (10, 0), (12, 0))
    let saturday = monday.adding(days: 5)
    events.append(
      CalendarEvent(
        calendar: "Family",
        association: .family,
        uid: "visit@example.org",
        summary: "Grandparents visit",
        start: try instant(5, 0),
        end: try instant(7, 0),
        days: saturday..<saturday.adding(days: 2)
      )
    )
  }

  private mutating func addSamples() throws {
    try sample(-7, (10, 0), 0.1, [.calm], [.work])
    try sample(-5, (18, 30), -0.35, [.stressed, .drained], [.work, .tasks])
    try sample(-1, (12, 10), 0.6, [.content], [.family])
    try sample(0, (12, 40), 0.16, [.satisfied], [.work])
    try sample(0, (21, 0), 2.0 / 7, [.calm, .content], [.selfCare])
    try sample(1, (17, 10), -0.6, [.stressed, .overwhelmed], [.work, .money])
    try sample(1, (22, 0), -2.0 / 7, [.drained], [.health], kind: .dailyMood)
    try sample(2, (13, 20), 0.8, [.happy, .amused], [.work, .friends])
    try sample(3, (12, 5), 0, [.indifferent], [.work])
    try sample(3, (20, 40), -0.8, [.angry, .frustrated], [.family, .education])
    try sample(5, (18, 15), 0.86, [.happy, .proud], [.family])
    try sample(5, (22, 0), 0.5, [.satisfied, .calm], [.family], kind: .dailyMood)
    try sample(6, (11, 0), 0.3, [.calm], [.hobbies, .weather])
  }

  /// Gives every event another name.
  mutating func renameEvents(_ name: (CalendarEvent) -> String) {
    events = events.map { event in
      var event = event
      event.summary = name(event)
      return event
    }
  }

  func reflection(
    days: Int = 7,
    calendars: [ShownCalendar] = [
      ShownCalendar(name: "Work", association: .work),
      ShownCalendar(name: "Family", association: .family),
    ],
    eventLabels: [StateOfMind.Label] = InsightSettings.emojiLabels
  ) throws -> Reflection {
    Reflection(
      of: days == 7
        ? CivilPeriod(.week, containing: monday, firstWeekday: .monday)
        : CivilPeriod(days: monday..<monday.adding(days: days)),
      samples: samples,
      events: events,
      settings: InsightSettings(zone: zone, calendars: calendars, eventLabels: eventLabels),
      now: try instant(8, 9)
    )
  }
}
