import CivilTime
import Foundation
import Testing
import WellbeingExchange
import WellbeingModel

@Suite struct CSVTests {
  private let settings = SampleExporter.Settings(format: .csv, zone: .utc)

  private func sample(note: String, tags: [String] = []) throws -> StateOfMind {
    try StateOfMind(
      start: Instant(seconds: 0),
      zone: LivedZone(identifier: "UTC", utcOffset: 0),
      kind: .momentaryEmotion,
      valence: -0.5,
      tags: tags,
      note: note
    )
  }

  @Test(
    arguments: [
      ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-x", "'-x"), ("@home", "'@home"),
      ("'quoted'", "''quoted'"), ("\u{FF1D}1", "'\u{FF1D}1"), ("a=1", "a=1"), ("a, b", "\"a, b\""),
      ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
      ("=a,b", "\"'=a,b\""), ("plain", "plain"),
    ]
  )
  func `a cell is quoted as RFC 4180 says and never a formula`(_ note: String, _ cell: String)
    throws
  {
    let bytes = try SampleExporter.bytes(of: [sample(note: note)], settings)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(",\(cell),1970-01-01T00:00:00+00:00,"))
    #expect(try SampleFile(reading: bytes).samples.map(\.note) == [note])
  }

  @Test func `numbers stay numbers`() throws {
    let bytes = try SampleExporter.bytes(of: [sample(note: "n")], settings)
    #expect(String(decoding: bytes, as: UTF8.self).contains(",-0.5,unpleasant,"))
  }

  @Test func `tags with semicolons and backslashes come back`() throws {
    let tags = ["a; b", "\\", "c\\;d", "e"]
    let sample = try sample(note: "n", tags: tags)
    let file = try SampleFile(reading: SampleExporter.bytes(of: [sample], settings))
    #expect(file.samples == [sample])
  }

  @Test func `columns may stand in any order, and others are passed over`() throws {
    let text = """
      start,mood,valence,id,kind,type
      2026-11-30T21:30+01:00,?,0.25,11111111-2222-3333-4444-555555555555,dailyMood,stateOfMind

      """
    let file = try SampleFile(reading: Array(text.utf8))
    #expect(file.problems.isEmpty)
    #expect(file.samples.map(\.kind) == [.dailyMood])
    #expect(file.samples.map(\.zone) == [nil])
  }

  @Test func `a bad row is left out with its line, and the rest comes in`() throws {
    let text = """
      id,type,kind,valence,start,note
      11111111-2222-3333-4444-555555555551,stateOfMind,dailyMood,0.1,2026-11-30T21:30+01:00,"two
      lines"
      11111111-2222-3333-4444-555555555552,stateOfMind,dailyMood,much,2026-11-30T21:30+01:00,
      11111111-2222-3333-4444-555555555553,stateOfMind,dailyMood
      11111111-2222-3333-4444-555555555554,stateOfMind,dailyMood,0.4,2026-11-30T21:30+01:00,"open
      11111111-2222-3333-4444-555555555555,stateOfMind,dailyMood,0.5,2026-11-30T21:30+01:00,x
      """
    let file = try SampleFile(reading: Array(text.utf8))
    #expect(file.samples.map(\.valence) == [0.1, 0.5])
    #expect(
      file.problems.map(\.description) == [
        "line 4, record 2: 'valence' must be a number",
        "line 5, record 3: it has 3 cells, and the first row has 6",
        "line 6, record 4: a quotation mark is never closed",
      ]
    )
  }
}
