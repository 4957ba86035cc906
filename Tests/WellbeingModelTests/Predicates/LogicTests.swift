import TestSupport
import Testing
import WellbeingModel

@Suite struct LogicTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  /// Pairs that must match the same samples, whatever `a`, `b` and `c` are.
  private static let laws:
    [(name: String, law: @Sendable (Predicate, Predicate, Predicate) -> [Predicate])] =
      [
        ("De Morgan for and", { a, b, _ in [!(a && b), !a || !b] }),
        ("De Morgan for or", { a, b, _ in [!(a || b), !a && !b] }),
        ("double negation", { a, _, _ in [!(!a), a] }),
        ("and distributes", { a, b, c in [a && (b || c), (a && b) || (a && c)] }),
        ("or distributes", { a, b, c in [a || (b && c), (a || b) && (a || c)] }),
        ("absorption", { a, b, _ in [a && (a || b), a, a || (a && b)] }),
        ("excluded middle", { a, _, _ in [a || !a, .all] }),
        ("contradiction", { a, _, _ in [a && !a, .none] }),
        ("neutral elements", { a, _, _ in [a && .all, a, a || .none] }),
        ("dominating elements", { a, _, _ in [a && .none, .none] }),
        ("grouping", { a, b, c in [(a && b) && c, a && (b && c), .and([a, b, c])] }),
        ("alternatives", { a, b, c in [.or([a, b, c]), .or([.or([c, b]), a])] }),
      ]

  @Test(arguments: laws.indices)
  func `predicates obey the laws of logic`(index: Int) throws {
    let (name, law) = Self.laws[index]
    var generator = SeededGenerator(seed: UInt64(index))
    for round in 0..<100 {
      let forms = law(
        .random(using: &generator, depth: 2),
        .random(using: &generator, depth: 2),
        .random(using: &generator, depth: 2)
      )
      let sample = try StateOfMind.random(using: &generator)
      let answers = forms.map { $0.matches(sample) }
      #expect(Set(answers).count == 1, "\(name), seed \(index), round \(round)")
    }
  }

  @Test func `an empty and is everything, an empty or is nothing`() {
    #expect(Predicate.and([]) == .all)
    #expect(Predicate.or([]) == .none)
    #expect(Predicate.and([.label(.happy)]) == .label(.happy))
  }

  @Test(arguments: Comparison.allCases)
  func `a negated comparison holds exactly when the comparison does not`(comparison: Comparison) {
    for value in 0...2 {
      #expect(comparison.holds(value, 1) != comparison.negated.holds(value, 1))
    }
    #expect(comparison.negated.negated == comparison)
  }

  @Test(arguments: Comparison.allCases, StateOfMind.ValenceClassification.allCases)
  func `a condition on the band is one on the valence`(
    comparison: Comparison,
    band: StateOfMind.ValenceClassification
  ) throws {
    for valence in SampleMaterial.valences + stride(from: -1, through: 1, by: 0.01) {
      let expected = comparison.holds(
        try #require(StateOfMind.ValenceClassification(valence: valence)),
        band
      )
      #expect(holds(band.condition(comparison), valence) == expected, "\(valence)")
    }
  }

  /// Evaluates a tree of constants and valence comparisons; nil for any other.
  private func holds(_ tree: PredicateTree, _ valence: Double) -> Bool? {
    switch tree {
    case .constant(let value): value
    case .valence(let comparison, let bound): comparison.holds(valence, bound)
    case .and(let parts): parts.allSatisfy { holds($0, valence) == true }
    case .or(let parts): parts.contains { holds($0, valence) == true }
    default: nil
    }
  }
}
