import CivilTime
import Foundation
import TestSupport
import Testing

struct CivilDateTests {
  @Test func `every day of 800 years comes back from its fields`() throws {
    let first = try #require(CivilDate(year: 1600, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2400, month: 1, day: 1))
    var wrong: [CivilDate] = []
    var expected = (year: 1600, month: 1, day: 1)
    for date in first..<last {
      let fields = date.fields
      if fields != expected
        || CivilDate(year: fields.year, month: fields.month, day: fields.day) != date
      {
        wrong.append(date)
      }
      expected.day += 1
      if expected.day > CivilDate.length(ofMonth: expected.month, year: expected.year) {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    #expect(last.dayNumber - first.dayNumber == 292_194)
  }

  @Test func `weekday, month length and week start agree with Foundation`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: -120_000, to: 120_000, by: 37) {
      let date = CivilDate(dayNumber: number)
      let theirs = Date(timeIntervalSince1970: Double(number) * 86_400)
      let weekday = calendar.component(.weekday, from: theirs)
      #expect(date.weekday.rawValue % 7 + 1 == weekday)
      let length = try #require(calendar.range(of: .day, in: .month, for: theirs)).count
      #expect(CivilDate.length(ofMonth: date.month, year: date.year) == length)
      for first in Weekday.allCases {
        calendar.firstWeekday = first.rawValue % 7 + 1
        let week = try #require(calendar.dateInterval(of: .weekOfYear, for: theirs)).start
        let ours = date.startOfWeek(firstWeekday: first)
        #expect(Double(ours.dayNumber) * 86_400 == week.timeIntervalSince1970)
      }
    }
  }

  @Test(
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (2026, 4, 0),
      (1_000_001, 1, 1), (Int.max, 1, 1), (2026, 1, Int.max),
    ]
  )
  func `there is no such day`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
      ("2026-01-31", -2, "2025-11-30"), ("2026-11-30", 14, "2028-01-30"),
      ("2026-12-31", -12, "2025-12-31"), ("2026-03-31", 0, "2026-03-31"),
    ]
  )
  func `months are added to the same day, or the last of a shorter month`(
    start: String,
    months: Int,
    end: String
  ) throws {
    let date = try #require(ISO8601.date(start))
    #expect(date.adding(months: months).description == end)
  }
}
