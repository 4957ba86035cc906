#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A file named on the command line that cannot be used.
struct FileError: Error, Hashable, Sendable {
  /// What is wrong with it.
  enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case folder
    /// The system does not permit to read it.
    case notPermitted
  }

  /// The path as it was given.
  var path: String

  /// What is wrong with it.
  var reason: Reason

  /// Finds out why a file could not be read.
  init(unreadable path: String) {
    self.path = path
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    reason = !exists ? .missing : isFolder ? .folder : .notPermitted
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, in one line.
  var description: String {
    switch reason {
    case .missing: "there is no file '\(path)'"
    case .folder: "'\(path)' is a folder, not a file"
    case .notPermitted: "the file '\(path)' cannot be read; check its permissions"
    }
  }
}
