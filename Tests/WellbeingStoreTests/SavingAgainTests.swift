import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct SavingAgainTests {
  @Test func `a deleted sample that is saved again is there without a tombstone`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    let sample = try #require(KeptJournal.samples(1).first)
    try store.save(sample)
    try store.delete([sample.id])
    let anchor = try store.currentAnchor()
    try store.save(sample)
    #expect(try WellbeingStore.verify(journal.url).isEmpty)
    let changes = try store.changes(since: anchor)
    #expect(changes.addedSamples.map(\.id) == [sample.id])
    #expect(changes.deletedObjects.isEmpty)
    try store.undo()
    #expect(try WellbeingStore.verify(journal.url).isEmpty)
    #expect(try store.statesOfMind().isEmpty)
  }
}
