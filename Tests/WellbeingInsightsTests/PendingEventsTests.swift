import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Pending events` {
  /// The names of the events that are pending on the third day at eight in the evening, or the
  /// window given in hours before it.
  private func pending(
    _ events: [CalendarEvent],
    samples: [StateOfMind] = [],
    hours: Int64 = 24,
    calendars: [ShownCalendar] = Example.calendars,
    in example: Example
  ) throws -> [String] {
    let now = try example.instant(2, 20)
    return PendingEvents(
      among: events,
      samples: samples,
      window: now.advanced(bySeconds: -hours * 3600)...now,
      settings: example.settings(calendars)
    )
    .events.map(\.summary)
  }

  @Test func `have ended within the window, the latest first`() throws {
    let example = try Example()
    let events = [
      try example.event("too long ago", on: 1, from: (18, 0), to: (19, 59)),
      try example.event("just in time", on: 1, from: (18, 0), to: (20, 0)),
      try example.event("long", on: 0, from: (9, 0), to: (12, 0), endingOn: 2),
      try example.event("just over", on: 2, from: (19, 0), to: (20, 0)),
      try example.event("running", on: 2, from: (19, 0), to: (20, 1)),
      try example.event("to come", on: 3, from: (9, 0), to: (10, 0)),
    ]
    #expect(try pending(events, in: example) == ["just over", "long", "just in time"])
    #expect(try pending(events, hours: 8, in: example) == ["just over", "long"])
  }

  @Test func `are timed, not cancelled, and on a calendar that is shown`() throws {
    let example = try Example()
    var cancelled = try example.event("cancelled", on: 2, from: (9, 0), to: (10, 0))
    cancelled.status = .cancelled
    var free = try example.event("free", on: 2, from: (11, 0), to: (12, 0))
    free.isTransparent = true
    let events = [
      cancelled, free, try example.allDay("conference", on: 1),
      try example.event("dinner", on: 2, from: (18, 0), to: (19, 0), calendar: "Home"),
    ]
    #expect(try pending(events, in: example) == ["dinner", "free"])
    let work = Array(Example.calendars.prefix(1))
    #expect(try pending(events, calendars: work, in: example) == ["free"])
  }

  @Test func `have not been rated`() throws {
    let example = try Example()
    let meeting = try example.event("meeting", on: 2, from: (9, 0), to: (10, 0))
    let other = try example.event("other", on: 2, from: (14, 0), to: (15, 0))
    let near = try example.sample(0, on: 2, at: (10, 15))
    #expect(try pending([meeting, other], samples: [near], in: example) == ["other"])
    let linked = try example.sample(0, on: 2, at: (19, 0), associations: [], linkedTo: other)
    #expect(try pending([meeting, other], samples: [linked], in: example) == ["meeting"])
  }

  @Test func `go by the event's own association`() throws {
    let example = try Example()
    var yoga = try example.event("yoga", on: 2, from: (9, 0), to: (10, 0))
    yoga.association = .fitness
    let calendars = [
      ShownCalendar(name: "Work", association: .work, otherAssociations: [.fitness])
    ]
    let atWork = try example.sample(0, on: 2, at: (9, 30), associations: [.work])
    let atYoga = try example.sample(0, on: 2, at: (9, 30), associations: [.fitness])
    #expect(
      try pending([yoga], samples: [atWork], calendars: calendars, in: example) == ["yoga"]
    )
    #expect(try pending([yoga], samples: [atYoga], calendars: calendars, in: example) == [])
  }

  @Test func `are told by what lies from a day before the first of them on`() throws {
    let example = try Example()
    let now = try example.instant(2, 20)
    let window = try example.instant(1, 20)...now
    let short = try example.event("short", on: 2, from: (9, 0), to: (10, 0))
    let long = try example.event("long", on: 0, from: (9, 0), to: (12, 0), endingOn: 2)
    let later = now.advanced(byMilliseconds: 1)
    #expect(
      PendingEvents.span(of: [short], window: window) == (try example.instant(0, 20))..<later
    )
    #expect(
      PendingEvents.span(of: [short, long], window: window) == (try example.instant(-1, 9))..<later
    )
  }
}
