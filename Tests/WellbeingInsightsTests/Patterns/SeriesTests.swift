import CivilTime
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Daily series` {
  private func series(
    _ samples: [StateOfMind] = [],
    events: [CalendarEvent] = [],
    in example: Example
  ) -> [String: [CivilDate: Double]] {
    let record = DailyRecord(
      example.lived(samples),
      events: events,
      scores: ["phq-9": [example.monday: 7]],
      settings: example.settings()
    )
    let all = SeriesDeclaration.standard.flatMap { $0.series(record) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name.identifier, $0.values) })
  }

  @Test func `read the calendar`() throws {
    let example = try Example()
    let events = [
      try example.event("a", from: (9, 0), to: (10, 30)),
      try example.event("b", from: (10, 45), to: (12, 0)),
      try example.event("late", from: (21, 0), to: (23, 0)),
    ]
    let series = series(events: events, in: example)
    #expect(series["meetingLoad"]?[example.monday] == 225)
    #expect(series["freeStretches"]?[example.monday] == 2)
    #expect(series["longestFreeStretch"]?[example.monday] == 540)
    #expect(series["firstEvent"] == [example.monday: 9])
    #expect(series["lastEvent"] == [example.monday: 23])
    #expect(series["meetingLoad"]?[example.monday.adding(days: 1)] == 0)
    #expect(series["questionnaire.phq-9"] == [example.monday: 7])
  }

  @Test func `leave days without check-ins out`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.5, labels: [.calm], associations: [.work]),
      try example.sample(-0.25, at: (18, 0), associations: []),
      try example.sample(0, on: 2, associations: []),
    ]
    let series = series(samples, in: example)
    let (monday, wednesday) = (example.monday, example.monday.adding(days: 2))
    #expect(series["label.calm"] == [monday: 1, wednesday: 0])
    #expect(series["association.work"] == [monday: 1, wednesday: 0])
    #expect(series["emotionalRange"] == [monday: 0.75])
  }

  @Test func `become another comparison by one declaration`() throws {
    let example = try Example()
    let sleep = SeriesDeclaration("sleep") { record in record.values { _ in 8 } }
    let record = DailyRecord(example.lived([]), settings: example.settings())
    let patterns = Patterns(in: record, declarations: [sleep])
    #expect(patterns.waiting.map(\.series.key) == ["sleep", "sleep"])
  }
}
