import CivilTime
import TestSupport
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Work-life balance` {
  private func minutes(
    _ events: [CalendarEvent],
    in example: Example,
    wakingHours: WakingHours = .standard
  ) throws -> [Int] {
    var settings = example.settings()
    settings.wakingHours = wakingHours
    let balance = try #require(
      WorkLifeBalance(days: example.week, events: events, settings: settings)
    )
    return balance.days.map(\.share.scheduledMinutes)
  }

  @Test func `counts time that events share once`() throws {
    let example = try Example()
    let events = [
      try example.event("a", from: (10, 0), to: (11, 0)),
      try example.event("b", from: (10, 30), to: (12, 0)),
      try example.event("inside b", from: (11, 0), to: (11, 15)),
      try example.event("after", from: (12, 0), to: (12, 30), calendar: "Home"),
    ]
    #expect(try minutes(events, in: example) == [150, 0, 0, 0, 0, 0, 0])
  }

  @Test func `cuts events to waking hours and to each day`() throws {
    let example = try Example()
    let events = [
      try example.event("early", from: (7, 0), to: (8, 30)),
      try example.event("night", from: (21, 0), to: (9, 0), endingOn: 1),
      try example.event("in bed", on: 2, from: (23, 0), to: (7, 0), endingOn: 3),
    ]
    #expect(try minutes(events, in: example) == [90, 60, 0, 0, 0, 0, 0])
  }

  @Test func `takes an end of the waking hours after midnight`() throws {
    let example = try Example()
    let hours = WakingHours(
      start: try #require(TimeOfDay(hour: 10, minute: 0)),
      end: try #require(TimeOfDay(hour: 2, minute: 0))
    )
    let events = [try example.event("party", from: (21, 0), to: (3, 0), endingOn: 1)]
    #expect(try minutes(events, in: example, wakingHours: hours) == [300, 0, 0, 0, 0, 0, 0])
  }

  @Test func `leaves out whole days, free time, cancelled events and hidden calendars`() throws {
    let example = try Example()
    var transparent = try example.event("reminder", from: (9, 0), to: (10, 0))
    transparent.isTransparent = true
    var cancelled = try example.event("cancelled", from: (9, 0), to: (10, 0))
    cancelled.status = .cancelled
    let events = [
      transparent, cancelled, try example.allDay("holiday"),
      try example.event("hidden", from: (9, 0), to: (10, 0), calendar: "Hidden"),
      try example.event("no length", from: (9, 0), to: (9, 0)),
    ]
    #expect(try minutes(events, in: example).allSatisfy { $0 == 0 })
    var tentative = cancelled
    tentative.status = .tentative
    #expect(try minutes([tentative], in: example).first == 60)
  }

  @Test(arguments: [((2026, 3, 23), 1380), ((2026, 10, 19), 1500), ((2026, 11, 23), 1440)])
  func `gives a day on which the clocks change its true length`(
    monday: (Int, Int, Int),
    minutes: Int
  ) throws {
    let example = try Example(monday: monday)
    var settings = example.settings()
    settings.wakingHours = WakingHours(start: .midnight, end: .midnight)
    let event = try example.event("all night", on: 5, from: (22, 0), to: (6, 0), endingOn: 6)
    let balance = try #require(
      WorkLifeBalance(days: example.week, events: [event], settings: settings)
    )
    let sunday = balance.days[6].share
    #expect(sunday.scheduledMinutes + sunday.freeMinutes == minutes)
    #expect(sunday.scheduledMinutes == minutes - 18 * 60)
    #expect(balance.days[5].share.scheduledMinutes == 120)
  }

  @Test func `sums up the period and gives the rest as free`() throws {
    let example = try Example()
    let events = try (0..<5).map { day in
      try example.event("office \(day)", on: day, from: (9, 0), to: (17, 0))
    }
    let balance = try #require(
      WorkLifeBalance(days: example.week, events: events, settings: example.settings())
    )
    #expect(balance.total.scheduledMinutes == 5 * 8 * 60)
    #expect(balance.total.freeMinutes == (7 * 14 - 40) * 60)
    #expect(balance.total.scheduledPercent == 41)
    #expect(balance.total.freePercent == 59)
    #expect(balance.days[0].share.scheduledPercent == 57)
  }

  @Test func `knows nothing without a calendar`() throws {
    let example = try Example()
    #expect(WorkLifeBalance(days: example.week, events: [], settings: example.settings([])) == nil)
  }

  @Test(arguments: UInt64(1)...20)
  func `agrees with counting minute by minute`(seed: UInt64) throws {
    let example = try Example(monday: (2026, 10, 19))
    var generator = SeededGenerator(seed: seed)
    let start = try example.instant(-1, 0)
    let events = (0..<25).map { number in
      let begin = Int64.random(in: 0..<9 * 24 * 60, using: &generator)
      let length = Int64.random(in: 0...14 * 60, using: &generator)
      return CalendarEvent(
        calendar: "Work",
        association: .work,
        uid: "\(number)",
        summary: "",
        start: start.advanced(bySeconds: begin * 60),
        end: start.advanced(bySeconds: (begin + length) * 60)
      )
    }
    var counted = Array(repeating: 0, count: 7)
    for minute in 0..<10 * 24 * 60 {
      let moment = start.advanced(bySeconds: Int64(minute) * 60)
      let local = example.zone.localTime(at: moment)
      guard example.week.contains(local.date), (8..<22).contains(local.time.hour),
        events.contains(where: { $0.start <= moment && moment < $0.end })
      else { continue }
      counted[local.date.dayNumber - example.monday.dayNumber] += 1
    }
    #expect(try minutes(events, in: example) == counted)
  }
}
