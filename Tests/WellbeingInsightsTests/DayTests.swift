import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Logical days` {
  @Test func `follow the wall clock of the place a sample was lived in`() throws {
    let example = try Example()
    let start = try example.instant(1, 3)
    let settings = example.settings()
    let abroad = try StateOfMind(
      start: start,
      zone: LivedZone(identifier: "America/New_York", utcOffset: -5 * 3600),
      kind: .momentaryEmotion,
      valence: 0
    )
    let here = try StateOfMind(start: start, kind: .momentaryEmotion, valence: 0)
    #expect(settings.day(of: abroad) == example.monday)
    #expect(settings.day(of: here) == example.monday.adding(days: 1))
  }

  @Test func `begin when the person says so`() throws {
    let example = try Example()
    var settings = example.settings()
    let four = try #require(TimeOfDay(hour: 4, minute: 0))
    settings.dayBoundary = try #require(DayBoundary(start: four))
    let night = try example.sample(0.5, on: 7, at: (3, 59))
    let morning = try example.sample(0.5, on: 7, at: (4, 0))
    let lived = LivedDays(example.week, of: [morning, night], settings: settings)
    #expect(lived.samples == [night])
    #expect(lived.samples(on: example.monday.adding(days: 6)) == [night])
  }
}

@Suite struct `A day's mood` {
  @Test func `is the daily mood if there is one, the latest of several`() throws {
    let example = try Example()
    let samples = [
      try example.sample(-0.5, at: (9, 0)),
      try example.sample(0.2, at: (20, 0), kind: .dailyMood),
      try example.sample(0.6, at: (22, 0), kind: .dailyMood),
      try example.sample(0.1, at: (23, 0)),
    ]
    let day = DayMood(day: example.monday, samples: samples)
    #expect(day.mood == 0.6)
    #expect(day.dailyMood == 0.6)
    #expect(day.basis == .dailyMood)
    #expect(day.mean?.value == 0.1)
    #expect(day.count == 4)
  }

  @Test func `is else the mean of its emotions`() throws {
    let example = try Example()
    let samples = [try example.sample(0.1), try example.sample(0.2), try example.sample(0.6)]
    let day = DayMood(day: example.monday, samples: samples)
    #expect(day.mood == 0.3)
    #expect(day.dailyMood == nil)
    #expect(day.basis == .emotions)
  }

  @Test func `is unknown without check-ins`() throws {
    let day = DayMood(day: try Example().monday, samples: [])
    #expect(day.mood == nil)
    #expect(day.basis == nil)
    #expect(day.count == 0)
  }
}

@Suite struct `The mean of valences` {
  @Test(arguments: [
    ([4, 2], StateOfMind.ValenceClassification.slightlyPleasant), ([6, 4, 6, 4], .pleasant),
    ([-2, 0, -2, 0, -2, 0], .neutral), ([-4, -2, -4, -2], .slightlyUnpleasant),
    ([7, 7, 7], .veryPleasant), ([-7, -7, -7], .veryUnpleasant),
  ])
  func `on a border belongs to the class nearer neutral`(
    sevenths: [Int],
    expected: StateOfMind.ValenceClassification
  ) {
    #expect(ValenceMean(of: sevenths.map { Double($0) / 7 })?.classification == expected)
  }

  @Test func `does not depend on the order`() {
    let valences = [0.1, 0.2, 0.3, -0.7, 0.55, 0.16]
    #expect(ValenceMean(of: valences)?.value == ValenceMean(of: valences.reversed())?.value)
    #expect(ValenceMean(of: [Double]()) == nil)
  }
}
