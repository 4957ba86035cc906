import Foundation
import Testing
import WellbeingKit

@Suite struct QueryDescriptorTests {
  private func journal() throws -> (store: WellbeingStore, samples: [StateOfMind]) {
    let store = try WellbeingStore.inMemory()
    // The valence falls and rises again; two samples share a start.
    let rows: [(Double, Int64, StateOfMind.Association)] = [
      (0.5, 40, .work), (-0.5, 30, .family), (-0.5, 30, .work), (0.25, 20, .tasks),
      (0.5, 10, .work),
    ]
    let samples = try rows.map { valence, seconds, association in
      try StateOfMind(
        start: Instant(seconds: seconds),
        zone: LivedZone(identifier: "UTC", utcOffset: 0),
        kind: .momentaryEmotion,
        valence: valence,
        associations: [association],
        source: Source(name: association == .work ? "office" : "mood")
      )
    }
    return (store, try store.save(samples))
  }

  @Test func `several predicates are a union, and none finds nothing`() async throws {
    let (store, samples) = try journal()
    let query = SampleQueryDescriptor(
      predicates: [.association(.family), .association(.tasks), .valence(.lessThan, 0)],
      sortDescriptors: [.startDate()]
    )
    #expect(try await query.result(for: store) == [samples[3], samples[1], samples[2]])
    #expect(try await SampleQueryDescriptor<StateOfMind>(predicates: []).result(for: store).isEmpty)
  }

  @Test(
    arguments: [
      ([], [0, 1, 2, 3, 4]),
      ([.startDate()], [4, 3, 1, 2, 0]),
      ([.endDate()], [4, 3, 1, 2, 0]),
      ([.startDate(.reverse)], [0, 2, 1, 3, 4]),
      ([.valence()], [1, 2, 3, 0, 4]),
      ([.valence(.reverse), .startDate()], [4, 0, 3, 1, 2]),
      ([.valence(.reverse), .startDate(.reverse)], [0, 4, 3, 2, 1]),
    ] as [([SampleSortDescriptor<StateOfMind>], [Int])]
  )
  func `samples are sorted by one descriptor after another`(
    sort: [SampleSortDescriptor<StateOfMind>],
    order: [Int]
  ) async throws {
    let (store, samples) = try journal()
    let query = SampleQueryDescriptor(predicates: [.all], sortDescriptors: sort)
    #expect(try await query.result(for: store) == order.map { samples[$0] })
  }

  @Test(arguments: [(0, 0), (2, 2), (9, 5)])
  func `a limit takes the first of the order`(limit: Int, count: Int) async throws {
    let (store, samples) = try journal()
    let query = SampleQueryDescriptor<StateOfMind>(predicates: [.all], limit: limit)
    #expect(try await query.result(for: store) == Array(samples.prefix(count)))
  }

  @Test func `sources are those that saved something that matches`() async throws {
    let (store, _) = try journal()
    func names(_ predicate: SamplePredicate<StateOfMind>) async throws -> [String] {
      try await SourceQueryDescriptor(predicate: predicate).result(for: store).map(\.name)
    }
    #expect(try await names(.all) == ["mood", "office"])
    #expect(try await names(.association(.work)) == ["office"])
    #expect(try await names(.none).isEmpty)
  }

  @Test func `an anchored query goes on where it left off`() async throws {
    let (store, samples) = try journal()
    var query = AnchoredObjectQueryDescriptor<StateOfMind>(
      predicates: [.association(.work), .association(.family)],
      anchor: nil,
      limit: 3
    )
    let first = try await query.result(for: store)
    #expect(first.addedSamples == Array(samples.prefix(3)))
    query.anchor = first.newAnchor
    let second = try await query.result(for: store)
    #expect(second.addedSamples == [samples[4]])
    try store.delete([samples[0].id])
    query.anchor = second.newAnchor
    #expect(try await query.result(for: store).deletedObjects == [DeletedObject(id: samples[0].id)])
  }

  @Test func `a predicate that is too large fails with a typed error`() async throws {
    let (store, _) = try journal()
    let conditions = (0..<501).map { SamplePredicate<StateOfMind>.note(contains: "\($0)") }
    await #expect(throws: StoreError.predicate(.tooManyConditions(501))) {
      try await SampleQueryDescriptor(predicates: conditions).result(for: store)
    }
  }

  @Test func `assessments are asked for in the same way`() async throws {
    let store = try journal().store
    let questionnaire = try QuestionnaireLibrary().questionnaire(named: "gad-7")
    let taken = try ["1111111", "3333333", "0000000"].enumerated().map { index, list in
      try Assessment(
        questionnaire.score(questionnaire.answers(from: list)),
        start: Instant(seconds: Int64(index)),
        zone: LivedZone(identifier: "UTC", utcOffset: 0),
        source: Source(name: "clinic")
      )
    }
    try store.save(taken)
    let query = SampleQueryDescriptor<Assessment>(
      predicates: [.score(.greaterThan, 0)],
      sortDescriptors: [.score(.reverse)]
    )
    #expect(try await query.result(for: store) == [taken[1], taken[0]])
    let latest = SampleQueryDescriptor<Assessment>(
      predicates: [.all],
      sortDescriptors: [.startDate(.reverse)],
      limit: 1
    )
    #expect(try await latest.result(for: store) == [taken[2]])
    let sources = SourceQueryDescriptor<Assessment>(predicate: .band("severe"))
    #expect(try await sources.result(for: store) == [Source(name: "clinic")])
    let anchored = AnchoredObjectQueryDescriptor<Assessment>(predicates: [.all], anchor: nil)
    let first = try await anchored.result(for: store)
    #expect(first.addedSamples == taken)
    try store.delete([taken[0].id])
    let second = AnchoredObjectQueryDescriptor<Assessment>(
      predicates: [.all],
      anchor: first.newAnchor
    )
    var results = second.results(for: store).makeAsyncIterator()
    #expect(try await results.next()?.deletedObjects == [DeletedObject(id: taken[0].id)])
  }
}
