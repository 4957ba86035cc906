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
    /// It is a folder without a calendar in it.
    case noCalendars
    /// It is larger than this program reads.
    case tooLarge
    /// The system does not permit to read it.
    case notPermitted
  }

  /// The path as it was given.
  var path: String

  /// What is wrong with it.
  var reason: Reason

  /// Creates an error.
  init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

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
    case .noCalendars: "there is no .ics file in the folder '\(path)'"
    case .tooLarge: "the file '\(path)' is larger than 1 GiB"
    case .notPermitted: "'\(path)' cannot be read; check its permissions"
    }
  }
}
