import CivilTime
import TestSupport
import Testing

/// Logical days that begin at four, or where the clocks change, in zones that do so oddly.
struct DayBoundaryTests {
  @Test func `a boundary after six is refused`() {
    #expect(DayBoundary(start: TimeOfDay(validClock: "06:00")) != nil)
    #expect(DayBoundary(start: TimeOfDay(validClock: "06:01")) == nil)
  }

  @Test(
    arguments: [
      ("2026-11-30T03:59", "2026-11-29"), ("2026-11-30T04:00", "2026-11-30"),
      ("2026-12-01T00:30", "2026-11-30"), ("2026-03-01T01:00", "2026-02-28"),
    ]
  )
  func `a reading before the start belongs to the day before`(reading: String, day: String) throws {
    let boundary = try #require(DayBoundary(start: TimeOfDay(validClock: "04:00")))
    let local = try #require(ISO8601.dateTime(reading)).local
    #expect(boundary.day(of: local).description == day)
  }

  struct Day: Sendable {
    var zone: String
    var date: String
    var dayStart: String
    var from: String
    var hours: Double
  }

  static let days = [
    // Forward and back at 02:00 or 03:00, between the start of the date and the start of the day.
    Day("Europe/Berlin", "2026-03-28", "04:00", from: "2026-03-28T04:00:00+01:00", hours: 23),
    Day("Europe/Berlin", "2026-03-29", "04:00", from: "2026-03-29T04:00:00+02:00", hours: 24),
    Day("Europe/Berlin", "2026-10-24", "04:00", from: "2026-10-24T04:00:00+02:00", hours: 25),
    Day("Europe/Berlin", "2026-10-25", "04:00", from: "2026-10-25T04:00:00+01:00", hours: 24),
    Day("Europe/Berlin", "2026-03-29", "00:00", from: "2026-03-29T00:00:00+01:00", hours: 23),
    Day("America/New_York", "2026-03-07", "04:00", from: "2026-03-07T04:00:00-05:00", hours: 23),
    Day("America/New_York", "2026-10-31", "04:00", from: "2026-10-31T04:00:00-04:00", hours: 25),
    Day("America/New_York", "2026-11-01", "04:00", from: "2026-11-01T04:00:00-05:00", hours: 24),
    // Half an hour.
    Day(
      "Australia/Lord_Howe",
      "2026-10-03",
      "04:00",
      from: "2026-10-03T04:00:00+10:30",
      hours: 23.5
    ),
    Day(
      "Australia/Lord_Howe",
      "2026-04-04",
      "04:00",
      from: "2026-04-04T04:00:00+11:00",
      hours: 24.5
    ),
    // A start inside the gap 02:00-03:00 is where the clocks go on.
    Day("Europe/Berlin", "2026-03-29", "02:30", from: "2026-03-29T03:00:00+02:00", hours: 23.5),
    Day("Europe/Berlin", "2026-03-28", "02:30", from: "2026-03-28T02:30:00+01:00", hours: 23.5),
    // A start inside the repeated hour 02:00-03:00 is the first one.
    Day("Europe/Berlin", "2026-10-25", "02:30", from: "2026-10-25T02:30:00+02:00", hours: 25),
    Day("Europe/Berlin", "2026-10-24", "02:30", from: "2026-10-24T02:30:00+02:00", hours: 24),
    // No change at all, at an odd offset.
    Day("Asia/Kathmandu", "2026-03-29", "04:00", from: "2026-03-29T04:00:00+05:45", hours: 24),
    // The zone skipped 30 December 2011.
    Day("Pacific/Apia", "2011-12-29", "00:00", from: "2011-12-29T00:00:00-10:00", hours: 24),
    Day("Pacific/Apia", "2011-12-30", "00:00", from: "2011-12-31T00:00:00+14:00", hours: 0),
    Day("Pacific/Apia", "2011-12-31", "00:00", from: "2011-12-31T00:00:00+14:00", hours: 24),
    // With a start at four, the first four hours of the 31st belong to the skipped day.
    Day("Pacific/Apia", "2011-12-29", "04:00", from: "2011-12-29T04:00:00-10:00", hours: 20),
    Day("Pacific/Apia", "2011-12-30", "04:00", from: "2011-12-31T00:00:00+14:00", hours: 4),
    Day("Pacific/Apia", "2011-12-31", "04:00", from: "2011-12-31T04:00:00+14:00", hours: 24),
    // Midnight was skipped in spring and 23:00 repeated in autumn.
    Day("America/Sao_Paulo", "2018-11-04", "00:00", from: "2018-11-04T01:00:00-02:00", hours: 23),
    Day("America/Sao_Paulo", "2018-02-17", "00:00", from: "2018-02-17T00:00:00-02:00", hours: 25),
    Day("America/Sao_Paulo", "2018-11-03", "04:00", from: "2018-11-03T04:00:00-03:00", hours: 23),
    // Clocks go back for Ramadan, and forward after it.
    Day("Africa/Casablanca", "2026-02-14", "04:00", from: "2026-02-14T04:00:00+01:00", hours: 25),
    Day("Africa/Casablanca", "2026-03-21", "04:00", from: "2026-03-21T04:00:00+00:00", hours: 23),
    // Midnight was put back past itself: the first 00:00 begins the day.
    Day("America/St_Johns", "2006-10-29", "00:00", from: "2006-10-29T00:00:00-02:30", hours: 25),
  ]

  @Test(arguments: days)
  func `a day begins and lasts as the zone's clocks have it`(day: Day) throws {
    let zone = try SystemZones.zone(day.zone)
    let boundary = try #require(DayBoundary(start: TimeOfDay(validClock: day.dayStart)))
    let date = try #require(ISO8601.date(day.date))
    let interval = boundary.interval(of: date, in: zone)
    let start = interval.lowerBound
    #expect(ISO8601.string(start, utcOffset: zone.offset(at: start)) == day.from)
    let length = interval.upperBound.milliseconds - start.milliseconds
    #expect(Double(length) / 3_600_000 == day.hours)
  }

  @Test(
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia",
      "America/Sao_Paulo", "Africa/Casablanca", "America/St_Johns", "Asia/Gaza",
    ],
    ["00:00", "02:30", "04:00", "06:00"]
  )
  func `days follow each other without gap, and hold the instants the clock counts to them`(
    identifier: String,
    dayStart: String
  ) throws {
    let zone = try SystemZones.zone(identifier)
    let boundary = try #require(DayBoundary(start: TimeOfDay(validClock: dayStart)))
    let first = try #require(CivilDate(year: 2004, month: 1, day: 1))
    var previous = boundary.interval(of: first, in: zone)
    for number in 1..<8000 {
      let date = first.adding(days: number)
      let interval = boundary.interval(of: date, in: zone)
      #expect(interval.lowerBound == previous.upperBound)
      previous = interval
      // Away from a repeated start, which the next test is about, both ways to a day agree.
      for share in 0..<5 where !interval.isEmpty {
        let length = interval.upperBound.milliseconds - interval.lowerBound.milliseconds
        let instant = interval.lowerBound.advanced(byMilliseconds: length * Int64(share) / 5)
        #expect(boundary.day(of: zone.localTime(at: instant)) == date)
      }
    }
  }

  @Test func `when the start is shown twice, what the clock shows again counts to the day before`()
    throws
  {
    let zone = try SystemZones.zone("Europe/Berlin")
    let boundary = try #require(DayBoundary(start: TimeOfDay(validClock: "02:30")))
    let again = try #require(ISO8601.dateTime("2026-10-25T02:10:00+01:00")?.instant)
    #expect(boundary.day(of: zone.localTime(at: again)).description == "2026-10-24")
    let sunday = try #require(CivilDate(year: 2026, month: 10, day: 25))
    #expect(boundary.interval(of: sunday, in: zone).contains(again))
  }

  @Test func `a span of days is the days it is made of`() throws {
    let zone = try SystemZones.zone("Europe/Berlin")
    let boundary = try #require(DayBoundary(start: TimeOfDay(validClock: "04:00")))
    let first = try #require(CivilDate(year: 2026, month: 10, day: 19))
    let week = boundary.interval(of: first..<first.adding(days: 7), in: zone)
    #expect(week.lowerBound == boundary.interval(of: first, in: zone).lowerBound)
    #expect(week.upperBound == boundary.interval(of: first.adding(days: 6), in: zone).upperBound)
    #expect(week.upperBound.seconds - week.lowerBound.seconds == 7 * 86_400 + 3600)
  }
}

extension DayBoundaryTests.Day {
  fileprivate init(
    _ zone: String,
    _ date: String,
    _ dayStart: String,
    from: String,
    hours: Double
  ) {
    self.init(zone: zone, date: date, dayStart: dayStart, from: from, hours: hours)
  }
}

extension TimeOfDay {
  /// Creates a time from `hh:mm`, in tables of this file.
  fileprivate init(validClock text: String) {
    let local = ISO8601.dateTime("1970-01-01T" + text)?.local
    self = local?.time ?? .midnight
  }
}
