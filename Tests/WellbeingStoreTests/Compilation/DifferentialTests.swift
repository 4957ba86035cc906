import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// The two executions of a predicate against each other.
@Suite struct DifferentialTests {
  private static let seed: UInt64 = 20_261_201

  /// Random samples; the first ones have the identities that predicates ask for.
  private func samples<Sample: RandomSample>(
    _ count: Int,
    _ random: inout SeededGenerator
  ) throws -> [Sample] {
    try (0..<count).map { index in
      let id = SampleMaterial.uuids.dropFirst(index).first
      return try .random(using: &random, id: id ?? UUID(uuid: random.bytes))
    }
  }

  /// Asks random predicates of a journal that holds samples of a type among those of another.
  private func ask<Sample: RandomSample & StorableSample>(
    _ type: Sample.Type,
    among strangers: [some StorableSample],
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let store = try WellbeingStore.inMemory()
    try store.save(strangers)
    let mine: [Sample] = try samples(24, &random)
    try store.save(mine)
    let saved = try store.samples(SampleQuery<Sample>())
    #expect(saved.count == 24)
    for number in 0..<250 {
      let predicate = SamplePredicate<Sample>.random(using: &random, depth: 6)
      let matching = saved.filter { $0.fulfils(predicate) }
      let found = try store.samples(SampleQuery(predicate))
      #expect(
        found.map(\.id) == matching.map(\.id),
        "seed \(seed), predicate \(number): \(predicate.tree)"
      )
    }
  }

  @Test(arguments: 0..<12)
  func `memory and SQL answer every predicate alike`(round: UInt64) throws {
    let seed = Self.seed + round
    // Another seed, for other identities.
    var random = SeededGenerator(seed: ~seed)
    let states = try (0..<8).map { _ in
      try StateOfMind.random(using: &random, id: UUID(uuid: random.bytes))
    }
    let assessments = try (0..<8).map { _ in
      try Assessment.random(using: &random, id: UUID(uuid: random.bytes))
    }
    try ask(StateOfMind.self, among: assessments, seed: seed)
    try ask(Assessment.self, among: states, seed: seed)
  }

  /// The names of the kinds of conditions in random cases, with the answers they gave.
  private func answers<Sample: RandomSample>(of type: Sample.Type) throws -> [String: Set<Bool>] {
    var random = SeededGenerator(seed: Self.seed)
    let saved: [Sample] = try samples(60, &random)
    var answers: [String: Set<Bool>] = [:]
    for _ in 0..<3000 {
      let predicate = SamplePredicate<Sample>.randomCondition(using: &random)
      let name = Mirror(reflecting: predicate.tree).children.first?.label ?? "noteExists"
      for sample in saved { answers[name, default: []].insert(sample.fulfils(predicate)) }
    }
    // A strict interval is two conditions, and some decide themselves.
    for name in ["and", "constant"] { answers[name] = nil }
    return answers
  }

  @Test func `every kind of condition both matches and does not match in the random cases`() throws
  {
    let states = try answers(of: StateOfMind.self)
    #expect(states.count == 18, "\(states.keys.sorted())")
    #expect(states.values.allSatisfy { $0 == [true, false] }, "\(states)")
    let assessments = try answers(of: Assessment.self)
    #expect(assessments.count == 11, "\(assessments.keys.sorted())")
    #expect(assessments.values.allSatisfy { $0 == [true, false] }, "\(assessments)")
  }

  @Test func `text written in another normal form is found, and comes back equal`() throws {
    let store = try WellbeingStore.inMemory()
    let sample = try StateOfMind(
      start: Instant(seconds: 0),
      kind: .dailyMood,
      valence: 0,
      source: Source(name: "Zoe\u{308}", identifier: "zoe\u{308}"),
      metadata: ["cafe\u{301}": .string("cre\u{300}me")]
    )
    #expect(try store.save(sample).source == sample.source)
    for predicate: SamplePredicate<StateOfMind> in [
      .source(.equalTo, "Zoë"), .source(.greaterThanOrEqualTo, "Zoë"),
      .metadata(key: "café"), .metadata(key: "café", .equalTo, .string("crème")),
    ] {
      #expect(try store.statesOfMind(matching: predicate).map(\.id) == [sample.id])
    }
  }

  @Test func `metadata without a finite number compare in SQL as in memory`() throws {
    let store = try WellbeingStore.inMemory()
    let metadata: [String: MetadataValue] = [
      "high": .number(.infinity), "low": .number(-.infinity), "none": .number(.nan),
    ]
    let sample = try store.save(
      StateOfMind(start: Instant(seconds: 0), kind: .dailyMood, valence: 0, metadata: metadata)
    )
    let read = try #require(try store.statesOfMind().first?.metadata)
    #expect(read["high"] == .number(.infinity) && read["low"] == .number(-.infinity))
    guard case .number(let number) = read["none"] else {
      Issue.record("\(read)")
      return
    }
    #expect(number.isNaN)
    for (key, comparison) in metadata.keys.flatMap({ key in Comparison.allCases.map { (key, $0) } })
    {
      for bound in [Double.infinity, -.infinity, 0, .greatestFiniteMagnitude, .nan] {
        let predicate = SamplePredicate<StateOfMind>.metadata(
          key: key,
          comparison,
          .number(bound)
        )
        let found = try store.statesOfMind(matching: predicate)
        #expect(found.isEmpty == !predicate.matches(sample), "\(predicate.text)")
      }
    }
  }
}

extension SeededGenerator {
  /// The bytes of an identity.
  fileprivate var bytes: uuid_t {
    mutating get {
      let words = (next(), next())
      return withUnsafeBytes(of: words) { $0.loadUnaligned(as: uuid_t.self) }
    }
  }
}
