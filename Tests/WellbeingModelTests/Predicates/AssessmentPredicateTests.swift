import CivilTime
import TestSupport
import Testing
import WellbeingModel

@Suite struct AssessmentPredicateTests {
  typealias Predicate = SamplePredicate<Assessment>

  private static let start = Instant(milliseconds: 1_793_491_200_123)

  private static func assessment(score: Double?, band: String?) throws -> Assessment {
    try Assessment(
      start: start,
      questionnaire: "cafe\u{301}-9",
      version: "1",
      items: [],
      score: score,
      rawScore: nil,
      maximum: 27,
      band: band,
      isComplete: true,
      isEstimated: false,
      metadata: ["clinic": .boolean(true)]
    )
  }

  /// What each predicate says of a score of 9.6 in the band `mild`, and of no score and no band.
  private static let answers: [(Predicate, Bool, Bool)] = [
    (.questionnaire("café-9"), true, true), (.questionnaire("Café-9"), false, false),
    (.score(.equalTo, 9.6), true, false), (.score(.notEqualTo, 9.6), false, true),
    (.score(.lessThan, 10), true, false), (.score(.greaterThanOrEqualTo, 9.6), true, false),
    (.score(.greaterThan, 9.6), false, false), (.score(.lessThan, .nan), false, false),
    (.score(.notEqualTo, .nan), true, true), (.score(.lessThan, .infinity), true, false),
    (.band("mild"), true, false), (.band("Mild"), false, false), (!.band("mild"), false, true),
    (.start(.equalTo, start), true, true), (.end(.equalTo, start), true, true),
    (.source(.equalTo, "mood"), true, true), (.metadata(key: "clinic"), true, true),
    (.band("mild") || .band("severe"), true, false),
    (.questionnaire("x") || .questionnaire("café-9"), true, true),
  ]

  @Test(arguments: answers)
  func `a condition says what its name says, and nothing of what is missing`(
    predicate: Predicate,
    scored: Bool,
    unscored: Bool
  ) throws {
    #expect(predicate.matches(try Self.assessment(score: 9.6, band: "mild")) == scored)
    #expect(predicate.matches(try Self.assessment(score: nil, band: nil)) == unscored)
    #expect((!predicate).matches(try Self.assessment(score: 9.6, band: "mild")) == !scored)
  }

  @Test func `normalising changes no answer, and again changes nothing`() throws {
    var random = SeededGenerator(seed: 20_261_201)
    let samples = try (0..<30).map { _ in try Assessment.random(using: &random) }
    for number in 0..<400 {
      let predicate = Predicate.random(using: &random, depth: 4)
      let normal = try predicate.normalized()
      #expect(try normal.normalized() == normal, "predicate \(number): \(predicate.tree)")
      for sample in samples {
        #expect(normal.matches(sample) == predicate.matches(sample), "predicate \(number)")
      }
    }
  }

  @Test func `several questionnaires or bands are one set`() throws {
    let either = Predicate.band("mild") || .band("severe") || .questionnaire("a")
    let tree = try (either || .questionnaire("b")).normalized().tree
    #expect(tree == .or([.bands(["mild", "severe"]), .questionnaires(["a", "b"])]))
    #expect(try (!Predicate.score(.equalTo, 3)).normalized() == .score(.notEqualTo, 3))
    let not = try (!Predicate.score(.lessThan, 3)).normalized().tree
    #expect(not == .not(.score(.lessThan, 3)))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a score that is no finite number is refused`(score: Double) {
    #expect(throws: ModelError.self) { try Self.assessment(score: score, band: nil) }
  }
}
