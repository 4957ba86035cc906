import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `The event of a label` {
  private func found(
    _ label: StateOfMind.Label = .happy,
    _ samples: [StateOfMind],
    _ events: [CalendarEvent],
    in example: Example,
    now: Instant? = nil,
    settings: InsightSettings? = nil
  ) throws -> LabelEvent? {
    LabelEvent(
      for: label,
      in: example.lived(samples),
      events: events,
      settings: settings ?? example.settings(),
      now: try now ?? example.instant(30, 0)
    )
  }

  private func name(
    _ events: [CalendarEvent],
    for sample: StateOfMind,
    in example: Example
  ) throws -> String? {
    try found(.happy, [sample], events, in: example)?.event.summary
  }

  @Test(arguments: [
    (StateOfMind.Label.happy, 0.9), (.satisfied, 0.9), (.sad, -0.95), (.angry, -0.95),
    (.surprised, -0.95), (.indifferent, -0.95), (StateOfMind.Label(rawValue: 47), -0.95),
  ])
  func `is that of the sample that carries it most strongly`(
    label: StateOfMind.Label,
    valence: Double
  ) throws {
    let example = try Example()
    let samples = try [0.9, -0.95, 0.1].enumerated().map { day, valence in
      try example.sample(valence, on: day, labels: [label])
    }
    let events = try (0..<3).map { day in
      try example.event("\(day)", on: day, from: (11, 0), to: (12, 0))
    }
    #expect(try found(label, samples, events, in: example)?.sample.valence == valence)
  }

  @Test func `is that of the later of two equally strong samples`() throws {
    let example = try Example()
    let samples = try (0..<3).map { try example.sample(0.5, on: $0, labels: [.happy]) }
    let events = try (0..<3).map { day in
      try example.event("\(day)", on: day, from: (11, 0), to: (12, 0))
    }
    #expect(try found(.happy, samples, events, in: example)?.event.summary == "2")
    #expect(try found(.happy, samples.reversed(), events, in: example)?.event.summary == "2")
  }

  @Test func `comes from the next sample when the strongest has none`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.9, on: 3, labels: [.happy]),
      try example.sample(0.8, on: 1, labels: [.happy], associations: [.weather]),
      try example.sample(0.2, labels: [.happy]),
    ]
    let event = try example.event("talk", from: (11, 0), to: (12, 0))
    let found = try #require(try found(.happy, samples, [event], in: example))
    #expect(found.event.summary == "talk")
    #expect(found.sample.valence == 0.2)
  }

  @Test func `does not exist without a sample that carries the label in the period`() throws {
    let example = try Example()
    let event = try example.event("talk", on: 7, from: (11, 0), to: (12, 0))
    let samples = [
      try example.sample(0.9, on: 7, labels: [.happy]), try example.sample(0.9, labels: [.calm]),
    ]
    #expect(try found(.happy, samples, [event], in: example) == nil)
  }

  @Test func `is the linked one, however far away`() throws {
    let example = try Example()
    let near = try example.event("near", on: 3, from: (11, 0), to: (12, 0))
    let linked = try example.allDay("linked", on: 0, count: 2)
    let sample = try example.sample(0.9, on: 3, labels: [.happy], linkedTo: linked)
    let found = try #require(try found(.happy, [sample], [near, linked], in: example))
    #expect(found.event.summary == "linked")
    #expect(found.days == linked.days)
    let gone = try #require(try self.found(.happy, [sample], [near], in: example))
    #expect(gone.event.summary == "linked")
    #expect(gone.days == nil)
  }

  @Test func `is never named from a calendar that is hidden`() throws {
    let example = try Example()
    let hidden = try example.event("hidden", from: (11, 0), to: (12, 0), calendar: "Home")
    let shown = try example.event("shown", on: 1, from: (11, 0), to: (12, 0))
    let samples = [
      try example.sample(0.9, labels: [.happy], linkedTo: hidden),
      try example.sample(0.5, on: 1, labels: [.happy]),
    ]
    var settings = example.settings([Example.calendars[0]])
    settings.showsEveryCalendar = false
    let found = try found(.happy, samples, [hidden, shown], in: example, settings: settings)
    #expect(found?.event.summary == "shown")
  }

  @Test func `is a timed one before one of the whole day`() throws {
    let example = try Example()
    let events = [
      try example.allDay("holiday"), try example.event("talk", from: (18, 0), to: (19, 0)),
    ]
    let sample = try example.sample(0.9, at: (10, 0), labels: [.happy])
    #expect(try name(events, for: sample, in: example) == "talk")
    #expect(try name([events[0]], for: sample, in: example) == "holiday")
  }

  @Test func `is the one with the nearer edge`() throws {
    let example = try Example()
    let events = [
      try example.event("before", from: (8, 0), to: (11, 0)),
      try example.event("after", from: (12, 30), to: (18, 0)),
    ]
    let noon = try example.sample(0.9, at: (12, 0), labels: [.happy])
    let early = try example.sample(0.9, at: (11, 40), labels: [.happy])
    #expect(try name(events, for: noon, in: example) == "after")
    #expect(try name(events, for: early, in: example) == "before")
  }

  @Test func `of two that contain the moment is the one whose end is nearer`() throws {
    let example = try Example()
    let events = [
      try example.event("long", from: (11, 30), to: (18, 0)),
      try example.event("short", from: (8, 0), to: (12, 30)),
    ]
    let sample = try example.sample(0.9, labels: [.happy])
    #expect(try name(events, for: sample, in: example) == "short")
  }

  @Test func `of two with one end is the one that began later`() throws {
    let example = try Example()
    let events = [
      try example.event("early", from: (9, 0), to: (11, 0)),
      try example.event("late", from: (10, 0), to: (11, 0)),
    ]
    let sample = try example.sample(0.9, labels: [.happy])
    #expect(try name(events, for: sample, in: example) == "late")
  }

  @Test func `of two at one time is the one with the lesser UID`() throws {
    let example = try Example()
    let events = [
      try example.event("b", from: (9, 0), to: (11, 0)),
      try example.event("a", from: (9, 0), to: (11, 0)),
    ]
    let sample = try example.sample(0.9, labels: [.happy])
    #expect(try name(events, for: sample, in: example) == "a")
  }

  @Test(arguments: [((0, 0), false), ((0, 1), true), ((23, 59), true)])
  func `lies within twelve hours`(time: (Int, Int), isFound: Bool) throws {
    let example = try Example()
    let event = try example.event("noon", from: (12, 1), to: (12, 30))
    let sample = try example.sample(0.9, at: time, labels: [.happy])
    #expect(try (name([event], for: sample, in: example) != nil) == isFound)
    var narrow = example.settings()
    narrow.eventWindowMinutes = 60
    #expect(try found(.happy, [sample], [event], in: example, settings: narrow) == nil)
  }

  @Test func `is on a calendar whose association the sample carries, begun and not cancelled`()
    throws
  {
    let example = try Example()
    let sample = try example.sample(0.9, labels: [.happy], associations: [.work, .weather])
    let home = try example.event("home", from: (11, 0), to: (12, 0), calendar: "Home")
    let unknown = try example.event("other", from: (11, 0), to: (12, 0), calendar: "Other")
    var cancelled = try example.event("cancelled", from: (11, 0), to: (12, 0))
    cancelled.status = .cancelled
    #expect(try name([home, unknown, cancelled], for: sample, in: example) == nil)
    var reminder = try example.event("reminder", from: (13, 0), to: (14, 0))
    reminder.isTransparent = true
    #expect(try name([reminder], for: sample, in: example) == "reminder")
    let before = try example.instant(0, 12, 30)
    #expect(try found(.happy, [sample], [reminder], in: example, now: before) == nil)
  }

  @Test func `shares the association of the sample, not that of its calendar`() throws {
    let example = try Example()
    var yoga = try example.event("yoga", from: (11, 0), to: (12, 0))
    yoga.association = .fitness
    let meeting = try example.event("meeting", from: (11, 0), to: (12, 0))
    let settings = example.settings([
      ShownCalendar(name: "Work", association: .work, otherAssociations: [.fitness])
    ])
    for (association, name) in [(StateOfMind.Association.fitness, "yoga"), (.work, "meeting")] {
      let sample = try example.sample(0.9, labels: [.happy], associations: [association])
      let event = try found(.happy, [sample], [meeting, yoga], in: example, settings: settings)
      #expect(event?.event.summary == name)
    }
  }
}
