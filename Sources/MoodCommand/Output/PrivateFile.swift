internal import CommandLineKit

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A file of its owner's alone that appears under its name only when it is whole.
///
/// What is no ordinary file, as a pipe or a terminal, is written to directly.
struct PrivateFile: ~Copyable {
  private let path: String
  private let scratch: String?
  private let descriptor: Int32

  /// Begins a file, which takes the place of one that is there.
  init(_ path: String) throws(FileWritingError) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      scratch = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let scratch = "\(folder).mood-\(UUID().uuidString)"
      self.scratch = scratch
      descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw FileWritingError(path: path, code: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    // Once it has its name there is nothing left under this one.
    if let scratch { unlink(scratch) }
  }

  /// Writes bytes after those before.
  borrowing func write(_ bytes: [UInt8]) throws(FileWritingError) {
    switch FileDescriptorWriter(descriptor: descriptor).write(bytes) {
    case .complete: break
    case .closedPipe: throw FileWritingError(path: path, code: EPIPE)
    case .failed(let error): throw FileWritingError(path: path, code: error.code)
    }
  }

  /// Gives the file its name.
  borrowing func finish() throws(FileWritingError) {
    guard let scratch else { return }
    guard fsync(descriptor) == 0, rename(scratch, path) == 0 else {
      throw FileWritingError(path: path, code: errno)
    }
  }
}

/// A file that cannot be written.
struct FileWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  var path: String

  /// The system's number for the reason.
  var code: Int32

  /// Whether there was no room for it.
  var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// What is wrong, in one line.
  var description: String {
    "the file '\(path)' cannot be written: \(SystemError(code: code).description.lowercased())"
  }
}
