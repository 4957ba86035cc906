import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// Readings and tallies come from narrow rows; they must say what whole samples say.
@Suite struct ReadingsTests {
  private func store(_ samples: [StateOfMind]) throws -> WellbeingStore {
    let store = try WellbeingStore.inMemory()
    try store.save(samples)
    return store
  }

  private func randomSamples(_ count: Int) throws -> [StateOfMind] {
    var generator = SeededGenerator(seed: 20_261_130)
    var identities = TimeOrderedUUIDs(using: &generator)
    return try (0..<count).map { index in
      let id = identities.next(at: Instant(seconds: Int64(index)))
      return try .random(using: &generator, id: id)
    }
  }

  @Test func `a reading says what its sample says`() throws {
    let store = try store(randomSamples(500))
    var readings: [StateOfMindReading] = []
    try store.forEachReading { readings.append($0) }
    let samples = try store.statesOfMind()
    #expect(readings.count == samples.count)
    func facts(_ start: Instant, _ offset: Int, _ kind: Int, _ valence: Double, _ words: [Int])
      -> String
    {
      "\(start.milliseconds) \(offset) \(kind) \(valence) \(words.sorted())"
    }
    let fromReadings = readings.map { reading in
      facts(
        reading.start,
        reading.utcOffset,
        reading.kind.rawValue,
        reading.valence,
        reading.labels.map(\.rawValue) + reading.associations.map(\.rawValue)
      )
    }
    let fromSamples = samples.map { sample in
      facts(
        sample.start,
        sample.zone?.utcOffset ?? 0,
        sample.kind.rawValue,
        sample.valence,
        sample.labels.map(\.rawValue) + sample.associations.map(\.rawValue)
      )
    }
    #expect(fromReadings.sorted() == fromSamples.sorted())
    for reading in readings {
      #expect(reading.labels.allSatisfy(reading.labels.contains))
      #expect(!reading.labels.contains(.init(rawValue: 1000)))
    }
  }

  @Test func `a tally counts what a query finds`() throws {
    let store = try store(randomSamples(500))
    let query = StateOfMindQuery(.valence(.greaterThan, -0.5))
    let tally = try store.tally(query)
    let samples = try store.statesOfMind(query)
    #expect(tally.count == samples.count)
    #expect(tally.classes.reduce(0, +) == samples.count)
    for band in StateOfMind.ValenceClassification.allCases {
      let count = samples.count { $0.valenceClassification == band }
      #expect(tally.classes[band.rawValue - 1] == count)
    }
    let labels = Dictionary(grouping: samples.flatMap(\.labels)) { $0 }.mapValues(\.count)
    #expect(tally.labels.map(\.value) == labels.keys.sorted())
    for (label, count) in tally.labels { #expect(count == labels[label]) }
    let associations = Dictionary(grouping: samples.flatMap(\.associations)) { $0 }
    #expect(tally.associations.map(\.value) == associations.keys.sorted())
    for (value, count) in tally.associations { #expect(count == associations[value]?.count) }
  }

  @Test func `samples that were deleted are not read`() throws {
    let samples = try randomSamples(3)
    let store = try store(samples)
    try store.delete([samples[0].id])
    #expect(try store.tally().count == 2)
  }

  @Test func `samples of very many zones and sources keep theirs`() throws {
    let samples = try (0..<120).map { index in
      try StateOfMind(
        start: Instant(seconds: Int64(index)),
        zone: LivedZone(identifier: "Zone/\(index % 40)", utcOffset: index % 40 * 60),
        kind: .momentaryEmotion,
        valence: 0,
        source: Source(name: "source \(index % 30)")
      )
    }
    #expect(try store(samples).statesOfMind() == samples)
  }
}
