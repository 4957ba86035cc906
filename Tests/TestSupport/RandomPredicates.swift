internal import CivilTime
public import WellbeingModel

extension SamplePredicate where Sample: RandomSample {
  /// A random predicate over samples, made of the material for tests.
  ///
  /// - Parameters:
  ///   - generator: Where the randomness comes from.
  ///   - depth: How many levels of combinations it may have.
  /// - Returns: The predicate, built through the public factories.
  public static func random(using generator: inout SeededGenerator, depth: Int = 4) -> Self {
    guard depth > 0, !generator.once(in: 4) else { return randomCondition(using: &generator) }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1, 2:
      return .and(randomParts(using: &generator, depth: depth - 1))
    case 3, 4, 5:
      return .or(randomParts(using: &generator, depth: depth - 1))
    default:
      return !random(using: &generator, depth: depth - 1)
    }
  }

  private static func randomParts(using generator: inout SeededGenerator, depth: Int) -> [Self] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      random(using: &generator, depth: depth)
    }
  }

  /// A random predicate of a single condition.
  public static func randomCondition(using generator: inout SeededGenerator) -> Self {
    let comparison = generator.one(of: Comparison.allCases)
    return Int.random(in: 0..<3, using: &generator) == 0
      ? randomAnySampleCondition(comparison, using: &generator)
      : Sample.randomOwnCondition(comparison, using: &generator)
  }

  private static func randomAnySampleCondition(
    _ comparison: Comparison,
    using generator: inout SeededGenerator
  ) -> Self {
    typealias Material = SampleMaterial
    let key = generator.one(of: Material.keys)
    let values = Material.metadataValues + [.number(.nan), .number(-.infinity)]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: return randomInterval(using: &generator)
    case 2: return .start(comparison, generator.one(of: Material.instants))
    case 3: return .end(comparison, generator.one(of: Material.instants))
    case 4: return .uuids(Set(generator.some(Material.uuids, upTo: 3)))
    case 5: return .source(comparison, generator.one(of: Material.sources))
    case 6: return .metadata(key: key)
    case 7: return .metadata(key: key, comparison, generator.one(of: values))
    default: return .metadata(key: key, allowedValues: Set(generator.some(values, upTo: 4)))
    }
  }

  private static func randomInterval(using generator: inout SeededGenerator) -> Self {
    let options = QueryOptions(rawValue: Int.random(in: 0...3, using: &generator))
    let from = generator.one(of: SampleMaterial.instants)
    let to = generator.one(of: SampleMaterial.instants)
    return .dates(
      from: generator.once(in: 3) ? nil : .init(from),
      to: generator.once(in: 3) ? nil : .init(to),
      options: options
    )
  }
}
