import CivilTime
import TestSupport
import Testing

struct CivilPeriodTests {
  @Test(
    arguments: [
      (CivilPeriod.Kind.days, "2026-11-30", "2026-11-30..<2026-12-01", "2026-11-29..<2026-11-30"),
      (.week, "2026-11-29", "2026-11-23..<2026-11-30", "2026-11-16..<2026-11-23"),
      (.month, "2026-03-31", "2026-03-01..<2026-04-01", "2026-02-01..<2026-03-01"),
      (.month, "2026-01-05", "2026-01-01..<2026-02-01", "2025-12-01..<2026-01-01"),
      (.quarter, "2026-02-28", "2026-01-01..<2026-04-01", "2025-10-01..<2026-01-01"),
      (.quarter, "2026-12-31", "2026-10-01..<2027-01-01", "2026-07-01..<2026-10-01"),
      (.year, "2024-02-29", "2024-01-01..<2025-01-01", "2023-01-01..<2024-01-01"),
    ]
  )
  func `a period holds its day, and another lies before it`(
    kind: CivilPeriod.Kind,
    day: String,
    days: String,
    before: String
  ) throws {
    let date = try #require(ISO8601.date(day))
    let period = CivilPeriod(kind, containing: date, firstWeekday: .monday)
    #expect("\(period.days)" == days)
    #expect("\(period.previous.days)" == before)
    #expect(period.previous.next == period)
  }

  @Test func `periods of every kind follow each other without gap`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let day = CivilDate(dayNumber: Int.random(in: -100_000...100_000, using: &generator))
      let first = try #require(Weekday.allCases.randomElement(using: &generator))
      for kind in CivilPeriod.Kind.allCases {
        let period = CivilPeriod(kind, containing: day, firstWeekday: first)
        #expect(period.days.contains(day))
        #expect(period.previous.days.upperBound == period.days.lowerBound)
        #expect(period.next.days.lowerBound == period.days.upperBound)
        let last = period.days.upperBound.adding(days: -1)
        #expect(CivilPeriod(kind, containing: last, firstWeekday: first).kind == period.kind)
        if kind != .days {
          #expect(CivilPeriod(kind, containing: last, firstWeekday: first) == period)
        }
      }
    }
  }

  @Test func `as many days come before a number of days`() throws {
    let start = try #require(CivilDate(year: 2026, month: 11, day: 24))
    let period = CivilPeriod(days: start..<start.adding(days: 7))
    #expect("\(period.previous.days)" == "2026-11-17..<2026-11-24")
  }
}
