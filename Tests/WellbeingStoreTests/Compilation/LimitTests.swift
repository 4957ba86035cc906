import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

@testable import WellbeingStore

/// The largest predicates that are accepted, and what lies beyond.
@Suite struct LimitTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  /// The conditions that become the most SQL, each false for a sample that holds nothing.
  private static let fatLeaves: [Predicate] = [
    .uuids([UUID(), UUID()]),
    .tag("gym") || .tag("run"),
    .note(contains: "word"),
    .metadata(key: "key", allowedValues: [.string("a"), .number(1), .boolean(true)]),
    .association(.init(rawValue: 99)) || .association(.work),
    .valenceClassification(.equalTo, .slightlyPleasant),
    !.metadata(key: "key", .notEqualTo, .string("a")),
    .source(.greaterThan, "x") && .source(.lessThan, "y"),
  ]

  /// A predicate of so many levels, `and` and `or` in turn around a leaf; it says what the leaf says.
  private func nested(levels: Int, around leaf: Predicate) -> Predicate {
    (1..<levels).reduce(leaf) { inner, level in
      level.isMultiple(of: 2)
        ? inner && !.note(contains: "level \(level)") : inner || .note(contains: "level \(level)")
    }
  }

  private func levels(of predicate: Predicate) throws -> Int {
    try (1...16).reversed().first {
      (try? nested(levels: $0, around: predicate).normalized()) != nil
    }
      ?? #require(nil)
  }

  private func store() throws -> (store: WellbeingStore, sample: StateOfMind) {
    let store = try WellbeingStore.inMemory()
    return (
      store,
      try store.save(StateOfMind(start: .init(seconds: 0), kind: .dailyMood, valence: -1))
    )
  }

  @Test(arguments: fatLeaves)
  func `a predicate at the limit runs in every kind of statement`(leaf: Predicate) throws {
    let (store, sample) = try store()
    let deepest = nested(levels: try levels(of: leaf), around: leaf)
    #expect(try store.statesOfMind(matching: deepest).isEmpty)
    #expect(try store.statesOfMind(matching: !deepest) == [sample])
    #expect(try store.changes(since: nil, matching: !deepest).addedSamples == [sample])
    #expect(try store.sources(matching: !deepest) == [.mood])

    let condition = try StateOfMindQuery(!deepest).condition
    let rows: SQLFragment = """
      SELECT sample.id FROM sample
        JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id
      WHERE sample.removed IS NULL AND (\(condition))
      """
    let count: SQLFragment = "SELECT count(*) FROM (\(rows))"
    let union: SQLFragment = "SELECT count(*) FROM (\(rows) UNION ALL \(rows))"
    let table: SQLFragment = """
      WITH found AS (SELECT * FROM (\(rows) UNION SELECT id FROM found0)), found0 AS (\(rows))
      SELECT count(*) FROM found WHERE id IN (SELECT id FROM found0)
      """
    let counts = try [count, union, table].map { statement in
      try store.withJournal { journal throws(StoreError) in
        try journal.translating { connection throws(SQLiteError) in
          try connection.integer(statement)
        }
      }
    }
    #expect(counts == [1, 2, 1])
  }

  @Test func `one level more is refused before SQLite sees it`() throws {
    let (store, _) = try store()
    #expect(throws: StoreError.predicate(.tooDeep)) {
      try store.statesOfMind(matching: nested(levels: 17, around: .noteExists))
    }
    #expect(throws: StoreError.predicate(.tooDeep)) {
      try store.changes(since: nil, matching: nested(levels: 17, around: .noteExists))
    }
  }

  @Test(arguments: [true, false])
  func `500 conditions in one chain run`(isConjunction: Bool) throws {
    let (store, sample) = try store()
    let conditions = (0..<500).map { Predicate.note(contains: "\($0)") }
    let chain = isConjunction ? Predicate.and(conditions.map { !$0 }) : !.or(conditions)
    #expect(try store.statesOfMind(matching: chain) == [sample])
    #expect(try store.changes(since: nil, matching: chain).addedSamples == [sample])
    #expect(throws: StoreError.predicate(.tooManyConditions(501))) {
      try store.statesOfMind(matching: chain && .noteExists)
    }
  }

  @Test func `long chains at the deepest levels run`() throws {
    let (store, sample) = try store()
    // Sixteen levels of which the four innermost have as many parts as the limit lets them.
    let predicate = (1..<16).reduce(Predicate.noteExists) { inner, level in
      let count = level <= 4 ? 120 : 1
      let notes = (0..<count).map { Predicate.note(contains: "\(level) \($0)") }
      return level.isMultiple(of: 2)
        ? .and([inner] + notes.map { !$0 }) : .or([inner] + notes)
    }
    #expect(try store.statesOfMind(matching: !predicate) == [sample])
    #expect(try store.changes(since: nil, matching: !predicate).addedSamples == [sample])
  }

  @Test func `any number of identities is one condition`() throws {
    let (store, sample) = try store()
    let ids = Set((0..<100_000).map { _ in UUID() })
    #expect(try store.statesOfMind(matching: .uuids(ids)).isEmpty)
    #expect(try store.statesOfMind(matching: .uuids(ids.union([sample.id]))) == [sample])
    #expect(try store.statesOfMind(matching: !.uuids(ids)) == [sample])
  }

  @Test func `thousands of allowed values are one condition`() throws {
    let (store, sample) = try store()
    let allowed = Set((0..<3000).map { MetadataValue.string("\($0)") })
    let predicate = Predicate.metadata(key: "key", allowedValues: allowed)
    #expect(try store.statesOfMind(matching: !predicate) == [sample])
    #expect(try store.changes(since: nil, matching: !predicate).addedSamples == [sample])
  }

  @Test func `a set of more values than SQLite takes is refused`() throws {
    let (store, sample) = try store()
    let tags = Predicate.or((0..<16_000).map { .tag("tag \($0)") })
    #expect(try store.statesOfMind(matching: !tags) == [sample])
    #expect(try store.changes(since: nil, matching: !tags).addedSamples == [sample])
    let refusal = PredicateError.tooManyValues(16_001, limit: 16_000)
    #expect(throws: StoreError.predicate(refusal)) {
      try store.statesOfMind(matching: tags || .tag("one more"))
    }
    #expect("\(refusal)".contains("at most 16000"))
  }
}
