import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Calendar quality` {
  @Test(arguments: -100...100)
  func `is the whole part for every valence with two decimals`(hundredths: Int) throws {
    let example = try Example()
    let quality = try example.quality([example.sample(Double(hundredths) / 100)])
    #expect(quality.percent == (hundredths + 100) / 2)
    #expect(quality.exact == Double(hundredths + 100) / 2)
  }

  @Test(arguments: [([0.16], 58), ([0.27], 63), ([0.55], 77), ([0.1, 0.2, 0.18], 58), ([-1], 0)])
  func `is free of binary noise, in means too`(valences: [Double], percent: Int) throws {
    let example = try Example()
    let samples = try valences.map { try example.sample($0) }
    #expect(try example.quality(samples).percent == percent)
  }

  @Test func `agrees with exact arithmetic on means of many valences`() throws {
    let example = try Example()
    for count in 1...40 {
      let hundredths = (0..<count).map { ($0 * 37 + count * 11) % 201 - 100 }
      let samples = try hundredths.map { try example.sample(Double($0) / 100) }
      let sum = hundredths.reduce(0, +)
      #expect(try example.quality(samples).percent == (sum + 100 * count) / (2 * count))
    }
  }

  @Test func `counts samples with the association of a shown calendar only`() throws {
    let example = try Example()
    let samples = [
      try example.sample(1, associations: [.work, .weather]),
      try example.sample(-1, associations: [.weather]),
      try example.sample(0, on: 1, associations: [.family]),
    ]
    let all = try example.quality(samples)
    #expect(all.percent == 75)
    #expect(all.sampleCount == 2)
    #expect(all.days.prefix(3).map(\.percent) == [100, 50, nil])
    #expect(all.days.map(\.sampleCount) == [1, 1, 0, 0, 0, 0, 0])
    let work = try example.quality(samples, calendars: [Example.calendars[0]])
    #expect(work.percent == 100)
  }

  @Test func `says why it has no value`() throws {
    let example = try Example()
    let sample = try example.sample(0.5, associations: [.weather])
    #expect(try example.quality([sample], calendars: []).absence == .noCalendar)
    #expect(try example.quality([sample], calendars: []).percent == nil)
    #expect(try example.quality([sample]).absence == .noCheckIns)
    #expect(try example.quality([sample]).exact == nil)
    #expect(try example.quality([example.sample(0)]).absence == nil)
  }

  @Test func `counts the events that ended in the period by now`() throws {
    let example = try Example()
    var cancelled = try example.event("cancelled", from: (9, 0), to: (10, 0))
    cancelled.status = .cancelled
    let events = [
      try example.event("ended", from: (9, 0), to: (10, 0)),
      try example.event("running", on: 1, from: (9, 0), to: (12, 0)),
      try example.event("to come", on: 3, from: (9, 0), to: (10, 0)),
      try example.event("the week before", on: -1, from: (9, 0), to: (10, 0)),
      try example.event("over midnight", on: -1, from: (23, 0), to: (1, 0), endingOn: 0),
      try example.event("elsewhere", from: (9, 0), to: (10, 0), calendar: "Hidden"),
      cancelled,
    ]
    let now = try example.instant(1, 11)
    let sample = try example.sample(0, at: (10, 5))
    let quality = try example.quality([sample], events: events, now: now)
    #expect(quality.eventCount == 2)
    #expect(quality.ratedEventCount == 1)
  }

  @Test func `counts an event that ends at the last midnight`() throws {
    let example = try Example()
    let sunday = try example.event("late", on: 6, from: (22, 0), to: (0, 0), endingOn: 7)
    let allDay = try example.allDay("day", on: 6)
    let monday = try example.allDay("the day before", on: -1)
    #expect(try example.quality([], events: [sunday, allDay, monday]).eventCount == 2)
  }

  @Test func `counts what carries the association of some of a calendar's events`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.5, associations: [.fitness]),
      try example.sample(-0.5, associations: [.work]),
      try example.sample(1, associations: [.family]),
    ]
    let plain = [ShownCalendar(name: "Work", association: .work)]
    #expect(try example.quality(samples, calendars: plain).percent == 25)
    let mapped = [
      ShownCalendar(name: "Work", association: .work, otherAssociations: [.fitness])
    ]
    #expect(try example.quality(samples, calendars: mapped).percent == 50)
  }
}
