import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingExchange
import WellbeingModel

@Suite struct RoundTripTests {
  private func samples(seed: UInt64, count: Int) throws -> [StateOfMind] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in try StateOfMind.randomStored(using: &generator) }
  }

  private func settings(_ format: ExchangeFormat) -> SampleExporter.Settings {
    SampleExporter.Settings(format: format, zone: .utc)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `samples come back as they were`(_ format: ExchangeFormat) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let samples = try samples(seed: seed, count: 2000)
    let file = try SampleFile(reading: SampleExporter.bytes(of: samples, settings(format)))
    #expect(file.problems.isEmpty, "seed \(seed)")
    for (read, written) in zip(file.samples, samples) { #expect(read == written, "seed \(seed)") }
    #expect(file.samples.count == samples.count)
    #expect(file.redactedCount == 0)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `texts come back byte for byte`(_ format: ExchangeFormat) throws {
    let samples = try samples(seed: 7, count: 500)
    let file = try SampleFile(reading: SampleExporter.bytes(of: samples, settings(format)))
    let texts = { (sample: StateOfMind) -> [[UInt8]] in
      ([sample.note ?? "", sample.event?.summary ?? ""] + sample.tags).map { Array($0.utf8) }
    }
    #expect(file.samples.map(texts) == samples.map(texts))
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `no samples make a file that reads as none`(_ format: ExchangeFormat) throws {
    let bytes = SampleExporter.bytes(of: [], settings(format))
    guard format != .jsonl else {
      #expect(bytes.isEmpty)
      return
    }
    #expect(try SampleFile(reading: bytes) == SampleFile(reading: Array("[]".utf8)))
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `metadata that are not a number come back`(_ format: ExchangeFormat) throws {
    let sample = try StateOfMind(
      start: Instant(seconds: 0),
      kind: .dailyMood,
      valence: 0,
      metadata: ["a": .number(.nan)]
    )
    let file = try SampleFile(reading: SampleExporter.bytes(of: [sample], settings(format)))
    guard case .number(let number)? = file.samples.first?.metadata["a"] else {
      Issue.record("\(file)")
      return
    }
    #expect(number.isNaN)
  }

  @Test func `a file may be taken out in parts`() throws {
    let samples = try samples(seed: 3, count: 10)
    var exporter = SampleExporter(settings(.json))
    var bytes: [UInt8] = []
    for sample in samples {
      exporter.append(sample)
      bytes += exporter.take()
    }
    bytes += exporter.finish()
    #expect(bytes == SampleExporter.bytes(of: samples, settings(.json)))
  }

  @Test func `JSON that is written is JSON to Foundation as well`() throws {
    let samples = try samples(seed: 11, count: 300)
    let bytes = SampleExporter.bytes(of: samples, settings(.json))
    struct Record: Decodable {
      var id: UUID
      var valence: Double
      var note: String?
    }
    let records = try JSONDecoder().decode([Record].self, from: Data(bytes))
    #expect(records.map(\.id) == samples.map(\.id))
    #expect(records.map(\.valence) == samples.map(\.valence))
    #expect(records.map(\.note) == samples.map(\.note))
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a redacted export holds no word of the person's own`(_ format: ExchangeFormat) throws {
    let sample = try StateOfMind(
      start: Instant(seconds: 0),
      zone: LivedZone(identifier: "Europe/Berlin", utcOffset: 3600),
      kind: .momentaryEmotion,
      valence: 0.5,
      labels: [.calm],
      tags: ["private1"],
      note: "private2",
      event: EventReference(
        calendar: "private3",
        uid: "private4",
        summary: "private5",
        start: Instant(seconds: 0),
        end: Instant(seconds: 60)
      ),
      metadata: ["private6": .string("private7")]
    )
    var settings = settings(format)
    settings.isRedacted = true
    let bytes = SampleExporter.bytes(of: [sample], settings)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("private"))
    let file = try SampleFile(reading: bytes)
    #expect(file.problems.isEmpty)
    #expect(file.redactedCount == 1)
    #expect(file.samples.map(\.labels) == [[.calm]])
    #expect(file.samples.map(\.event) == [nil])
  }
}
