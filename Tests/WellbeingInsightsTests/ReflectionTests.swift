import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Words used` {
  @Test func `are ranked by how often, then in the order of the list`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.5, labels: [.calm, .happy]),
      try example.sample(0.1, labels: [.calm, .amazed]),
      try example.sample(-0.3, labels: [StateOfMind.Label(rawValue: 47)]),
    ]
    let uses = WordUse.ranking(in: samples, words: \.labels)
    #expect(uses.map(\.word.name) == ["calm", "amazed", "happy", "unknown(47)"])
    #expect(uses.map(\.count) == [2, 1, 1, 1])
    #expect(uses.map(\.mean.value) == [0.3, 0.1, 0.5, -0.3])
  }
}

@Suite struct `A hard stretch` {
  private func stretch(_ valences: [Int: [Double]], days: Int = 7) throws -> HardStretch? {
    let example = try Example()
    let samples = try valences.flatMap { day, valences in
      try valences.map { try example.sample($0, on: day) }
    }
    let range = example.monday..<example.monday.adding(days: days)
    return HardStretch(in: LivedDays(range, of: samples, settings: example.settings()))
  }

  @Test func `takes entries on four of seven days and a mean below −3∕7`() throws {
    #expect(try stretch([0: [-0.5], 2: [-0.5], 4: [-0.5], 6: [-0.5]]) != nil)
    #expect(try stretch([0: [-0.9, -0.9], 2: [-0.9], 4: [-0.9]]) == nil)
    #expect(try stretch([0: [-0.4], 2: [-0.4], 4: [-0.4], 6: [-0.4]]) == nil)
  }

  @Test func `does not begin at a mean of −3∕7 itself`() throws {
    let pair = [-4.0 / 7, -2.0 / 7]
    #expect(try stretch([0: pair, 1: pair, 2: pair, 3: pair, 4: pair]) == nil)
    #expect(try stretch([0: pair, 1: pair, 2: pair, 3: pair, 4: [-0.43]]) != nil)
  }

  @Test func `is looked for in every seven days of a longer period, and never in fewer`() throws {
    let valences = [10: [-0.8], 11: [-0.8], 12: [-0.8], 13: [-0.8], 0: [0.9], 3: [0.9]]
    let found = try #require(try stretch(valences, days: 30))
    #expect(found.days.count == 7)
    #expect(found.days.lowerBound == (try Example().monday.adding(days: 10)))
    #expect(try stretch([0: [-0.8], 1: [-0.8], 2: [-0.8], 3: [-0.8]], days: 6) == nil)
  }
}

@Suite struct `A reflection` {
  @Test func `sorts samples to its period and the one before`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.5, on: 6, at: (23, 59), labels: [.happy]),
      try example.sample(0.1, on: -1, at: (23, 59)),
      try example.sample(-0.1, on: -7, at: (0, 0)),
      try example.sample(1, on: -8),
      try example.sample(1, on: 7, at: (0, 0)),
    ]
    let party = try example.event("party", on: 6, from: (22, 0), to: (2, 0), endingOn: 7)
    let reflection = Reflection(
      of: CivilPeriod(.week, containing: example.monday, firstWeekday: .monday),
      samples: samples,
      events: [party],
      settings: example.settings(),
      now: try example.instant(8, 0)
    )
    #expect(reflection.summary.count == 1)
    #expect(reflection.summary.calendarQuality == 75)
    #expect(reflection.previous.count == 2)
    #expect(reflection.previous.mean?.value == 0)
    #expect(reflection.previous.calendarQuality == 50)
    #expect(reflection.days.map(\.count) == [0, 0, 0, 0, 0, 0, 1])
    #expect(reflection.happiestEvent?.event.summary == "party")
    #expect(reflection.labelEvents.map(\.label) == [.happy])
    #expect(reflection.hardStretch == nil)
  }

  @Test func `tells the events of the labels asked for first, then of the others`() throws {
    let example = try Example()
    let event = try example.event("talk", from: (11, 0), to: (12, 0))
    var settings = example.settings()
    settings.eventLabels = [.proud, .calm, .sad]
    let reflection = Reflection(
      of: CivilPeriod(.week, containing: example.monday, firstWeekday: .monday),
      samples: [try example.sample(0.5, labels: [.calm, .proud, .happy])],
      events: [event],
      settings: settings,
      now: try example.instant(8, 0)
    )
    #expect(reflection.labelEvents.map(\.label) == [.proud, .calm, .happy])
    #expect(reflection.happiestEvent?.event.summary == "talk")
  }
}
