import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

@Suite struct NormalizationTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  private static let noon = Instant(milliseconds: 1_793_534_400_000)
  private static let ids = SampleMaterial.uuids

  /// Each predicate with the normal form it has, in text form.
  private static let forms: [(Predicate, String)] = [
    (.label(.happy), "label = happy"),
    (!(!.label(.happy)), "label = happy"),
    (!.label(.happy), "not label = happy"),
    (!.valence(.lessThan, 0.5), "valence >= 0.5"),
    (!.valence(.equalTo, 0.5), "valence != 0.5"),
    (!.valence(between: 0, and: 1), "not valence between 0.0 and 1.0"),
    (!.valenceClassification(.greaterThan, .neutral), "class <= neutral"),
    (!.source(.equalTo, "mood"), "source != \"mood\""),
    (!.metadata(key: "k", .equalTo, .number(1)), "metadata.k != 1.0"),
    // A missing key makes both false, so the one is not the negation of the other.
    (!.metadata(key: "k", .lessThan, .number(1)), "not metadata.k < 1.0"),
    (!(.label(.happy) && .noteExists), "not label = happy or not note exists"),
    (!(.label(.happy) || !.noteExists), "not label = happy and note exists"),
    // Constants.
    (.label(.happy) && .all, "label = happy"), (.label(.happy) && .none, "none"),
    (.label(.happy) || .all, "all"), (.label(.happy) || .none, "label = happy"),
    (!.and([]), "none"), (.all && .all, "all"), (.none || .none, "none"),
    (.label(.happy) && (.noteExists || !.none), "label = happy"),
    // Duplicates and alternatives.
    (.noteExists && .noteExists, "note exists"),
    (.noteExists || .label(.happy) || .noteExists, "note exists or label = happy"),
    (.label(.happy) || .label(.calm) || .label(.happy), "label in (calm, happy)"),
    (.label(.happy) && .label(.calm), "label = happy and label = calm"),
    (!.label(.happy) && !.label(.calm), "not label in (calm, happy)"),
    (
      .kind(.dailyMood) || .noteExists || .kind(.momentaryEmotion),
      "kind in (momentaryEmotion, dailyMood) or note exists"
    ),
    (.association(.work) || .association(.tasks), "association in (tasks, work)"),
    (.tag("Gym") || .tag("gym"), "tag = \"gym\""),
    (.valence(.equalTo, 0) || .valence(in: [0.5, 0]), "valence in (0.0, 0.5)"),
    (.valence(.notEqualTo, 0) && .valence(.notEqualTo, 0.5), "not valence in (0.0, 0.5)"),
    (.valence(.notEqualTo, 0) || .valence(.equalTo, 0.5), "valence != 0.0 or valence = 0.5"),
    (.source(.equalTo, "b") || .source(.equalTo, "a"), "source in (\"a\", \"b\")"),
    (
      .metadata(key: "k", .equalTo, .number(1)) || .metadata(key: "k", .equalTo, .string("1")),
      "metadata.k in (\"1\", 1.0)"
    ),
    (
      .metadata(key: "k", .equalTo, .number(1)) || .metadata(key: "l", .equalTo, .number(1)),
      "metadata.k = 1.0 or metadata.l = 1.0"
    ),
    (.uuid(ids[1]) || .uuids([ids[0], ids[1]]), "uuid in (\(ids[0]), \(ids[1]))"),
    // What collapses inside joins with what is outside.
    (.label(.happy) || (.label(.calm) && .all), "label in (calm, happy)"),
    (
      .noteExists && (.label(.happy) && (.tag("x") || .none)),
      "note exists and label = happy and tag = \"x\""
    ),
    // Dates come first in an and, in their own order, and stay in an or.
    (
      .label(.happy) && .start(.lessThan, noon) && .noteExists && .end(.greaterThan, noon),
      "start < 2026-11-01T12:00:00Z and end > 2026-11-01T12:00:00Z and label = happy and note exists"
    ),
    (.label(.happy) || .start(.lessThan, noon), "label = happy or start < 2026-11-01T12:00:00Z"),
    (
      .label(.happy) && .dates(from: Date(noon), to: nil),
      "dates in 2026-11-01T12:00:00Z.. and label = happy"
    ),
  ]

  @Test(arguments: forms)
  func `a predicate has one normal form`(predicate: Predicate, form: String) throws {
    #expect(try predicate.normalized().text == form)
  }

  @Test(arguments: 0..<20)
  func `normalising never changes which samples match`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = try (0..<40).map { _ in try StateOfMind.random(using: &generator) }
    for round in 0..<150 {
      let predicate = Predicate.random(using: &generator, depth: 5)
      let normal = try predicate.normalized()
      for sample in samples where predicate.matches(sample) != normal.matches(sample) {
        Issue.record("seed \(seed), round \(round): \(predicate.text) and \(normal.text)")
        return
      }
      #expect(try normal.normalized() == normal, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 0..<5)
  func `and and or alternate, and not stands before conditions only`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let normal = try Predicate.random(using: &generator, depth: 6).normalized()
      #expect(isNormal(normal.tree, isWhole: true), "seed \(seed), round \(round): \(normal.text)")
    }
  }

  private func isNormal(_ tree: PredicateTree, isWhole: Bool = false) -> Bool {
    switch tree {
    case .constant: isWhole
    case .not(.and), .not(.or), .not(.not), .not(.constant): false
    case .and(let parts):
      parts.count > 1 && Set(parts).count == parts.count
        && parts.allSatisfy { if case .and = $0 { false } else { isNormal($0) } }
    case .or(let parts):
      parts.count > 1 && Set(parts).count == parts.count
        && parts.allSatisfy { if case .or = $0 { false } else { isNormal($0) } }
    default: true
    }
  }
}
