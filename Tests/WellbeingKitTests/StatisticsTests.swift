import TestSupport
import Testing
import WellbeingKit

@Suite struct StatisticsTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `statistics of readings are those of the samples`(seed: UInt64) throws {
    let store = try WellbeingStore.inMemory()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<120 { try store.save(StateOfMind.randomStored(using: &generator)) }
    let four = try #require(TimeOfDay(hour: 4, minute: 0))
    let calendar = StatisticsCalendar(
      zone: .utc,
      dayBoundary: try #require(DayBoundary(start: four)),
      firstWeekday: .sunday
    )
    let samples = try store.statesOfMind()
    for grouping in [nil] + StatisticsGrouping.allCases where grouping != .tag {
      let whole = GroupedStatistics(of: samples, by: grouping, calendar: calendar)
      let narrow = try GroupedStatistics(by: grouping, calendar: calendar) {
        body throws(StoreError) in
        try store.forEachReading(StateOfMindQuery(), body)
      }
      #expect(narrow.rows.map(\.key) == whole.rows.map(\.key), "\(String(describing: grouping))")
      for (one, other) in zip(narrow.rows, whole.rows) {
        #expect(one.statistics.count == other.statistics.count)
        #expect(one.statistics.classes == other.statistics.classes)
        #expect(abs(one.statistics.mean.value - other.statistics.mean.value) < 1e-9)
        #expect(one.statistics.minimum == other.statistics.minimum)
      }
    }
  }
}
