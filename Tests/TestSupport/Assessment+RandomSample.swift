internal import CivilTime
public import Foundation
public import WellbeingModel

extension SampleMaterial {
  /// Names of questionnaires: real ones, one in two cases, one in two normal forms.
  public static let questionnaires = [
    "phq-9", "gad-7", "PHQ-9", "café", "cafe\u{301}", "it's", "",
  ]

  /// Scores on both sides of each other, below zero, and none.
  public static let scores: [Double?] = [
    0, -0.0, 9.6, 10, Double(10).nextDown, 27, -3, 1e308, .leastNonzeroMagnitude, nil, nil,
  ]

  /// Codes of bands, and none.
  public static let bands = ["mild", "moderatelySevere", "Mild", "é", "e\u{301}", "", nil]

  /// Answers of all sorts.
  public static let answers: [Assessment.Answer] = [
    .value(0), .value(3), .value(-1), .value(.max), .preferNotToAnswer, .missing,
  ]
}

extension Assessment: RandomSample {
  /// A random assessment made of the material for tests.
  ///
  /// - Parameters:
  ///   - generator: Where the randomness comes from.
  ///   - id: Its identity; one of the material's when nil.
  /// - Returns: The sample.
  /// - Throws: Nothing, as long as the material holds finite scores only.
  public static func random(
    using generator: inout SeededGenerator,
    id: UUID? = nil
  ) throws -> Assessment {
    typealias Material = SampleMaterial
    var items: [Item] = []
    for index in 0..<Int.random(in: 0...10, using: &generator) {
      items.append(
        Item(
          linkId: generator.one(of: ["\(index + 1)", "a=b", "é \u{1F}", ""]),
          code: generator.once(in: 2) ? nil : "44250-9",
          answer: generator.one(of: Material.answers),
          isScored: !generator.once(in: 4)
        )
      )
    }
    var metadata: [String: MetadataValue] = [:]
    for key in generator.some(Material.keys, upTo: 4) {
      metadata[key] = generator.one(of: Material.metadataValues)
    }
    return try Assessment(
      id: id ?? generator.one(of: Material.uuids),
      start: generator.one(of: Material.instants),
      zone: generator.once(in: 2) ? nil : LivedZone(identifier: "Asia/Tokyo", utcOffset: 32_400),
      questionnaire: generator.one(of: Material.questionnaires),
      version: generator.one(of: ["1.0.0", "2", ""]),
      items: items,
      score: generator.one(of: Material.scores),
      rawScore: generator.one(of: [0, 10, -3, .max, nil]),
      maximum: generator.one(of: Material.scores),
      band: generator.one(of: Material.bands),
      isComplete: generator.once(in: 2),
      isEstimated: generator.once(in: 2),
      source: Source(name: generator.one(of: Material.sources)),
      metadata: metadata
    )
  }

  /// A random condition that only assessments are asked for.
  ///
  /// - Parameters:
  ///   - comparison: How it compares, where it does.
  ///   - generator: Where the randomness comes from.
  /// - Returns: A predicate of that condition.
  public static func randomOwnCondition(
    _ comparison: Comparison,
    using generator: inout SeededGenerator
  ) -> SamplePredicate<Assessment> {
    typealias Material = SampleMaterial
    let bounds = Material.scores.compactMap(\.self) + [.nan, .infinity, -.infinity, 3]
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: return .questionnaire(generator.one(of: Material.questionnaires))
    case 2, 3, 4: return .score(comparison, generator.one(of: bounds))
    default: return .band(generator.one(of: Material.bands.compactMap(\.self)))
    }
  }

  /// Whether a predicate matches the sample, found in memory.
  public func fulfils(_ predicate: SamplePredicate<Assessment>) -> Bool {
    predicate.matches(self)
  }
}
