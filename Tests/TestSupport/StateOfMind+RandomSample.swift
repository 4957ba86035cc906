public import WellbeingModel

extension StateOfMind: RandomSample {
  /// A random condition that only states of mind are asked for.
  ///
  /// - Parameters:
  ///   - comparison: How it compares, where it does.
  ///   - generator: Where the randomness comes from.
  /// - Returns: A predicate of that condition.
  public static func randomOwnCondition(
    _ comparison: Comparison,
    using generator: inout SeededGenerator
  ) -> SamplePredicate<StateOfMind> {
    typealias Material = SampleMaterial
    let bounds = Material.valences + [.nan, .infinity, -.infinity, 1.7976931348623157e308, 2, 1e-5]
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .kind(generator.one(of: Material.kinds))
    case 1: return .valence(comparison, generator.one(of: bounds))
    case 2: return .valence(between: generator.one(of: bounds), and: generator.one(of: bounds))
    case 3: return .valence(in: Set(generator.some(bounds, upTo: 4)))
    case 4:
      let classes = StateOfMind.ValenceClassification.allCases
      return .valenceClassification(comparison, generator.one(of: classes))
    case 5: return .label(generator.one(of: Material.labels))
    case 6: return .association(generator.one(of: Material.associations))
    case 7: return .tag(generator.one(of: Material.tags))
    case 8: return .note(contains: randomExcerpt(using: &generator))
    case 9: return .noteExists
    default: return generator.once(in: 2) ? .all : .none
    }
  }

  /// Whether a predicate matches the sample, found in memory.
  public func fulfils(_ predicate: SamplePredicate<StateOfMind>) -> Bool {
    predicate.matches(self)
  }

  /// A piece of one of the notes, cut anywhere between scalars.
  private static func randomExcerpt(using generator: inout SeededGenerator) -> String {
    let scalars = Array(generator.one(of: SampleMaterial.notes).unicodeScalars)
    let lower = Int.random(in: 0..<scalars.count, using: &generator)
    let upper = min(scalars.count, lower + Int.random(in: 0...6, using: &generator))
    var excerpt = String.UnicodeScalarView()
    excerpt.append(contentsOf: scalars[lower..<upper])
    return String(excerpt)
  }
}
