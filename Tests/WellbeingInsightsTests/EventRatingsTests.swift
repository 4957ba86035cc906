import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Rated events` {
  /// The names of the events that the samples rate, on the evening of the third day.
  private func rated(
    _ events: [CalendarEvent],
    by samples: [StateOfMind],
    in example: Example
  ) throws -> [String] {
    let now = try example.instant(2, 20)
    let ratings = EventRatings(of: events, by: samples, settings: example.settings(), now: now)
    return events.filter(ratings.isRated).map(\.summary)
  }

  @Test(arguments: [
    ((8, 59), false), ((9, 0), true), ((9, 30), true), ((10, 0), true), ((10, 30), true),
    ((10, 31), false),
  ])
  func `are rated from their start to half an hour after their end`(
    time: (Int, Int),
    isRated: Bool
  ) throws {
    let example = try Example()
    let events = [try example.event("meeting", from: (9, 0), to: (10, 0))]
    let sample = try example.sample(0, at: time)
    #expect(try rated(events, by: [sample], in: example) == (isRated ? ["meeting"] : []))
  }

  @Test func `are rated through their calendar's association only`() throws {
    let example = try Example()
    let events = [
      try example.event("meeting", from: (9, 0), to: (10, 0)),
      try example.event("breakfast", from: (9, 0), to: (10, 0), calendar: "Home"),
    ]
    let sample = try example.sample(0, at: (9, 30), associations: [.family])
    #expect(try rated(events, by: [sample], in: example) == ["breakfast"])
  }

  @Test(arguments: [
    // At the end of one and the start of the next: it is about the one that is over.
    ((10, 0), "first"),
    ((10, 1), "second"),
    ((10, 50), "second"),
  ])
  func `give way to a nearer one`(time: (Int, Int), name: String) throws {
    let example = try Example()
    let events = [
      try example.event("first", from: (9, 0), to: (10, 0)),
      try example.event("second", from: (10, 0), to: (11, 0)),
    ]
    #expect(try rated(events, by: [example.sample(0, at: time)], in: example) == [name])
  }

  @Test func `are not lost to one that has not begun when the person checks in`() throws {
    let example = try Example()
    let events = [
      try example.event("first", from: (9, 0), to: (10, 0)),
      try example.event("second", from: (10, 15), to: (11, 0)),
    ]
    let sample = try example.sample(0, at: (10, 10))
    #expect(try rated(events, by: [sample], in: example) == ["first"])
  }

  @Test func `of the whole day come last`() throws {
    let example = try Example()
    let events = [
      try example.allDay("conference"), try example.event("talk", from: (9, 0), to: (10, 0)),
    ]
    let during = try example.sample(0, at: (9, 30))
    let evening = try example.sample(0, at: (18, 0))
    #expect(try rated(events, by: [during], in: example) == ["talk"])
    #expect(try rated(events, by: [evening], in: example) == ["conference"])
  }

  @Test func `are rated by a link at any time, and the link rates no other`() throws {
    let example = try Example()
    let linked = try example.event("linked", from: (9, 0), to: (10, 0))
    let other = try example.event("other", on: 2, from: (9, 0), to: (10, 0))
    let sample = try example.sample(0, on: 2, at: (9, 30), associations: [], linkedTo: linked)
    #expect(try rated([linked, other], by: [sample], in: example) == ["linked"])
  }

  @Test func `are known by their start when they recur and by their UID when they do not`() throws {
    let example = try Example()
    let event = try example.event("event", from: (9, 0), to: (10, 0))
    let sample = try example.sample(0, at: (11, 0), linkedTo: event)
    var moved = event
    moved.start = try example.instant(0, 8)
    #expect(try rated([moved], by: [sample], in: example) == ["event"])
    var next = event
    next.recurrenceID = "20261124T090000"
    next.start = try example.instant(1, 9)
    next.end = try example.instant(1, 10)
    #expect(try rated([next], by: [sample], in: example) == [])
  }

  @Test func `have ended by now and are ordered by their ends`() throws {
    let example = try Example()
    let events = [
      try example.event("running", on: 2, from: (19, 0), to: (21, 0)),
      try example.event("second", on: 1, from: (9, 0), to: (10, 0)),
      try example.event("first", from: (9, 0), to: (10, 0)),
    ]
    let now = try example.instant(2, 20)
    let ratings = EventRatings(of: events, by: [], settings: example.settings(), now: now)
    #expect(ratings.ended.map(\.summary) == ["first", "second"])
  }
}
