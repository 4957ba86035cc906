#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is left of a sample that is gone: its identity.
public struct DeletedObject: Hashable, Sendable {
  /// The identity of the sample.
  public let id: UUID

  /// Creates a deleted object.
  public init(id: UUID) {
    self.id = id
  }
}
