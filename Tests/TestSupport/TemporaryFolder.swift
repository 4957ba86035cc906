public import Foundation

/// A folder of a test's own that is removed when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mood-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A place inside the folder.
  public func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }
}
