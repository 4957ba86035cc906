/// A file named on the command line that cannot be used.
struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  var path: String

  /// Whether there is no such file, as opposed to one that must not be read.
  var isMissing: Bool

  /// What is wrong, in one line.
  var description: String {
    isMissing ? "there is no file '\(path)'" : "the file '\(path)' cannot be read"
  }
}
