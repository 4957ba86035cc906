import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingInsights
import WellbeingModel

@Suite struct `Grouped statistics` {
  private func statistics(
    _ samples: [StateOfMind],
    by grouping: StatisticsGrouping?,
    dayStart: Int = 0,
    firstWeekday: Weekday = .monday
  ) throws -> GroupedStatistics {
    let start = try #require(TimeOfDay(hour: dayStart, minute: 0))
    return GroupedStatistics(
      of: samples,
      by: grouping,
      calendar: StatisticsCalendar(
        zone: .berlin,
        dayBoundary: try #require(DayBoundary(start: start)),
        firstWeekday: firstWeekday
      )
    )
  }

  @Test func `are one row without a grouping`() throws {
    let example = try Example()
    let samples = try [0.1, 0.2, -0.9].map { try example.sample($0) }
    let rows = try statistics(samples, by: nil).rows
    #expect(rows.map(\.key) == [.all])
    let all = try #require(rows.first?.statistics)
    #expect(all.count == 3)
    #expect(all.mean.value == -0.2)
    #expect(all.minimum == -0.9)
    #expect(all.maximum == 0.2)
    #expect(all.classes == [1, 0, 0, 1, 1, 0, 0])
  }

  @Test(arguments: [StatisticsGrouping?.none] + StatisticsGrouping.allCases)
  func `have no rows without samples`(grouping: StatisticsGrouping?) throws {
    #expect(try statistics([], by: grouping).rows.isEmpty)
  }

  @Test(arguments: [
    (StatisticsGrouping.day, ["2026-11-20", "2026-11-22", "2026-11-23"]),
    (.week, ["2026-11-15", "2026-11-22"]),
    (.month, ["2026-11"]),
    (.weekday, ["sunday", "monday", "friday"]),
    (.hour, ["01", "02", "23"]),
    (.kind, ["momentaryEmotion"]),
  ])
  func `go by the day a person lived, in the order of time`(
    grouping: StatisticsGrouping,
    keys: [String]
  ) throws {
    let example = try Example()
    // 02:00 on Saturday is Friday still, 01:00 on Monday Sunday.
    let samples = [
      try example.sample(0.5, on: 0, at: (23, 0)),
      try example.sample(0.5, on: -2, at: (2, 0)),
      try example.sample(0.5, on: 0, at: (1, 0)),
    ]
    let statistics = try statistics(samples, by: grouping, dayStart: 4, firstWeekday: .sunday)
    #expect(statistics.rows.map(\.key.name) == keys)
  }

  @Test func `go by the clock where each sample was lived`() throws {
    let example = try Example(zone: .newYork)
    let samples = [try example.sample(0, on: 0, at: (22, 30))]
    #expect(try statistics(samples, by: .day).rows.map(\.key.name) == ["2026-11-23"])
    #expect(try statistics(samples, by: .hour).rows.map(\.key.name) == ["22"])
  }

  @Test func `take the person's zone for a sample without one`() throws {
    let start = try Example().instant(0, 0, 30)
    let sample = try StateOfMind(start: start, kind: .dailyMood, valence: 0)
    #expect(try statistics([sample], by: .day).rows.map(\.key.name) == ["2026-11-23"])
    #expect(try statistics([sample], by: .hour).rows.map(\.key.name) == ["00"])
  }

  @Test func `count a sample for each of its words, the most used first`() throws {
    let example = try Example()
    let samples = [
      try example.sample(0.2, labels: [.happy, .calm], associations: [.work, .family]),
      try example.sample(0.4, labels: [.happy], associations: [.family]),
      try example.sample(0.6, labels: [], associations: []),
    ]
    let labels = try statistics(samples, by: .label).rows
    #expect(labels.map(\.key) == [.label(.happy), .label(.calm)])
    #expect(labels.map(\.statistics.mean.value) == [0.3, 0.2])
    let associations = try statistics(samples, by: .association).rows
    #expect(associations.map(\.key.name) == ["family", "work"])
    #expect(associations.map(\.statistics.count) == [2, 1])
  }

  @Test func `put the spellings of a tag under the one used most`() throws {
    func sample(_ tags: [String]) throws -> StateOfMind {
      try StateOfMind(
        start: Instant(milliseconds: 0),
        kind: .momentaryEmotion,
        valence: 0,
        tags: tags
      )
    }
    let samples = try [["Café", "cafe"], ["Café"], ["CAFE"], ["b"], ["a"]].map(sample)
    let rows = try statistics(samples, by: .tag).rows
    #expect(rows.map(\.key) == [.tag("Café"), .tag("a"), .tag("b")])
    #expect(rows.map(\.statistics.count) == [3, 1, 1])
  }

  @Test(arguments: [
    (StatisticsGrouping.event, ["Work: Daily", "Home: Party", "Work: Fair"], [3, 1, 1]),
    (.calendar, ["Work", "Home"], [4, 1]), (.label, [], []),
  ])
  func `count check-ins for the events they rate, under the name a series had last`(
    grouping: StatisticsGrouping,
    keys: [String],
    counts: [Int]
  ) throws {
    let example = try Example()
    var events = try (0..<3).map { day in
      var event = try example.event("Stand-up", on: day, from: (9, 0), to: (9, 30))
      event.recurrenceID = "day \(day)"
      return event
    }
    events[2].summary = "Daily"
    events.append(try example.event("Party", from: (20, 0), to: (23, 0), calendar: "Home"))
    events.append(try example.event("Fair", on: 3, from: (10, 0), to: (18, 0)))
    events.append(try example.event("Unrated", on: 4, from: (10, 0), to: (18, 0)))
    let samples = [
      try example.sample(-0.4, on: 0, at: (9, 40)), try example.sample(0.2, on: 1, at: (9, 30)),
      try example.sample(0.5, on: 2, at: (15, 0), linkedTo: events[2]),
      try example.sample(0.9, on: 0, at: (23, 0), associations: [.family]),
      try example.sample(-0.7, on: 3, at: (12, 0)), try example.sample(1, on: 3, at: (19, 0)),
    ]
    let now = try example.instant(30, 0)
    let settings = example.settings()
    let ratings = EventRatings(of: events, by: samples, settings: settings, now: now)
    let rows = GroupedStatistics(of: ratings, by: grouping).rows
    #expect(rows.map(\.key.name) == keys)
    #expect(rows.map(\.statistics.count) == counts)
    guard grouping == .event else { return }
    #expect(rows.map(\.statistics.mean.value) == [0.1, 0.9, -0.7])
    #expect(rows.first?.statistics.classes == [0, 0, 1, 0, 1, 1, 0])
  }

  @Test(arguments: StatisticsGrouping.allCases, 0..<3 as Range<UInt64>)
  func `agree with filtering by one key after the other`(
    grouping: StatisticsGrouping,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = try (0..<200).map { _ in try StateOfMind.random(using: &generator) }
    let statistics = try statistics(samples, by: grouping, dayStart: 3)
    #expect(Set(statistics.rows.map(\.key)).count == statistics.rows.count)
    for row in statistics.rows {
      let valences = samples.filter { isIn($0, row.key) }.map(\.valence)
      #expect(row.statistics.count == valences.count, "\(row.key), seed \(seed)")
      #expect(row.statistics.minimum == valences.min())
      #expect(row.statistics.maximum == valences.max())
      #expect(row.statistics.mean == ValenceMean(of: valences))
      let classes = valences.compactMap(StateOfMind.ValenceClassification.init(valence:))
      let counts = StateOfMind.ValenceClassification.allCases.map { band in
        classes.count { $0 == band }
      }
      #expect(row.statistics.classes == counts)
    }
  }

  /// Whether a sample belongs to a row, told with Foundation's calendar where it is about time.
  private func isIn(_ sample: StateOfMind, _ key: StatisticsKey) -> Bool {
    switch key {
    case .all: return true
    case .label(let label): return sample.labels.contains(label)
    case .association(let association): return sample.associations.contains(association)
    case .kind(let kind): return sample.kind == kind
    case .calendar, .event: return false
    case .tag(let tag):
      let folded = SamplePredicate<StateOfMind>.tag(tag)
      return folded.matches(sample)
    case .hour(let hour): return civil(sample.startDate).hour == hour
    case .partOfDay(let part): return civil(sample.startDate).hour.map { $0 / 6 } == part.rawValue
    case .day(let day): return lived(sample) == day
    case .week(let day): return (0..<7).contains(day.distance(to: lived(sample)))
    case .month(let day):
      let lived = lived(sample)
      return lived.year == day.year && lived.month == day.month
    case .weekday(let weekday):
      let date = sample.startDate.addingTimeInterval(-3 * 3600)
      return civil(date).weekday.map { ($0 + 5) % 7 + 1 } == weekday.rawValue
    }
  }

  private func lived(_ sample: StateOfMind) -> CivilDate {
    let fields = civil(sample.startDate.addingTimeInterval(-3 * 3600))
    let date = CivilDate(year: fields.year ?? 0, month: fields.month ?? 0, day: fields.day ?? 0)
    return date ?? CivilDate(dayNumber: .min)
  }

  private func civil(_ date: Date) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    return calendar.dateComponents([.year, .month, .day, .hour, .weekday], from: date)
  }
}
