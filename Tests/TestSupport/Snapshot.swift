internal import Foundation

/// A file that holds what people are meant to read, in `Tests/Snapshots`.
///
/// With `UPDATE_SNAPSHOTS` in the environment the file is written anew instead; read what has changed
/// before keeping it.
public struct Snapshot {
  private let file: URL

  /// Names a snapshot of the test target in whose file this is called.
  public init(_ name: String, testFile: String = #filePath) {
    let target = URL(filePath: testFile).deletingLastPathComponent()
    file = target.deletingLastPathComponent()
      .appending(path: "Snapshots/\(target.lastPathComponent)/\(name)")
  }

  /// What the file holds; the text itself after it has been written there.
  public func expected(updatingTo text: String) throws -> String {
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
