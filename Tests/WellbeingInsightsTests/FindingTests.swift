import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Free time` {
  private func balance(_ events: [CalendarEvent], in example: Example) throws -> WorkLifeBalance {
    try #require(WorkLifeBalance(days: example.week, events: events, settings: example.settings()))
  }

  @Test func `is told in stretches of half an hour and more`() throws {
    let example = try Example()
    // Waking hours are 08:00 to 22:00, so Monday's gaps last 60, 15, 150 and 480 minutes.
    let events = [
      try example.event("a", from: (9, 0), to: (10, 30)),
      try example.event("b", from: (10, 45), to: (11, 30)),
      try example.event("c", from: (14, 0), to: (14, 0)),
      try example.event("d", from: (14, 0), to: (13, 0), endingOn: 1),
    ]
    let days = try balance(events, in: example).days
    let lengths = days.map { day in
      day.freeStretches.map { ($0.upperBound.milliseconds - $0.lowerBound.milliseconds) / 60_000 }
    }
    #expect(lengths[0] == [60, 150])
    #expect(lengths[1] == [540])
    #expect(lengths[2] == [840])
    #expect(days.map(\.eventCount) == [3, 1, 0, 0, 0, 0, 0])
    #expect(days[0].longestFreeMinutes == 150)
    #expect(days[0].firstHour == 9)
    #expect(days[0].lastHour == 37)
    #expect(days[1].firstHour == nil)
  }

  @Test func `is averaged over the period, and the fullest day named`() throws {
    let example = try Example()
    let events = try (0..<7).map { day in
      try example.event("e\(day)", on: day, from: (12, 0), to: (day == 3 ? 15 : 13, 0))
    }
    let balance = try balance(events, in: example)
    #expect(balance.freeStretchCount == 14)
    #expect(balance.meanFreeStretchCount == 2)
    // 6 days of 4 and 9 hours, and one of 4 and 7.
    #expect(balance.meanFreeStretchMinutes == (6 * (240 + 540) + 240 + 420) / 14)
    #expect(balance.fullestDay?.day == example.monday.adding(days: 3))
    #expect(balance.longestFreeMinutes == 540)
    #expect(try self.balance([], in: example).fullestDay == nil)
    let full = try example.event("all", on: -1, from: (0, 0), to: (0, 0), endingOn: 8)
    #expect(try self.balance([full], in: example).longestFreeMinutes == nil)
  }
}

@Suite struct `Moods of a period` {
  @Test func `keep emotions and daily moods apart`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.2, labels: [.calm]),
      try example.sample(0.6, at: (18, 0), labels: [.calm, .happy]),
      try example.sample(-0.5, at: (22, 0), kind: .dailyMood),
      try example.sample(0.1, on: 2),
    ]
    let lived = example.lived(samples)
    let days = example.week.map { DayMood(day: $0, samples: lived.samples(on: $0)) }
    let moods = MoodByKind(days, samples: lived.samples)
    #expect(moods.emotions?.value == 0.3)
    #expect(moods.emotions?.count == 3)
    #expect(moods.dailyMoods?.value == -0.5)
    #expect(moods.days?.value == -0.2)
    #expect([moods.enteredCount, moods.meanCount] == [1, 1])

    let range = try #require(EmotionalRange(in: lived))
    #expect(range.valences == -0.5...0.6)
    #expect(range.dailyDistance == 1.1)
    #expect(range.dailyCount == 1)
    #expect(range.labelCount == 2)
    #expect(range.classes == [0, 1, 0, 1, 1, 1, 0])
    #expect(range.classCount == 4)
    #expect(EmotionalRange(in: example.lived([])) == nil)
  }

  @Test(arguments: [
    ([0, 1, 2, 4], 6, [4, 3, 0]), ([], 6, [0, 0, 0]), ([6], 6, [1, 1, 1]),
    ([0, 2, 4, 5, 6], 4, [3, 1, 1]), ([0, 1, 3, 4], 5, [4, 2, 2]), ([1, 2], 4, [2, 2, 0]),
  ])
  func `tell on how many days there are check-ins, up to today`(
    days: [Int],
    today: Int,
    counts: [Int]
  ) throws {
    let example = try Example()
    let lived = example.lived(try days.map { try example.sample(0, on: $0) })
    let moods = example.week.map { DayMood(day: $0, samples: lived.samples(on: $0)) }
    let found = CheckInDays(moods, through: example.monday.adding(days: today))
    #expect(found.dayCount == today + 1)
    #expect([found.count, found.longestRun, found.currentRun] == counts)
  }

  @Test(arguments: [
    ((0, 0), PartOfDay.night), ((5, 59), .night), ((6, 0), .morning), ((11, 59), .morning),
    ((12, 0), .afternoon), ((17, 59), .afternoon), ((18, 0), .evening), ((23, 59), .evening),
  ])
  func `are sorted to parts of the day`(time: (Int, Int), part: PartOfDay) throws {
    #expect(PartOfDay(of: try #require(TimeOfDay(hour: time.0, minute: time.1))) == part)
  }
}

@Suite struct `Moods of events` {
  @Test func `are told by calendar and by recurring event`() throws {
    let example = try Example()
    func occurrence(_ day: Int) throws -> CalendarEvent {
      var event = try example.event("Stand-up", on: day, from: (9, 0), to: (9, 30))
      event.recurrenceID = "day \(day)"
      return event
    }
    var renamed = try occurrence(2)
    renamed.summary = "Daily"
    let events = [
      try occurrence(0), try occurrence(1), renamed,
      try example.event("Party", on: 5, from: (20, 0), to: (23, 0), calendar: "Home"),
      try example.event("Fair", on: 3, from: (10, 0), to: (18, 0)),
    ]
    let samples = [
      try example.sample(-0.4, on: 0, at: (9, 40)),
      try example.sample(0.2, on: 0, linkedTo: events[0]),
      try example.sample(0.5, on: 2, at: (9, 30)),
      try example.sample(0.9, on: 5, at: (23, 0), associations: [.family]),
    ]
    let reflection = Reflection(
      of: CivilPeriod(.week, containing: example.monday, firstWeekday: .monday),
      samples: samples,
      events: events,
      settings: example.settings(),
      now: try example.instant(8, 0)
    )
    let recurring = try #require(reflection.recurringEventMoods.first)
    #expect(reflection.recurringEventMoods.count == 1)
    #expect(recurring.summary == "Daily")
    #expect([recurring.eventCount, recurring.ratedCount, recurring.ratedPercent] == [3, 2, 67])
    #expect(recurring.mean?.value == 0.1)
    #expect(reflection.calendarMoods.map(\.calendar) == ["Home", "Work"])
    #expect(reflection.calendarMoods.map { $0.mean?.value } == [0.9, 0.1])
    #expect(reflection.longestEvent?.summary == "Fair")

    let redacted = reflection.redacted
    #expect(redacted.recurringEventMoods.map(\.summary) == [""])
    #expect(redacted.longestEvent?.summary == "")
    #expect(redacted.isRedacted)
  }
}

@Suite struct `Periods` {
  private func reflection(
    _ kind: CivilPeriod.Kind,
    samples: [StateOfMind],
    now: Instant,
    in example: Example,
    assessments: [TakenAssessment] = []
  ) -> Reflection {
    Reflection(
      of: CivilPeriod(kind, containing: example.monday, firstWeekday: .monday),
      samples: samples,
      events: [],
      assessments: assessments,
      settings: example.settings(),
      now: now
    )
  }

  @Test func `that are not over say how far they reach, and compare as many days`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.5, on: -7), try example.sample(0.1, on: -6),
      try example.sample(-1, on: -3), try example.sample(0.3, on: 1),
    ]
    let now = try example.instant(1, 20)
    let partial = reflection(.week, samples: samples, now: now, in: example)
    #expect(partial.reach.days.count == 2)
    #expect(!partial.reach.isWhole)
    #expect(partial.previous.count == 3)
    #expect(partial.previousToDate?.count == 2)
    #expect(partial.previousToDate?.mean?.value == 0.3)
    let whole = reflection(.week, samples: samples, now: try example.instant(7, 0), in: example)
    #expect(whole.reach.isWhole && whole.previousToDate == nil)
    let future = reflection(.week, samples: [], now: try example.instant(-9, 0), in: example)
    #expect(future.reach.days.isEmpty)
  }

  @Test(arguments: [
    (CivilPeriod.Kind.week, 0), (.month, 6), (.quarter, 14), (.year, 12),
  ])
  func `are told by week or month where they are long`(
    kind: CivilPeriod.Kind,
    count: Int
  ) throws {
    let example = try Example()
    let samples = try (-60...5).map { try example.sample(Double($0) / 100, on: $0) }
    let reflection = reflection(kind, samples: samples, now: try example.instant(8, 0), in: example)
    #expect(reflection.parts.count == count)
    guard count > 0 else { return }
    #expect(reflection.parts.first?.days.lowerBound == reflection.period.days.lowerBound)
    #expect(reflection.parts.last?.days.upperBound == reflection.period.days.upperBound)
    let inside = samples.filter { reflection.period.days.contains(example.settings().day(of: $0)) }
    #expect(reflection.parts.reduce(0) { $0 + $1.summary.count } == inside.count)
  }

  @Test func `list the questionnaires taken, and those whose recall period has passed`() throws {
    let example = try Example()
    func taken(_ name: String, _ day: Int, needsSupport: Bool = false) throws -> TakenAssessment {
      TakenAssessment(
        try Assessment(
          start: try example.instant(day, 12),
          questionnaire: name,
          version: "1",
          items: [],
          score: 5,
          rawScore: 5,
          maximum: 27,
          band: nil,
          isComplete: true,
          isEstimated: false
        ),
        title: name,
        recallDays: name == "own" ? nil : 14,
        needsSupport: needsSupport
      )
    }
    let all = [
      try taken("gad-7", -20), try taken("own", -90), try taken("phq-9", -14),
      try taken("phq-9", 3, needsSupport: true),
    ]
    let now = try example.instant(6, 20)
    let reflection = reflection(.week, samples: [], now: now, in: example, assessments: all)
    #expect(reflection.assessments.map(\.title) == ["phq-9"])
    #expect(reflection.dueAssessments.map(\.title) == ["gad-7"])
    #expect(reflection.needsSupport)
  }
}
