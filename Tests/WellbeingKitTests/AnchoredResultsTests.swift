import Foundation
import TestSupport
import Testing
import WellbeingKit

@Suite struct AnchoredResultsTests {
  private static func sample(_ valence: Double) throws -> StateOfMind {
    try StateOfMind(
      start: Instant(seconds: 0),
      zone: LivedZone(identifier: "UTC", utcOffset: 0),
      kind: .momentaryEmotion,
      valence: valence
    )
  }

  private let query = AnchoredObjectQueryDescriptor<StateOfMind>(predicates: [.all], anchor: nil)

  @Test(arguments: [true, false])
  func `results follow what this process writes`(isInFile: Bool) async throws {
    let folder = try TemporaryFolder()
    let store =
      isInFile ? try WellbeingStore(at: folder.file("journal.sqlite")) : try .inMemory()
    var results = query.results(for: store).makeAsyncIterator()
    let first = try await results.next()
    #expect(first?.isEmpty == true)
    let saved = try store.save(Self.sample(0.5))
    #expect(try await results.next()?.addedSamples == [saved])
    try store.undo()
    #expect(try await results.next()?.deletedObjects == [DeletedObject(id: saved.id)])
  }

  @Test func `results follow what another process writes`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let store = try WellbeingStore(at: url)
    var results = query.results(for: store).makeAsyncIterator()
    #expect(try await results.next()?.isEmpty == true)
    for valence in [0.25, -0.75] {
      await #expect(processExitsWith: .success) {
        [path = url.path as String, valence = valence as Double] in
        let store = try WellbeingStore(at: URL(fileURLWithPath: path))
        try store.save(AnchoredResultsTests.sample(valence))
      }
      #expect(try await results.next()?.addedSamples.map(\.valence) == [valence])
    }
  }

  @Test func `a reader who is waiting is woken`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let store = try WellbeingStore(at: url)
    let reader = Task { [query] in
      var valences: [Double] = []
      for try await result in query.results(for: store) {
        valences += result.addedSamples.map(\.valence)
        if valences.count == 20 { break }
      }
      return valences
    }
    let writer = try WellbeingStore(at: url)
    for number in 0..<20 {
      try writer.save(Self.sample(Double(number) / 20))
      await Task.yield()
    }
    #expect(try await reader.value == (0..<20).map { Double($0) / 20 })
  }

  @Test func `writing that does not match yields nothing`() async throws {
    let store = try WellbeingStore.inMemory()
    let pleasant = AnchoredObjectQueryDescriptor<StateOfMind>(
      predicates: [.valence(.greaterThan, 0)],
      anchor: try store.currentAnchor()
    )
    var results = pleasant.results(for: store).makeAsyncIterator()
    #expect(try await results.next()?.isEmpty == true)
    try store.save(Self.sample(-0.5))
    let saved = try store.save(Self.sample(0.5))
    #expect(try await results.next()?.addedSamples == [saved])
  }

  @Test func `a limit comes in pages`() async throws {
    let store = try WellbeingStore.inMemory()
    try store.save((0..<5).map { try Self.sample(Double($0) / 5) })
    let pages = AnchoredObjectQueryDescriptor<StateOfMind>(
      predicates: [.all],
      anchor: nil,
      limit: 2
    )
    var results = pages.results(for: store).makeAsyncIterator()
    var counts: [Int?] = []
    for _ in 0..<3 { counts.append(try await results.next()?.addedSamples.count) }
    #expect(counts == [2, 2, 1])
  }

  @Test(arguments: [true, false])
  func `results end when their task is cancelled`(isInFile: Bool) async throws {
    let folder = try TemporaryFolder()
    let store =
      isInFile ? try WellbeingStore(at: folder.file("journal.sqlite")) : try .inMemory()
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let reader = Task { [query] in
      var count = 0
      for try await _ in query.results(for: store) {
        count += 1
        continuation.yield()
      }
      return count
    }
    var iterator = started.makeAsyncIterator()
    await iterator.next()
    reader.cancel()
    #expect(try await reader.value == 1)
  }

  @Test func `an anchor of another journal ends the results with an error`() async throws {
    let store = try WellbeingStore.inMemory()
    try store.save(Self.sample(0.5))
    let foreign = AnchoredObjectQueryDescriptor<StateOfMind>(
      predicates: [.all],
      anchor: try store.currentAnchor()
    )
    let other = try WellbeingStore.inMemory()
    await #expect(throws: StoreError.anchorAhead(path: ":memory:")) {
      for try await _ in foreign.results(for: other) {}
    }
  }
}
