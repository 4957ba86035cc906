import CivilTime
import Foundation
import Testing
import WellbeingInsights
import WellbeingModel

extension Zone {
  /// Berlin by its present rule: an hour ahead of UTC, two from the end of March to that of October.
  static let berlin = posix("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3")

  /// New York by its present rule.
  static let newYork = posix("America/New_York", "EST5EDT,M3.2.0,M11.1.0")

  private static func posix(_ identifier: String, _ text: String) -> Zone {
    guard let rule = PosixZoneRule(text) else {
      Issue.record("\(text) is no POSIX rule")
      return .utc
    }
    return Zone(
      identifier: identifier,
      initialOffset: rule.standard,
      transitions: [],
      rule: rule
    )
  }
}

/// Makes samples and events in Berlin, in the week that begins on Monday, 23 November 2026.
///
/// A day is given by its distance from that Monday, a time as hours and minutes.
struct Example {
  let zone: Zone
  let monday: CivilDate

  init(monday: (year: Int, month: Int, day: Int) = (2026, 11, 23), zone: Zone = .berlin) throws {
    self.zone = zone
    self.monday = try #require(CivilDate(year: monday.year, month: monday.month, day: monday.day))
  }

  /// The seven days from Monday on.
  var week: Range<CivilDate> { monday..<monday.adding(days: 7) }

  func instant(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Instant {
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    return zone.instant(of: CivilDateTime(date: monday.adding(days: day), time: time))
  }

  func sample(
    _ valence: Double,
    on day: Int = 0,
    at time: (Int, Int) = (12, 0),
    labels: [StateOfMind.Label] = [],
    associations: [StateOfMind.Association] = [.work],
    kind: StateOfMind.Kind = .momentaryEmotion,
    linkedTo event: CalendarEvent? = nil
  ) throws -> StateOfMind {
    let start = try instant(day, time.0, time.1)
    return try StateOfMind(
      start: start,
      zone: LivedZone(identifier: zone.identifier, utcOffset: zone.offset(at: start)),
      kind: kind,
      valence: valence,
      labels: labels,
      associations: associations,
      event: event.map {
        EventReference(
          calendar: $0.calendar,
          uid: $0.uid,
          summary: $0.summary,
          start: $0.start,
          end: $0.end
        )
      }
    )
  }

  func event(
    _ summary: String,
    on day: Int = 0,
    from start: (Int, Int),
    to end: (Int, Int),
    endingOn lastDay: Int? = nil,
    calendar: String = "Work"
  ) throws -> CalendarEvent {
    CalendarEvent(
      calendar: calendar,
      association: calendar == "Work" ? .work : .family,
      uid: summary,
      summary: summary,
      start: try instant(day, start.0, start.1),
      end: try instant(lastDay ?? day, end.0, end.1)
    )
  }

  func allDay(
    _ summary: String,
    on day: Int = 0,
    count: Int = 1,
    calendar: String = "Work"
  ) throws -> CalendarEvent {
    var event = try event(
      summary,
      on: day,
      from: (0, 0),
      to: (0, 0),
      endingOn: day + count,
      calendar: calendar
    )
    event.days = monday.adding(days: day)..<monday.adding(days: day + count)
    return event
  }

  func settings(_ calendars: [ShownCalendar] = Example.calendars) -> InsightSettings {
    InsightSettings(zone: zone, calendars: calendars)
  }

  static let calendars = [
    ShownCalendar(name: "Work", association: .work),
    ShownCalendar(name: "Home", association: .family),
  ]

  func lived(_ samples: [StateOfMind]) -> LivedDays {
    LivedDays(week, of: samples, settings: settings())
  }

  func quality(
    _ samples: [StateOfMind],
    events: [CalendarEvent] = [],
    calendars: [ShownCalendar] = Example.calendars,
    now: Instant? = nil
  ) throws -> CalendarQuality {
    let settings = settings(calendars)
    let now = try now ?? instant(30, 0)
    return CalendarQuality(
      of: LivedDays(week, of: samples, settings: settings),
      ratings: EventRatings(of: events, by: samples, settings: settings, now: now),
      settings: settings
    )
  }
}
