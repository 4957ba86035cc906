#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What became of samples that were brought in from outside.
public struct SampleImport: Hashable, Sendable {
  /// How many were not in the journal before.
  public var addedCount = 0

  /// How many took the place of another version with the same identity.
  public var replacedCount = 0

  /// How many were in the journal already, just so.
  public var unchangedCount = 0

  /// The identities of those of which the journal has another version, which it kept.
  ///
  /// Those that a sample of another type has are among them, and are never replaced.
  public var different: [UUID] = []

  /// The backup that was made before.
  public var backup: Backup?

  /// The outcome of bringing in nothing.
  public init() {}

  /// Whether there was anything to write.
  public var isChange: Bool { addedCount + replacedCount > 0 }
}
