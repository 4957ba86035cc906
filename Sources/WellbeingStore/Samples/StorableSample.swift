public import CivilTime
public import WellbeingModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type of sample that the journal keeps.
///
/// These are `StateOfMind` and `Assessment`; other types cannot be made to conform.
public protocol StorableSample: Hashable, Sendable {
  /// What tells this sample from all others, of any type.
  var id: UUID { get }

  /// When it begins.
  var start: Instant { get }

  /// The zone it was lived in; nil takes the store's zone when saved.
  var zone: LivedZone? { get }

  /// The program that wrote it.
  var source: Source { get }

  /// Further facts by key.
  var metadata: [String: MetadataValue] { get }

  /// How the journal's file holds samples of this type.
  static var storage: SampleStorage<Self> { get }
}
