import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct SavingTests {
  @Test func `a sample comes back as it was saved`() throws {
    let store = try WellbeingStore.inMemory()
    let sample = try StateOfMind(
      start: Instant(milliseconds: 1_764_538_200_123),
      zone: LivedZone(identifier: "Asia/Kathmandu", utcOffset: 20_700),
      kind: .dailyMood,
      valence: -0.4,
      labels: [.stressed, .hopeful, .init(rawValue: 47), .init(rawValue: 99)],
      associations: [.selfCare, .init(rawValue: -3)],
      tags: ["late shift", "Café"],
      note: "A long day.\nBut a good end: déjà vu 😊",
      event: EventReference(
        calendar: "Office",
        uid: "1@x",
        summary: "Review",
        start: Instant(seconds: 100),
        end: Instant(seconds: 200)
      ),
      source: Source(name: "watch", identifier: "org.example.watch"),
      metadata: [
        "a": .string("x"), "b": .number(0.1), "c": .boolean(true), "d": .date(Instant(seconds: 5)),
      ]
    )
    try store.save(sample)
    #expect(try store.stateOfMind(idPrefix: sample.id.uuidString) == sample)
  }

  @Test func `a sample without a zone takes the store's zone`() throws {
    let store = try WellbeingStore.inMemory(options: .init(zone: Zone(fixedOffset: 7200)))
    let saved = try store.save(
      StateOfMind(start: Instant(seconds: 0), kind: .momentaryEmotion, valence: 0)
    )
    #expect(saved.zone == LivedZone(identifier: "+02:00", utcOffset: 7200))
  }

  @Test func `saving is all or nothing`() throws {
    let store = try WellbeingStore.inMemory()
    let first = try StateOfMind(start: Instant(seconds: 0), kind: .momentaryEmotion, valence: 0.5)
    let second = try StateOfMind(start: Instant(seconds: 1), kind: .momentaryEmotion, valence: 0.5)
    try store.save(first)
    #expect(throws: StoreError.identityTaken(id: first.id.uuidString.lowercased())) {
      try store.save([second, first])
    }
    #expect(try store.statesOfMind() == [store.stateOfMind(idPrefix: first.id.uuidString)])
    #expect(try store.history().count == 1)
  }
}
