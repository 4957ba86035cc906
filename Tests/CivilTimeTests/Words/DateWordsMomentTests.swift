import CivilTime
import TestSupport
import Testing

struct DateWordsMomentTests {
  @Test(
    arguments: [
      ("now", "2026-11-30T21:15:00+01:00"),
      ("NOW", "2026-11-30T21:15:00+01:00"),
      ("today", "2026-11-30T21:15:00+01:00"),
      ("yesterday", "2026-11-29T21:15:00+01:00"),
      ("tomorrow", "2026-12-01T21:15:00+01:00"),
      ("monday", "2026-11-30T21:15:00+01:00"),
      ("last monday", "2026-11-23T21:15:00+01:00"),
      ("next monday", "2026-12-07T21:15:00+01:00"),
      ("next tuesday", "2026-12-01T21:15:00+01:00"),
      ("Friday", "2026-11-27T21:15:00+01:00"),
      ("fri", "2026-11-27T21:15:00+01:00"),
      ("tues", "2026-11-24T21:15:00+01:00"),
      ("thurs", "2026-11-26T21:15:00+01:00"),
      ("last friday", "2026-11-27T21:15:00+01:00"),
      ("3 days ago", "2026-11-27T21:15:00+01:00"),
      ("3d ago", "2026-11-27T21:15:00+01:00"),
      ("a week ago", "2026-11-23T21:15:00+01:00"),
      ("2 weeks ago", "2026-11-16T21:15:00+01:00"),
      ("1 month ago", "2026-10-30T21:15:00+01:00"),
      ("9 months ago", "2026-02-28T21:15:00+01:00"),
      ("a year ago", "2025-11-30T21:15:00+01:00"),
      ("2 h ago", "2026-11-30T19:15:00+01:00"),
      ("2h ago", "2026-11-30T19:15:00+01:00"),
      ("an hour ago", "2026-11-30T20:15:00+01:00"),
      ("90 min ago", "2026-11-30T19:45:00+01:00"),
      ("1 h 30 min ago", "2026-11-30T19:45:00+01:00"),
      ("50 hours ago", "2026-11-28T19:15:00+01:00"),
      ("21:30", "2026-11-30T21:30:00+01:00"),
      ("9:05", "2026-11-30T09:05:00+01:00"),
      ("21:30:15", "2026-11-30T21:30:15+01:00"),
      ("9pm", "2026-11-30T21:00:00+01:00"),
      ("9 PM", "2026-11-30T21:00:00+01:00"),
      ("9:30 pm", "2026-11-30T21:30:00+01:00"),
      ("9:30am", "2026-11-30T09:30:00+01:00"),
      ("12am", "2026-11-30T00:00:00+01:00"),
      ("12pm", "2026-11-30T12:00:00+01:00"),
      ("noon", "2026-11-30T12:00:00+01:00"),
      ("midnight", "2026-11-30T00:00:00+01:00"),
      ("at 21:00", "2026-11-30T21:00:00+01:00"),
      ("yesterday 9pm", "2026-11-29T21:00:00+01:00"),
      ("yesterday at 21:30", "2026-11-29T21:30:00+01:00"),
      ("yesterday noon", "2026-11-29T12:00:00+01:00"),
      ("  yesterday   at\t21:30 ", "2026-11-29T21:30:00+01:00"),
      ("21:30 yesterday", "2026-11-29T21:30:00+01:00"),
      ("friday 8am", "2026-11-27T08:00:00+01:00"),
      ("8am on friday", "2026-11-27T08:00:00+01:00"),
      ("3 days ago at 7:15", "2026-11-27T07:15:00+01:00"),
      ("2026-11-28", "2026-11-28T21:15:00+01:00"),
      ("20261128", "2026-11-28T21:15:00+01:00"),
      ("2026-11-28 9pm", "2026-11-28T21:00:00+01:00"),
      ("2026-11-28 at 21:30", "2026-11-28T21:30:00+01:00"),
      ("2026-11-28 21:30", "2026-11-28T21:30:00+01:00"),
      ("2026-11-28T21:30", "2026-11-28T21:30:00+01:00"),
      ("2026-07-01 21:30", "2026-07-01T21:30:00+02:00"),
      ("30 nov", "2026-11-30T21:15:00+01:00"),
      ("1 dec", "2025-12-01T21:15:00+01:00"),
      ("nov 3rd", "2026-11-03T21:15:00+01:00"),
      ("3 november 2024 8am", "2024-11-03T08:00:00+01:00"),
      ("Nov 3, 2024", "2024-11-03T21:15:00+01:00"),
      ("29 feb", "2024-02-29T21:15:00+01:00"),
      // An offset of one's own is the zone's; another one is kept as lived.
      ("2026-11-28T21:30:00+01:00", "2026-11-28T21:30:00+01:00"),
      ("2026-11-28T21:30:00-05:00", "2026-11-28T21:30:00-05:00"),
      ("2026-11-28 21:30:00 -0500", "2026-11-28T21:30:00-05:00"),
      ("2026-11-28T21:30:00Z", "2026-11-28T21:30:00+00:00"),
    ]
  )
  func `words mean a moment`(text: String, expected: String) throws {
    let moment = try dateWords().moment(text)
    #expect(moment.written == expected)
    #expect(moment.resolution == .exact)
  }

  @Test(
    arguments: [
      ("yesterday", "2026-11-29T12:00:00+01:00"), ("2026-11-28", "2026-11-28T12:00:00+01:00"),
      ("yesterday 9pm", "2026-11-29T21:00:00+01:00"), ("now", "2026-11-30T21:15:00+01:00"),
    ]
  )
  func `a bare day is noon where noon is asked for`(text: String, expected: String) throws {
    #expect(try dateWords().moment(text, bareDateTime: .noon).written == expected)
  }

  @Test(
    arguments: [
      // It is Tuesday, half past one, and still Monday's day.
      ("23:00", "2026-11-30T23:00:00+01:00"),
      ("01:00", "2026-12-01T01:00:00+01:00"),
      ("midnight", "2026-12-01T00:00:00+01:00"),
      ("today", "2026-12-01T01:30:00+01:00"),
      ("monday", "2026-12-01T01:30:00+01:00"),
      ("yesterday", "2026-11-30T01:30:00+01:00"),
      ("yesterday 23:00", "2026-11-29T23:00:00+01:00"),
      ("yesterday 1am", "2026-11-30T01:00:00+01:00"),
      ("tuesday 9am", "2026-11-24T09:00:00+01:00"),
      // A date that is written out with its time is the calendar's.
      ("2026-12-01 01:00", "2026-12-01T01:00:00+01:00"),
      ("2026-11-30 1am", "2026-11-30T01:00:00+01:00"),
      // Without a time it is a day, and the present time on it.
      ("2026-11-28", "2026-11-29T01:30:00+01:00"),
    ]
  )
  func `with days from 04:00 words count from the logical today`(
    text: String,
    expected: String
  ) throws {
    let words = try dateWords(now: "2026-12-01T01:30:00+01:00", dayStart: 4)
    #expect(words.context.today.description == "2026-11-30")
    #expect(try words.moment(text).written == expected)
  }

  @Test func `a bare day falls on the day that was named, at every hour`() throws {
    for hour in 0..<24 {
      let now = "2026-12-01T\(hour < 10 ? "0" : "")\(hour):20:00+01:00"
      let words = try dateWords(now: now, dayStart: 4)
      for (text, day) in [("2026-11-17", "2026-11-17"), ("18 nov", "2026-11-18")] {
        let local = try words.moment(text).localTime
        #expect(words.context.dayBoundary.day(of: local).description == day)
      }
    }
  }

  @Test(
    arguments: [
      ("2026-03-29 02:30", "2026-03-29T03:30:00+02:00", Moment.Resolution.skippedShifted),
      ("2026-10-25 02:30", "2026-10-25T02:30:00+02:00", .repeatedFirst),
      ("2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00", .exact),
      ("2026-10-25 03:00", "2026-10-25T03:00:00+01:00", .exact),
    ]
  )
  func `a time that the clocks skip or repeat says so`(
    text: String,
    expected: String,
    resolution: Moment.Resolution
  ) throws {
    let moment = try dateWords().moment(text)
    #expect(moment.written == expected)
    #expect(moment.resolution == resolution)
  }

  @Test func `today in the second of two equal hours is now, not an hour ago`() throws {
    let words = try dateWords(now: "2026-10-25T02:30:00+01:00")
    #expect(try words.moment("today").written == "2026-10-25T02:30:00+01:00")
    #expect(try words.moment("2 h ago").written == "2026-10-25T01:30:00+02:00")
  }

  @Test func `a text with the zone's own offset keeps the zone, another one is kept as an offset`()
    throws
  {
    let words = try dateWords()
    #expect(try words.moment("2026-11-28T21:30:00+01:00").zone.identifier == "Europe/Berlin")
    #expect(try words.moment("2026-11-28T21:30:00+02:00").zone.identifier == "+02:00")
    #expect(try words.moment("2026-11-28T21:30:00Z").zone == .utc)
  }

  @Test func `more than five minutes ahead is refused where the past is needed`() throws {
    let words = try dateWords()
    for text in ["now", "21:20", "yesterday 23:00", "2026-11-30T15:20:00-05:00"] {
      try words.requirePast(words.moment(text), text: text)
    }
    for text in ["21:21", "tomorrow", "11pm", "2027-01-01", "2026-11-30T21:15:00-05:00"] {
      let moment = try words.moment(text)
      #expect(throws: DateTextError.future(text, local: moment.localTime)) {
        try words.requirePast(moment, text: text)
      }
    }
  }
}
