import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// Readers who follow a journal by anchors alone, against the journal itself.
@Suite struct ReplayTests {
  /// Someone who holds what matches a predicate and asks only for changes.
  private struct Reader {
    let predicate: SamplePredicate<StateOfMind>
    let limit: Int?
    var anchor: QueryAnchor?
    var held: [UUID: StateOfMind] = [:]

    /// Asks until nothing is left; true when each answer was as large as it may be.
    mutating func follow(_ store: WellbeingStore) throws -> Bool {
      while true {
        let changes = try store.changes(since: anchor, matching: predicate, limit: limit)
        let count = changes.addedSamples.count + changes.deletedObjects.count
        guard count <= limit ?? .max else { return false }
        anchor = changes.newAnchor
        for object in changes.deletedObjects { held[object.id] = nil }
        for sample in changes.addedSamples { held[sample.id] = sample }
        if changes.isEmpty { return true }
      }
    }

    /// Asks once, so that a limit leaves it in the middle of a change.
    mutating func glance(_ store: WellbeingStore) throws {
      let changes = try store.changes(since: anchor, matching: predicate, limit: limit)
      anchor = changes.newAnchor
      for object in changes.deletedObjects { held[object.id] = nil }
      for sample in changes.addedSamples { held[sample.id] = sample }
    }
  }

  @Test(arguments: [20_261_202, 20_261_203, 20_261_204, 20_261_205] as [UInt64])
  func `readers who start and stop anywhere end up with what the journal holds`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let store = try WellbeingStore.inMemory()
    var readers: [Reader] = []
    for step in 0..<120 {
      try change(store, &random)
      if readers.count < 12, random.once(in: 4) {
        let predicate =
          random.once(in: 2)
          ? SamplePredicate<StateOfMind>.all : .random(using: &random, depth: 2)
        let limit = random.one(of: [nil, 1, 2, 5])
        readers.append(Reader(predicate: predicate, limit: limit))
      }
      for index in readers.indices {
        let context = "seed \(seed), step \(step), reader \(index)"
        if random.once(in: 3) { try readers[index].glance(store) }
        guard random.once(in: 6) else { continue }
        #expect(try readers[index].follow(store), "\(context)")
        let matching = try store.statesOfMind(matching: readers[index].predicate)
        let expected = Dictionary(uniqueKeysWithValues: matching.map { ($0.id, $0) })
        #expect(readers[index].held == expected, "\(context)")
      }
    }
  }

  /// One command of a person: check-ins, an edit, deletions, undo or redo.
  private func change(_ store: WellbeingStore, _ random: inout SeededGenerator) throws {
    let present = try store.statesOfMind()
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...4, using: &random)
      try store.save((0..<count).map { _ in try StateOfMind.random(using: &random, id: UUID()) })
    case 2 where !present.isEmpty, 3 where !present.isEmpty:
      try store.replace(StateOfMind.random(using: &random, id: random.one(of: present).id))
    case 4 where !present.isEmpty:
      try store.delete(Array(Set(random.some(present, upTo: 3).map(\.id))))
    case 5: _ = try? store.undo()
    default: _ = try? store.redo()
    }
  }
}
