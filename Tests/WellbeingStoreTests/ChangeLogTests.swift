import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct ChangeLogTests {
  private func sample(_ valence: Double, at seconds: Int64 = 0) throws -> StateOfMind {
    try StateOfMind(
      start: Instant(seconds: seconds),
      zone: LivedZone(identifier: "UTC", utcOffset: 0),
      kind: .momentaryEmotion,
      valence: valence,
      labels: [.calm],
      tags: ["x"],
      note: "v\(valence)"
    )
  }

  @Test func `undo and redo step through every change and back`() throws {
    let store = try WellbeingStore.inMemory()
    var states: [[StateOfMind]] = [[]]
    let first = try store.save(sample(0.1))
    states.append(try store.statesOfMind())
    let second = try store.save(sample(0.2, at: 1))
    states.append(try store.statesOfMind())
    let edited = try StateOfMind(
      id: first.id,
      start: first.start,
      zone: first.zone,
      kind: .dailyMood,
      valence: -0.9
    )
    try store.replace(edited)
    states.append(try store.statesOfMind())
    try store.delete([first.id, second.id])
    states.append(try store.statesOfMind())

    for _ in 0..<3 {
      for state in states.dropLast().reversed() {
        try store.undo()
        #expect(try store.statesOfMind() == state)
      }
      #expect(throws: StoreError.nothingToUndo) { try store.undo() }
      for state in states.dropFirst() {
        try store.redo()
        #expect(try store.statesOfMind() == state)
      }
      #expect(throws: StoreError.nothingToRedo) { try store.redo() }
    }
  }

  @Test func `a new change clears redo but not undo`() throws {
    let store = try WellbeingStore.inMemory()
    let first = try store.save(sample(0.1))
    try store.save(sample(0.2, at: 1))
    try store.undo()
    let third = try store.save(sample(0.3, at: 2))
    #expect(throws: StoreError.nothingToRedo) { try store.redo() }
    #expect(try store.statesOfMind() == [first, third])
    try store.undo()
    #expect(try store.statesOfMind() == [first])
    try store.undo()
    #expect(try store.statesOfMind().isEmpty)
    try store.redo()
    try store.redo()
    #expect(try store.statesOfMind() == [first, third])
    #expect(throws: StoreError.nothingToRedo) { try store.redo() }
  }

  @Test func `random commands, undos and redos agree with a list of states`() throws {
    let seed: UInt64 = 20_261_130
    var random = SeededGenerator(seed: seed)
    let store = try WellbeingStore.inMemory()
    var past: [[StateOfMind]] = []
    var present: [StateOfMind] = []
    var future: [[StateOfMind]] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        past.append(present)
        future = []
        present.append(try store.save(sample(0.5, at: Int64(step))))
      case 2 where !present.isEmpty:
        past.append(present)
        future = []
        let index = Int.random(in: present.indices, using: &random)
        let old = present[index]
        present[index] = try StateOfMind(
          id: old.id,
          start: old.start,
          zone: old.zone,
          kind: .momentaryEmotion,
          valence: Double.random(in: -1...1, using: &random)
        )
        try store.replace(present[index])
      case 3 where !present.isEmpty:
        past.append(present)
        future = []
        let index = Int.random(in: present.indices, using: &random)
        try store.delete([present.remove(at: index).id])
      case 4 where !past.isEmpty:
        future.append(present)
        present = past.removeLast()
        try store.undo()
      case 5 where !future.isEmpty:
        past.append(present)
        present = future.removeLast()
        try store.redo()
      default: continue
      }
      let stored = try store.statesOfMind()
      #expect(stored == present, "seed \(seed), step \(step)")
      guard stored == present else { return }
    }
  }

  @Test func `the log names commands and tells what is undone`() throws {
    let clock = Instant(seconds: 1_000_000)
    let store = try WellbeingStore.inMemory(options: .init(now: { clock }))
    try store.save([sample(0.1), sample(0.2, at: 1)], command: "log")
    let saved = try store.statesOfMind()
    try store.delete([saved[0].id], command: "delete")
    try store.undo()
    let log = try store.history()
    #expect(log.map(\.command) == ["delete", "log"])
    #expect(log.map(\.isUndone) == [true, false])
    #expect(log.map(\.sampleCount) == [1, 2])
    #expect(log.map(\.at) == [clock, clock])
    #expect(try store.history(limit: 1).count == 1)
  }

  @Test func `a command that fails leaves the log and redo alone`() throws {
    let store = try WellbeingStore.inMemory()
    try store.save(sample(0.1))
    try store.undo()
    let unknown = UUID()
    #expect(throws: StoreError.noSuchSample(id: unknown.uuidString.lowercased())) {
      try store.delete([unknown])
    }
    try store.redo()
    #expect(try store.statesOfMind().count == 1)
    #expect(try store.history().count == 1)
  }

  @Test func `undo reaches across sessions`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let saved = try WellbeingStore(at: url).save(sample(0.4))
    try WellbeingStore(at: url).undo()
    #expect(try WellbeingStore(at: url).statesOfMind().isEmpty)
    try WellbeingStore(at: url).redo()
    #expect(try WellbeingStore(at: url).statesOfMind() == [saved])
  }
}
