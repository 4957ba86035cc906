import CivilTime
import TestSupport
import Testing

struct ISO8601Tests {
  @Test(
    arguments: [
      ("2026-11-30T21:30:00+01:00", "2026-11-30T21:30:00+01:00"),
      ("2026-11-30 21:30:00 +0100", "2026-11-30T21:30:00+01:00"),
      ("2026-11-30T21:30:00Z", "2026-11-30T21:30:00+00:00"),
      ("2026-11-30t21:30:00z", "2026-11-30T21:30:00+00:00"),
      ("2026-11-30T21:30+01", "2026-11-30T21:30:00+01:00"),
      ("20261130T213000Z", "2026-11-30T21:30:00+00:00"),
      ("20261130T2130-0330", "2026-11-30T21:30:00-03:30"),
      ("2026-11-30T21:30:00.25-05:00", "2026-11-30T21:30:00.250-05:00"),
      ("2026-11-30T21:30:00,007+05:45", "2026-11-30T21:30:00.007+05:45"),
      ("2026-11-30T21:30:00.0004Z", "2026-11-30T21:30:00+00:00"),
      ("2026-11-30T21:30:00.0005Z", "2026-11-30T21:30:00.001+00:00"),
      ("2026-12-31T23:59:59.9999Z", "2027-01-01T00:00:00+00:00"),
      ("2026-11-30T21:30:00.123456789012345678901234567890Z", "2026-11-30T21:30:00.123+00:00"),
      ("2026-11-30T24:00:00Z", "2026-12-01T00:00:00+00:00"),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00+00:00"),
      ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999+00:00"),
      ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00+00:00"),
      ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59+00:00"),
      ("2026-11-30T21:30:00-00:00", "2026-11-30T21:30:00+00:00"),
      ("2026-11-30T21:30:00+14:00", "2026-11-30T21:30:00+14:00"),
    ]
  )
  func `a date and time with an offset is read, and written in one form`(
    text: String,
    written: String
  ) throws {
    let read = try #require(ISO8601.dateTime(text))
    let offset = try #require(read.utcOffset)
    let instant = try #require(read.instant)
    #expect(ISO8601.string(instant, utcOffset: offset) == written)
  }

  @Test(
    arguments: [
      "", "2026", "2026-11-30", "2026-11-30T", "2026-11-30T21", "2026-11-30T21:3", "T21:30",
      "2026-11-30T21:30:", "2026-11-30T21:30:00.", "2026-11-30T21:30:00.Z", "2026-02-30T21:30",
      "2026-13-01T00:00", "2026-00-01T00:00", "2026-11-30T24:01", "2026-11-30T25:00",
      "2026-11-30T21:60", "2026-11-30T21:30:61", "2026-11-30T21:30+24:00", "2026-11-30T21:30+01:60",
      "2026-11-30T21:30+1", "2026-11-30T21:30+01:0", "2026-11-30T21:30Z ", " 2026-11-30T21:30Z",
      "2026-11-30T21:30ZZ", "2026-11-30  21:30", "2026-11-30T21:30  +0100", "2026/11/30T21:30",
      "2026-1130T21:30", "202611-30T21:30", "+2026-11-30T21:30", "-026-11-30T21:30",
      "2026-11-30T-1:30", "２０２６-11-30T21:30", "2026-11-30T21:30:00+\u{0}1:00",
    ]
  )
  func `what is no date and time is refused`(text: String) {
    #expect(ISO8601.dateTime(text) == nil)
  }

  @Test func `a date alone is read in both forms`() {
    let date = CivilDate(year: 2026, month: 11, day: 30)
    #expect(ISO8601.date("2026-11-30") == date)
    #expect(ISO8601.date("20261130") == date)
    for text in ["2026-11", "2026-11-31", "2026-11-30 ", "2026-11-30T", "26-11-30", "2026-1130"] {
      #expect(ISO8601.date(text) == nil, "\(text)")
    }
  }

  @Test func `without an offset there is a reading of the clock and no instant`() throws {
    let read = try #require(ISO8601.dateTime("2026-11-30T21:30"))
    #expect(read.local.description == "2026-11-30 21:30")
    #expect(read.utcOffset == nil)
    #expect(read.instant == nil)
  }

  @Test func `bytes are read where they lie`() throws {
    let line = Array("<Record startDate=\"2026-11-30 21:30:00 +0100\"/>".utf8)
    let found = ISO8601.dateTime(line.span.extracting(19..<44))
    let read = try #require(found)
    #expect(read.utcOffset == 3600)
    #expect(read.local.description == "2026-11-30 21:30")
  }

  @Test func `what was written is read as the same instant and offset`() throws {
    var generator = SeededGenerator(seed: 8601)
    for _ in 0..<5000 {
      // From the year 1 to the year 9999, less a day at both ends for the offset.
      let milliseconds = Int64.random(
        in: -62_135_510_400_000...253_402_214_400_000,
        using: &generator
      )
      let offset = Int.random(in: -14 * 60...14 * 60, using: &generator) * 60
      let instant = Instant(milliseconds: milliseconds)
      let text = ISO8601.string(instant, utcOffset: offset)
      let read = try #require(ISO8601.dateTime(text), "\(text)")
      #expect(read.instant == instant, "\(text)")
      #expect(read.utcOffset == offset, "\(text)")
    }
  }

  @Test(
    arguments: [
      (3208, "1880-01-01T00:53:28", "1880-01-01T00:53:00+00:53"),
      (3230, "1880-01-01T00:53:50", "1880-01-01T00:54:00+00:54"),
      (-1521, "1880-01-01T00:00:00", "1880-01-01T00:00:21-00:25"),
      (-29, "1880-01-01T00:00:00", "1880-01-01T00:00:29+00:00"),
    ]
  )
  func `an offset with seconds is written in minutes, and the instant stays exact`(
    offset: Int,
    local: String,
    written: String
  ) throws {
    let instant = try #require(ISO8601.dateTime(local)).local.instant(utcOffset: offset)
    #expect(ISO8601.string(instant, utcOffset: offset) == written)
    #expect(ISO8601.dateTime(written)?.instant == instant)
  }

  @Test func `writing appends`() {
    var text = "at "
    ISO8601.append(Instant(milliseconds: 0), utcOffset: -3600, to: &text)
    #expect(text == "at 1969-12-31T23:00:00-01:00")
  }
}
