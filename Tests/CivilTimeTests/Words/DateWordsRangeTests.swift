import CivilTime
import TestSupport
import Testing

struct DateWordsRangeTests {
  @Test(
    arguments: [
      ("today", "2026-11-30..2026-12-01"),
      ("yesterday", "2026-11-29..2026-11-30"),
      ("tomorrow", "2026-12-01..2026-12-02"),
      ("friday", "2026-11-27..2026-11-28"),
      ("last monday", "2026-11-23..2026-11-24"),
      ("3 days ago", "2026-11-27..2026-11-28"),
      ("2026-11-15", "2026-11-15..2026-11-16"),
      ("30 nov 2025", "2025-11-30..2025-12-01"),
      ("nov 30", "2026-11-30..2026-12-01"),
      ("2026-11", "2026-11-01..2026-12-01"),
      ("2026-12", "2026-12-01..2027-01-01"),
      ("november", "2026-11-01..2026-12-01"),
      ("dec", "2025-12-01..2026-01-01"),
      ("feb 2024", "2024-02-01..2024-03-01"),
      ("2026", "2026-01-01..2027-01-01"),
      ("2026-q4", "2026-10-01..2027-01-01"),
      ("2026-Q1", "2026-01-01..2026-04-01"),
      ("q2", "2026-04-01..2026-07-01"),
      ("q3 2024", "2024-07-01..2024-10-01"),
      ("this week", "2026-11-30..2026-12-07"),
      ("week", "2026-11-30..2026-12-07"),
      ("last week", "2026-11-23..2026-11-30"),
      ("next week", "2026-12-07..2026-12-14"),
      ("this month", "2026-11-01..2026-12-01"),
      ("last month", "2026-10-01..2026-11-01"),
      ("this quarter", "2026-10-01..2027-01-01"),
      ("last quarter", "2026-07-01..2026-10-01"),
      ("this year", "2026-01-01..2027-01-01"),
      ("Last Year", "2025-01-01..2026-01-01"),
      ("-7d", "2026-11-24..2026-12-01"),
      ("-1d", "2026-11-30..2026-12-01"),
      ("-2w", "2026-11-17..2026-12-01"),
      ("-3m", "2026-08-31..2026-12-01"),
      ("-1y", "2025-12-01..2026-12-01"),
      ("7 days", "2026-11-24..2026-12-01"),
      ("last 7 days", "2026-11-24..2026-12-01"),
      ("past 2 weeks", "2026-11-17..2026-12-01"),
      ("next 7 days", "2026-11-30..2026-12-07"),
      ("all", ".."),
      ("2026-11-01..2026-11-15", "2026-11-01..2026-11-16"),
      ("2026-11-01 .. 2026-11-01", "2026-11-01..2026-11-02"),
      ("monday..", "2026-11-30.."),
      ("..yesterday", "..2026-11-30"),
      ("2026-10..2026-11", "2026-10-01..2026-12-01"),
      ("last week..today", "2026-11-23..2026-12-01"),
      ("-7d..", "2026-11-24.."),
      ("yesterday 9pm..now", "2026-11-29T20:00:00+00:00..2026-11-30T20:15:00+00:00"),
      ("2026-11-30 08:00..2026-11-30", "2026-11-30T07:00:00+00:00..2026-12-01"),
      ("2026-11-01..2026-11-02T12:00:00Z", "2026-11-01..2026-11-02T12:00:00+00:00"),
      ("2 h ago..", "2026-11-30T18:15:00+00:00.."),
    ]
  )
  func `words mean a range`(text: String, expected: String) throws {
    #expect(try dateWords().range(text).written == expected)
  }

  @Test(
    arguments: [
      ("today", "2026-11-30..2026-12-01"), ("-7d", "2026-11-24..2026-12-01"),
      ("this month", "2026-11-01..2026-12-01"), ("monday", "2026-11-30..2026-12-01"),
      ("yesterday", "2026-11-29..2026-11-30"),
    ]
  )
  func `with days from 04:00 ranges count from the logical today`(
    text: String,
    expected: String
  ) throws {
    let words = try dateWords(now: "2026-12-01T01:30:00+01:00", dayStart: 4)
    #expect(try words.range(text).written == expected)
  }

  @Test func `weeks begin with the day the context names`() throws {
    let words = try dateWords(now: "2026-11-28T12:00:00+01:00", firstWeekday: .sunday)
    #expect(try words.range("this week").written == "2026-11-22..2026-11-29")
    #expect(try words.range("last week").written == "2026-11-15..2026-11-22")
  }

  @Test(
    arguments: [
      "2026-11-15..2026-11-01", "today..yesterday", "now..yesterday", "21:00..21:00",
      "this month..last month", "now..2026-11-29", "2026-12-01..2026-11-30 21:00",
    ]
  )
  func `a range that does not end after it begins is refused`(text: String) throws {
    let words = try dateWords()
    #expect(throws: DateTextError.reversed(text)) { try words.range(text) }
  }

  @Test(
    arguments: [
      ("week", CivilPeriod.Kind.week), ("last month", .month), ("2026-11", .month),
      ("q4", .quarter), ("2026", .year), ("-7d", .days), ("yesterday", .days),
      ("2026-11-01..2026-11-15", .days), ("last week..today", .days),
    ]
  )
  func `a period knows its kind`(text: String, kind: CivilPeriod.Kind) throws {
    let words = try dateWords()
    let period = try words.period(text)
    #expect(period.kind == kind)
    #expect(try words.range(text).wholeDays == period.days)
  }

  @Test(arguments: ["monday..", "..today", "all", "yesterday 9pm..now"])
  func `what is not made of whole days is no period`(text: String) throws {
    let words = try dateWords()
    #expect(throws: DateTextError.notWholeDays(text)) { try words.period(text) }
  }

  @Test func `a range holds what the clock around it counts to its days`() throws {
    let words = try dateWords(dayStart: 4)
    let range = try words.range("2026-11-29..2026-11-30")
    let cases = [
      ("2026-11-29T03:59:00+01:00", false), ("2026-11-29T04:00:00+01:00", true),
      ("2026-12-01T03:59:00+01:00", true), ("2026-12-01T04:00:00+01:00", false),
      // Lived far west: by then it was the first of December in Berlin.
      ("2026-11-30T23:00:00-08:00", true),
    ]
    for (text, isInside) in cases {
      let lived = try #require(ISO8601.dateTime(text))
      let instant = try #require(lived.instant)
      let boundary = words.context.dayBoundary
      #expect(range.contains(instant, local: lived.local, dayBoundary: boundary) == isInside)
    }
    let moments = try words.range("yesterday 9pm..now")
    let now = words.context.now
    let boundary = words.context.dayBoundary
    let local = words.context.localNow
    #expect(!moments.contains(now, local: local, dayBoundary: boundary))
    #expect(
      moments.contains(now.advanced(byMilliseconds: -1), local: local, dayBoundary: boundary)
    )
  }
}
