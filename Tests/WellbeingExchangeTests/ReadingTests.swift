import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingExchange
import WellbeingModel

@Suite struct ReadingTests {
  private static let id = "11111111-2222-3333-4444-555555555555"

  /// A good record with some members replaced or added.
  private func record(_ changes: String = "") -> String {
    """
    {"id":"\(Self.id)","type":"stateOfMind","kind":"dailyMood","valence":0.5,\
    "start":"2026-11-30T21:30:00.250+01:00","zone":"Europe/Berlin"\(changes)}
    """
  }

  private func read(_ text: String) throws -> SampleFile {
    try SampleFile(reading: Array(text.utf8))
  }

  @Test func `the shape of show and list is enough`() throws {
    let text = """
      {
        "id": "\(Self.id)",
        "type": "stateOfMind",
        "kind": "momentaryEmotion",
        "valence": -0.25,
        "valenceClassification": "slightlyUnpleasant",
        "labels": ["calm","unknown(47)"],
        "associations": [],
        "tags": ["a"],
        "note": null,
        "start": "2026-11-30T21:30:00+01:00",
        "end": "2026-11-30T21:30:00+01:00",
        "zone": "Europe/Berlin",
        "day": "2026-11-30",
        "source": "mood",
        "event": {"calendar":"Office","summary":"Review","start":"2026-11-30T20:00:00+01:00",\
      "end":"2026-11-30T21:00:00+01:00"}
      }
      """
    for text in [text, "[\(text)]", "\u{FEFF}\(text)", " [\n\(text)\n]\n"] {
      let sample = try #require(try read(text).samples.first)
      #expect(sample.labels == [.calm, .init(rawValue: 47)])
      #expect(sample.zone == LivedZone(identifier: "Europe/Berlin", utcOffset: 3600))
      #expect(sample.source == .mood)
      #expect(sample.event?.uid == "")
      #expect(sample.start.milliseconds == 1_796_070_600_000)
    }
  }

  @Test(
    arguments: [
      (#","kind":"weekly"}"#, "the key 'kind' is there twice"),
      (#","labels":["blissful"]}"#, "'blissful' is not known as a value of 'labels'"),
      (#","labels":"calm"}"#, "'labels' must be an array of strings"),
      (#","tags":[1]}"#, "'tags' must be an array of strings"),
      (#","note":5}"#, "'note' must be a string"),
      (#","utcOffset":0.5}"#, "'utcOffset' must be a whole number"),
      (#","utcOffset":1e9}"#, "'utcOffset' must be seconds from -86400 to 86400"),
      (#","event":{"summary":"x"}}"#, "'calendar' is missing"),
      (#","metadata":{"k":[1]}}"#, "the metadata value of 'k' is of no kind that can be stored"),
      (#","note":"\ud800"}"#, "a whole character was expected on line 2"),
      (#","note":"\x"}"#, "an escape that JSON knows was expected on line 2"),
      (#","note":"\u+123"}"#, "a hexadecimal digit was expected on line 2"),
      (#","n":01}"#, "a value was expected on line 2"),
      (#","n":-}"#, "a value was expected on line 2"),
      (#","n":1e999}"#, "the number 1e999 is too large"),
      (#","n":nul}"#, "a value was expected on line 2"),
      (#", 5}"#, "a key in quotation marks was expected on line 2"),
    ]
  )
  func `a bad record is left out with its place, and the rest comes in`(
    _ change: String,
    _ message: String
  ) throws {
    let bad = record().dropLast() + change
    for text in ["[\(record()),\n\(bad),\n\(record())]", "\(record())\n\(bad)\n\(record())\n"] {
      let file = try read(text)
      #expect(file.samples.count == 2)
      #expect(file.problems.map(\.line) == [2])
      #expect(file.problems.map(\.record) == [2])
      #expect(file.problems.map(\.message) == [message])
    }
  }

  @Test(
    arguments: [
      ("valence", "2", "valence 2.0 is out of range: it must be a number from -1 to 1"),
      ("valence", "null", "'valence' is missing"),
      ("id", "\"7\"", "the id is no UUID"),
      ("type", "\"heartRate\"", "the type 'heartRate' is not one that this version reads"),
      (
        "start", "\"2026-11-30\"",
        "'start' must be a date and time with an offset, as 2026-11-30T21:30:00+01:00"
      ),
      ("kind", "\"weekly\"", "'weekly' is not known as a value of 'kind'"),
    ]
  )
  func `what a record cannot be without is asked for by name`(
    _ key: String,
    _ value: String,
    _ message: String
  ) throws {
    let fields = [
      "id": "\"\(Self.id)\"", "type": "\"stateOfMind\"", "kind": "\"dailyMood\"", "valence": "0",
      "start": "\"2026-11-30T21:30:00Z\"",
    ].merging([key: value]) { $1 }
    let text = "[{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}]"
    #expect(try read(text).problems.map(\.message) == [message])
  }

  @Test func `a file cut off anywhere gives what was whole`() throws {
    let whole = Array("[\n\(record()),\n\(record()),\n\(record())\n]\n".utf8)
    let ends = [1, 2, 3].map { 2 + $0 * (record().utf8.count) + ($0 - 1) * 2 }
    for end in ends[0]..<whole.count - 2 {
      let file = try SampleFile(reading: Array(whole[..<end]))
      #expect(file.samples.count == ends.filter { $0 <= end }.count)
      #expect(file.problems.count == 1)
    }
  }

  @Test(
    arguments: [
      ("", ForeignContent.nothing), (" \n", .nothing), ("Dear diary", .text),
      ("[2026-11-30] Dear diary", .text), ("BEGIN:VCALENDAR\r\n", .calendar),
      ("<HealthData/>", .markup), ("%PDF-1.7", .pdf), ("PK\u{3}\u{4}", .archive),
      ("SQLite format 3\u{0}", .database), ("\u{0}\u{1}", .binary),
      ("{\"resourceType\":\"Bundle\"}", .otherJSON), ("[1,2]", .otherJSON),
      ("full_date,mood\n2026-11-30,rad\n", .otherTable(columns: ["full_date", "mood"])),
    ]
  )
  func `another program's file is refused for what it is`(
    _ text: String,
    _ content: ForeignContent
  ) throws {
    #expect(throws: ExchangeError.notAnExport(found: content)) { try read(text) }
  }

  @Test func `hostile files end in problems or refusals`() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: ExchangeError.self) { try read(deep) }
    #expect(throws: ExchangeError.self) { try read("{\"a\":" + deep) }
    var generator = SeededGenerator(seed: 1)
    let good = Array("[\(record()),\n\(record())]".utf8)
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      if let file = try? SampleFile(reading: bytes) {
        #expect(file.samples.count + file.problems.count >= 1)
      }
    }
  }

  @Test(
    arguments: [
      ("a.json", ExchangeFormat.json), ("b/a.JSONL", .jsonl), ("a.ndjson", .jsonl), ("a.csv", .csv),
      ("a.txt", nil), ("json", nil), ("x.json/a", nil),
    ] as [(String, ExchangeFormat?)]
  )
  func `a format is known by the ending`(_ name: String, _ format: ExchangeFormat?) {
    #expect(ExchangeFormat(fileName: name) == format)
  }
}
