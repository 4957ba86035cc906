import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingReports

@Suite struct `Written JSON` {
  @Test(arguments: [
    (0.3, "0.3"), (1, "1"), (-1, "-1"), (0, "0"), (-0.0, "0"), (58, "58"), (1e-7, "1e-07"),
    (-6.0 / 7, "-0.8571428571428571"), (.infinity, "null"), (.nan, "null"),
  ])
  func `has numbers in their shortest form`(number: Double, expected: String) {
    #expect(JSONWriter.text { $0.value(number) } == expected + "\n")
  }

  @Test func `has numbers that read back the same`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let number = Double.random(in: -1...1, using: &generator)
      let text = JSONWriter.text { $0.value(number) }
      let read = try JSONDecoder().decode(Double.self, from: Data(text.utf8))
      #expect(read == number)
    }
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a "b" \ c"#, #""a \"b\" \\ c""#), ("a\nb\r\n\tc", #""a\nb\r\n\tc""#),
    ("\u{1B}[31m", #""\u001b[31m""#), ("\u{0}\u{7F}\u{9B}", #""\u0000\u007f\u009b""#),
    ("é 日本 👩‍👩‍👧‍👦", #""é 日本 👩‍👩‍👧‍👦""#), ("", #""""#),
  ])
  func `has strings without control characters`(text: String, expected: String) {
    #expect(JSONWriter.text { $0.value(text) } == expected + "\n")
  }

  @Test func `has strings that read back the same`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x3FF, using: &generator))
      }
      let string = String(String.UnicodeScalarView(scalars))
      let text = JSONWriter.text { $0.value(string) }
      let read = try JSONDecoder().decode(String.self, from: Data(text.utf8))
      #expect(Array(read.unicodeScalars) == scalars)
    }
  }

  @Test func `breaks lines at the outermost level only`() {
    let text = JSONWriter.text { json in
      json.object { json in
        json.member("a") { $0.array([1, 2]) { $0.value($1) } }
        json.member("b") { $0.object { $0.member("c") { $0.value(nil as String?) } } }
        json.member("d") { $0.value(true) }
      }
    }
    #expect(text == "{\n  \"a\": [1,2],\n  \"b\": {\"c\":null},\n  \"d\": true\n}\n")
    #expect(JSONWriter.text { $0.array([Int]()) { $0.value($1) } } == "[]\n")
    #expect(JSONWriter.text { $0.array([1, 2]) { $0.value($1) } } == "[\n  1,\n  2\n]\n")
    #expect(JSONWriter.text { $0.object { _ in } } == "{}\n")
  }

  @Test func `shows a sample as it was lived`() throws {
    let start = try #require(ISO8601.dateTime("2026-11-24T00:30:00.250+01:00")?.instant)
    let sample = try StateOfMind(
      id: #require(UUID(uuidString: "12345678-0000-4000-8000-000000000001")),
      start: start,
      zone: LivedZone(identifier: "America/New_York", utcOffset: -5 * 3600),
      kind: .momentaryEmotion,
      valence: 2.0 / 7,
      labels: [.happy, StateOfMind.Label(rawValue: 47)],
      associations: [.selfCare],
      tags: ["rain", "garden"],
      note: "a\nb",
      event: EventReference(
        calendar: "Work",
        uid: "1",
        summary: "Talk",
        start: start.advanced(bySeconds: -3600),
        end: start
      )
    )
    let text = JSONWriter.text { $0.sample(sample, zone: .utc, dayBoundary: .midnight) }
    #expect(
      text == #"""
        {
          "id": "12345678-0000-4000-8000-000000000001",
          "type": "stateOfMind",
          "kind": "momentaryEmotion",
          "valence": 0.2857142857142857,
          "valenceClassification": "slightlyPleasant",
          "labels": ["happy","unknown(47)"],
          "associations": ["selfCare"],
          "tags": ["garden","rain"],
          "note": "a\nb",
          "start": "2026-11-23T18:30:00.250-05:00",
          "end": "2026-11-23T18:30:00.250-05:00",
          "zone": "America/New_York",
          "day": "2026-11-23",
          "source": "mood",
          "event": {"calendar":"Work","summary":"Talk","start":"2026-11-23T17:30:00.250-05:00","end":"2026-11-23T18:30:00.250-05:00"}
        }

        """#
    )
  }

  @Test func `shows a sample without a zone, a note and an event in the person's zone`() throws {
    let start = try #require(ISO8601.dateTime("2026-11-24T02:30:00Z")?.instant)
    let sample = try StateOfMind(start: start, kind: .dailyMood, valence: -1)
    let boundary = try #require(DayBoundary(start: TimeOfDay(hour: 4, minute: 0) ?? .midnight))
    let text = JSONWriter.text {
      $0.sample(sample, zone: Zone(fixedOffset: 3600), dayBoundary: boundary)
    }
    let expected = [
      #""kind": "dailyMood""#, #""valence": -1,"#, #""labels": [],"#, #""note": null"#,
      #""start": "2026-11-24T03:30:00+01:00""#, #""zone": "+01:00""#, #""day": "2026-11-23""#,
      #""event": null"#,
    ]
    for member in expected { #expect(text.contains(member), "\(member)") }
  }

  @Test func `shows events and calendars`() throws {
    let example = try ReflectionExample.week()
    let timed = JSONWriter.text { json in
      json.array(example.events.suffix(1) + example.events.prefix(1)) {
        $0.event($1, zone: example.zone)
      }
    }
    #expect(
      timed == #"""
        [
          {"calendar":"Family","summary":"Grandparents visit","start":"2026-11-28","end":"2026-11-30","allDay":true,"zone":null,"uid":"visit@example.org","recurrenceId":null,"status":"confirmed","association":"family"},
          {"calendar":"Work","summary":"Stand-up","start":"2026-11-16T09:30:00+01:00","end":"2026-11-16T09:45:00+01:00","allDay":false,"zone":"Europe/Berlin","uid":"1@example.org","recurrenceId":null,"status":"confirmed","association":"work"}
        ]

        """#
    )
    let calendar = CalendarSummary(
      name: "Work",
      association: .work,
      eventCount: 3,
      from: try example.instant(0, 9),
      to: nil,
      importedAt: try example.instant(1, 9)
    )
    let listed = JSONWriter.text { json in
      json.array([calendar]) { $0.calendar($1, zone: example.zone) }
    }
    #expect(
      listed == #"""
        [
          {"name":"Work","association":"work","events":3,"from":"2026-11-23T09:00:00+01:00","to":null,"importedAt":"2026-11-24T09:00:00+01:00"}
        ]

        """#
    )
  }
}
