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
