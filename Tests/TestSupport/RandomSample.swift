public import Foundation
public import WellbeingModel

/// A type of sample of which there are random ones, and random predicates.
public protocol RandomSample: Hashable, Sendable {
  /// Its identity.
  var id: UUID { get }

  /// A random sample made of the material for tests; with one of its identities when none is given.
  static func random(using generator: inout SeededGenerator, id: UUID?) throws -> Self

  /// A random condition that only samples of this type are asked for.
  static func randomOwnCondition(
    _ comparison: Comparison,
    using generator: inout SeededGenerator
  ) -> SamplePredicate<Self>

  /// Whether a predicate matches the sample, found in memory.
  func fulfils(_ predicate: SamplePredicate<Self>) -> Bool
}
