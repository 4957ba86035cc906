import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct ImportingTests {
  @Test func `importing again changes nothing`() throws {
    var generator = SeededGenerator(seed: 5)
    let samples = try (0..<900).map { _ in try StateOfMind.randomStored(using: &generator) }
    let store = try WellbeingStore.inMemory()
    #expect(try store.importSamples(samples).addedCount == 900)
    let again = try store.importSamples(samples.reversed())
    #expect(again.unchangedCount == 900)
    #expect(!again.isChange)
    #expect(try store.history().map(\.command) == ["import"])
    #expect(try Set(store.statesOfMind()) == Set(samples))
    try store.undo()
    #expect(try store.statesOfMind().isEmpty)
  }

  @Test func `a sample with metadata that are not a number is known again`() throws {
    let store = try WellbeingStore.inMemory()
    let sample = try StateOfMind(
      start: Instant(seconds: 0),
      zone: LivedZone(identifier: "UTC", utcOffset: 0),
      kind: .dailyMood,
      valence: 0,
      metadata: ["a": .number(.nan), "b": .number(1)]
    )
    try store.save(sample)
    #expect(try store.importSamples([sample]).unchangedCount == 1)
    let other = try StateOfMind(
      id: sample.id,
      start: sample.start,
      zone: sample.zone,
      kind: .dailyMood,
      valence: 0,
      metadata: ["a": .number(.nan), "b": .number(2)]
    )
    #expect(try store.importSamples([other]).different == [sample.id])
  }

  @Test func `another version is kept, or replaced when that was said`() throws {
    let store = try WellbeingStore.inMemory()
    let old = try KeptJournal.samples(1)[0]
    let new = try StateOfMind(id: old.id, start: old.start, kind: .dailyMood, valence: -1)
    try store.save(old)
    let kept = try store.importSamples([new])
    #expect(kept.different == [old.id])
    #expect(try store.statesOfMind() == [old])
    let replaced = try store.importSamples([new, new, old], replacing: true)
    #expect((replaced.replacedCount, replaced.unchangedCount) == (1, 1))
    #expect(replaced.different == [old.id])
    #expect(try store.statesOfMind().map(\.valence) == [-1])
    try store.undo()
    #expect(try store.statesOfMind() == [old])
  }

  @Test func `a deleted sample that is imported is there again, and undo takes it back`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    let sample = try KeptJournal.samples(1)[0]
    try store.save(sample)
    try store.delete([sample.id])
    try store.importSamples([sample])
    #expect(try store.statesOfMind() == [sample])
    #expect(try WellbeingStore.verify(journal.url) == [])
    try store.undo()
    #expect(try store.statesOfMind().isEmpty)
    #expect(try WellbeingStore.verify(journal.url) == [])
  }
}
