#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A copy of a journal that was whole when it was made.
public struct Backup: Hashable, Sendable {
  /// The file.
  public var url: URL

  /// How large the file is, in bytes.
  public var byteCount: Int

  /// How many live samples it holds.
  public var sampleCount: Int
}
