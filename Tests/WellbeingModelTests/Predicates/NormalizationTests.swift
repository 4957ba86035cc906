import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

typealias P = SamplePredicate<StateOfMind>

@Suite struct NormalizationTests {
  @Test(arguments: 0..<20)
  func `normalising never changes which samples match`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = try (0..<40).map { _ in try StateOfMind.random(using: &generator) }
    for round in 0..<150 {
      let predicate = P.random(using: &generator, depth: 5)
      let normal = try predicate.normalized()
      for sample in samples where predicate.matches(sample) != normal.matches(sample) {
        Issue.record("seed \(seed), round \(round): \(predicate.tree) and \(normal.tree)")
        return
      }
      #expect(try normal.normalized() == normal, "seed \(seed), round \(round)")
    }
  }
}
