import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// The two executions of a predicate against each other.
@Suite struct DifferentialTests {
  private static let seed: UInt64 = 20_261_201

  /// A journal of random samples; the first ones have the identities that predicates ask for.
  private func samples(
    _ count: Int,
    _ random: inout SeededGenerator
  ) throws -> [StateOfMind] {
    try (0..<count).map { index in
      let id = SampleMaterial.uuids.dropFirst(index).first
      return try .random(using: &random, id: id ?? UUID(uuid: random.bytes))
    }
  }

  @Test(arguments: 0..<12)
  func `memory and SQL answer every predicate alike`(round: UInt64) throws {
    var random = SeededGenerator(seed: Self.seed + round)
    let store = try WellbeingStore.inMemory()
    try store.save(samples(24, &random))
    let saved = try store.statesOfMind()
    for number in 0..<250 {
      let predicate = SamplePredicate<StateOfMind>.random(using: &random, depth: 6)
      let matching = saved.filter(predicate.matches)
      let found = try store.statesOfMind(matching: predicate)
      #expect(
        found.map(\.id) == matching.map(\.id),
        "seed \(Self.seed + round), predicate \(number): \(predicate.text)"
      )
    }
  }

  @Test func `every kind of condition both matches and does not match in the random cases`() throws
  {
    var random = SeededGenerator(seed: Self.seed)
    let saved = try samples(60, &random)
    var matched: [String: Set<Bool>] = [:]
    for _ in 0..<3000 {
      let predicate = SamplePredicate<StateOfMind>.randomCondition(using: &random)
      let name = Mirror(reflecting: predicate.tree).children.first?.label ?? "noteExists"
      for sample in saved { matched[name, default: []].insert(predicate.matches(sample)) }
    }
    // A strict interval is two conditions, and some decide themselves.
    for name in ["and", "constant"] { matched[name] = nil }
    #expect(matched.count == 18, "\(matched.keys.sorted())")
    #expect(matched.values.allSatisfy { $0 == [true, false] }, "\(matched)")
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

  @Test func `infinite metadata compare as numbers do`() throws {
    let store = try WellbeingStore.inMemory()
    let sample = try StateOfMind(
      start: Instant(seconds: 0),
      kind: .dailyMood,
      valence: 0,
      metadata: ["high": .number(.infinity), "low": .number(-.infinity)]
    )
    try store.save(sample)
    #expect(try store.statesOfMind().first?.metadata == sample.metadata)
    for comparison in Comparison.allCases {
      for bound in [Double.infinity, -.infinity, 0, .greatestFiniteMagnitude] {
        let predicate = SamplePredicate<StateOfMind>.metadata(
          key: "high",
          comparison,
          .number(bound)
        )
        #expect(
          try store.statesOfMind(matching: predicate).isEmpty == !predicate.matches(sample)
        )
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
