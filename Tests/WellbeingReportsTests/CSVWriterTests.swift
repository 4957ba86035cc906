import CivilTime
import Foundation
import Testing
import WellbeingModel
import WellbeingReports

@Suite struct `Written CSV` {
  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("", ""), ("a,b", "\"a,b\""),
    ("a;b", "\"a;b\""), ("say \"so\"", "\"say \"\"so\"\"\""), ("two\nlines", "\"two\nlines\""),
    ("a\r\nb\rc\r\n\nd", "\"a\nb\nc\n\nd\""), ("a\tb", "\"a\tb\""), (" a", "\" a\""),
    ("a ", "\"a \""), ("é 日本 👩‍👩‍👧‍👦", "é 日本 👩‍👩‍👧‍👦"), ("#tag", "#tag"),
  ])
  func `has quotes where a field needs them`(text: String, expected: String) {
    #expect(CSVWriter.text { $0.row([text]) } == expected + "\r\n")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("\t=1", "\"'\t=1\""),
    ("\r=1", "\"'\n=1\""), ("  =1", "'  =1"), ("＝1", "'＝1"), ("＠x", "'＠x"),
    ("\u{A0}=1", "'\u{A0}=1"),
  ])
  func `never has a text that is a formula`(text: String, expected: String) {
    #expect(CSVWriter.text { $0.row([text]) } == expected + "\r\n")
  }

  @Test func `has nothing a terminal would obey`() {
    let text = CSVWriter.text { $0.row(["a\u{1B}[31mb\u{0}\u{7F}\u{9B}c"]) }
    #expect(text == "a�[31mb���c\r\n")
  }

  @Test func `has numbers as they are, and nothing for what is missing`() {
    let text = CSVWriter.text { csv in
      csv.row { row in
        row.value(-0.5)
        row.value(-3)
        row.value(-0.0)
        row.value(nil as Double?)
        row.value(Double.nan)
        row.value(nil as String?)
        row.value(nil as Int?)
      }
    }
    #expect(text == "-0.5,-3,0,,,,\r\n")
  }

  @Test func `has a sample in one row, under the names of its columns`() throws {
    let id = try #require(UUID(uuidString: "0198B5A2-7C00-7000-8000-000000000001"))
    let start = try #require(ISO8601.dateTime("2026-11-24T01:30:00"))
    let sample = try StateOfMind(
      id: id,
      start: start.local.instant(utcOffset: 3600),
      zone: LivedZone(identifier: "Europe/Berlin", utcOffset: 3600),
      kind: .momentaryEmotion,
      valence: -0.25,
      labels: [.sad, .drained],
      associations: [.selfCare],
      tags: ["late night", "gym"],
      note: "=1, \"really\""
    )
    let time = try #require(TimeOfDay(hour: 4, minute: 0))
    let boundary = try #require(DayBoundary(start: time))
    let text = CSVWriter.text { csv in
      csv.row(CSVWriter.sampleColumns)
      csv.sample(sample, zone: .utc, dayBoundary: boundary)
    }
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.first?.hasPrefix("id,type,kind,valence,valenceClassification,labels,") == true)
    let row = """
      0198b5a2-7c00-7000-8000-000000000001,stateOfMind,momentaryEmotion,-0.25,slightlyUnpleasant,\
      "sad,drained",selfCare,"gym,late night","'=1, ""really""\",2026-11-24T01:30:00+01:00,\
      2026-11-24T01:30:00+01:00,Europe/Berlin,2026-11-23,mood,,,,
      """
    #expect(lines.dropFirst().first == row)
    #expect(lines.count == 3)
  }

  @Test func `shows an event as a row, a day of it as dates`() throws {
    let start = try #require(ISO8601.dateTime("2026-11-30T09:00:00Z")?.instant)
    var event = CalendarEvent(
      calendar: "Office",
      association: .currentEvents,
      uid: "a@example.org",
      summary: "=Review, final",
      start: start,
      end: start.advanced(bySeconds: 5400),
      zone: "Europe/Berlin",
      status: .tentative
    )
    let first = CSVWriter.text { $0.event(event, zone: Zone(fixedOffset: 3600)) }
    #expect(
      first == """
        Office,"'=Review, final",2026-11-30T10:00:00+01:00,2026-11-30T11:30:00+01:00,false,\
        Europe/Berlin,a@example.org,,tentative,currentEvents\r\n
        """
    )
    let day = CivilDate(dayNumber: 20_000)
    event.days = day..<day.adding(days: 2)
    event.zone = nil
    event.recurrenceID = "20241004"
    let second = CSVWriter.text { $0.event(event, zone: .utc) }
    #expect(second.contains(",\(day),\(day.adding(days: 2)),true,,a@example.org,20241004,"))
    #expect(first.split(separator: ",").count == CSVWriter.eventColumns.count)
  }
}
