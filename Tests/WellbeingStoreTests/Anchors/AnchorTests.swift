import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct AnchorTests {
  private func sample(
    _ valence: Double,
    at seconds: Int64 = 0,
    id: UUID = UUID()
  ) throws -> StateOfMind {
    try StateOfMind(
      id: id,
      start: Instant(seconds: seconds),
      zone: LivedZone(identifier: "UTC", utcOffset: 0),
      kind: .momentaryEmotion,
      valence: valence
    )
  }

  @Test func `an anchor lets through only what comes after it`() throws {
    let store = try WellbeingStore.inMemory()
    let first = try store.save(sample(0.1))
    let beginning = try store.changes(since: nil)
    #expect(beginning.addedSamples == [first])
    #expect(beginning.deletedObjects.isEmpty)
    #expect(try store.currentAnchor() == beginning.newAnchor)
    #expect(try store.changes(since: beginning.newAnchor).isEmpty)

    let second = try store.save(sample(0.2, at: -5))
    let next = try store.changes(since: beginning.newAnchor)
    #expect(next.addedSamples == [second])
    #expect(try store.changes(since: nil).addedSamples == [first, second])
  }

  @Test func `an edit adds a sample again, and takes it out where it matches no longer`() throws {
    let store = try WellbeingStore.inMemory()
    let pleasant = SamplePredicate<StateOfMind>.valence(.greaterThan, 0)
    let saved = try store.save(sample(0.5))
    let anchor = try store.currentAnchor()
    let better = try store.replace(sample(0.9, id: saved.id))
    let edited = try store.changes(since: anchor, matching: pleasant)
    #expect(edited.addedSamples == [better])
    #expect(edited.deletedObjects.isEmpty)

    let worse = try store.replace(sample(-0.9, id: saved.id))
    let left = try store.changes(since: edited.newAnchor, matching: pleasant)
    #expect(left.addedSamples.isEmpty)
    #expect(left.deletedObjects == [DeletedObject(id: saved.id)])
    #expect(try store.changes(since: edited.newAnchor).addedSamples == [worse])
  }

  @Test func `undo and redo are deletions and additions`() throws {
    let store = try WellbeingStore.inMemory()
    let saved = try store.save(sample(0.5))
    var anchor = try store.currentAnchor()
    let gone = DeletedObject(id: saved.id)
    let steps: [(step: () throws -> Void, added: [StateOfMind], deleted: [DeletedObject])] = [
      ({ try store.undo() }, [], [gone]),
      ({ try store.redo() }, [saved], []),
      ({ try store.delete([saved.id]) }, [], [gone]),
      ({ try store.undo() }, [saved], []),
      ({ try store.redo() }, [], [gone]),
    ]
    for (step, added, deleted) in steps {
      try step()
      let changes = try store.changes(since: anchor)
      #expect(changes.addedSamples == added)
      #expect(changes.deletedObjects == deleted)
      anchor = changes.newAnchor
    }
    #expect(try store.changes(since: nil).deletedObjects == [gone])
  }

  @Test func `deletions are told only to those who could have seen the sample`() throws {
    let store = try WellbeingStore.inMemory()
    let saved = try store.save([sample(0.5), sample(-0.5, at: 1)])
    let anchor = try store.currentAnchor()
    try store.delete(saved.map(\.id))
    let pleasant = try store.changes(since: anchor, matching: .valence(.greaterThan, 0))
    #expect(pleasant.deletedObjects == [DeletedObject(id: saved[0].id)])
    #expect(try store.changes(since: anchor, matching: .none).isEmpty)
  }

  @Test func `a limit counts samples and deletions and stops inside a change`() throws {
    let store = try WellbeingStore.inMemory()
    let saved = try store.save((0..<10).map { try sample(0.1, at: $0) })
    try store.delete([saved[3].id, saved[7].id])
    var anchor: QueryAnchor?
    var pages: [Int] = []
    var added: [StateOfMind] = []
    var deleted: [DeletedObject] = []
    while case let page = try store.changes(since: anchor, limit: 3), !page.isEmpty {
      pages.append(page.addedSamples.count + page.deletedObjects.count)
      added += page.addedSamples
      deleted += page.deletedObjects
      anchor = page.newAnchor
    }
    #expect(pages == [3, 3, 3, 1])
    #expect(try added == store.statesOfMind())
    #expect(deleted == [saved[3].id, saved[7].id].map(DeletedObject.init))
    #expect(try anchor == store.currentAnchor())
    #expect(try store.changes(since: nil, limit: 0).isEmpty)
  }

  @Test func `an anchor survives a restart in any form that Codable knows`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let store = try WellbeingStore(at: url)
    try store.save((0..<5).map { try sample(0.1, at: $0) })
    for limit in [2, nil] as [Int?] {
      let anchor = try store.changes(since: nil, limit: limit).newAnchor
      let data = try JSONEncoder().encode(anchor)
      let decoded = try JSONDecoder().decode(QueryAnchor.self, from: data)
      #expect(decoded == anchor)
      let reopened = try WellbeingStore(at: url).changes(since: decoded)
      #expect(reopened.addedSamples == Array(try store.statesOfMind().dropFirst(limit ?? 5)))
    }
  }

  @Test func `an anchor of another journal is refused`() throws {
    let store = try WellbeingStore.inMemory()
    try store.save(sample(0.5))
    let anchor = try store.currentAnchor()
    let other = try WellbeingStore.inMemory()
    #expect(throws: StoreError.anchorAhead(path: ":memory:")) {
      try other.changes(since: anchor)
    }
  }
}
