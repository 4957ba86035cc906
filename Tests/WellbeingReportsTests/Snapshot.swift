import Foundation
import Testing

/// Compares a text with the file that holds what it should be.
///
/// With `UPDATE_SNAPSHOTS` in the environment the file is written anew instead; read what has changed
/// before keeping it.
func expectSnapshot(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/WellbeingReportsTests/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
