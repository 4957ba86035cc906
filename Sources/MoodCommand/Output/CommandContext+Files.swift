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

extension CommandContext {
  /// The most bytes of a file that are read: one gibibyte.
  private static let fileLimit = 1 << 30

  /// Everything in a file that the command line names; `-` is standard input.
  ///
  /// It may be a pipe, as a shell makes of `<(…)`.
  mutating func bytes(ofFile path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try readBytes(ofFile: path) { bytes += $0 }
    return bytes
  }

  /// Reads a file that the command line names in pieces; standard input, `-`, in one piece.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - body: Takes the next bytes; what it throws ends the reading.
  /// - Throws: `FileError`, and what the body throws.
  mutating func readBytes(
    ofFile path: String,
    _ body: ([UInt8]) throws -> Void
  ) throws {
    if path == "-" {
      return try body(environment.interaction.readAll(limit: Self.fileLimit))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES
        ? FileError(path: path, reason: .notPermitted) : FileError(unreadable: path)
    }
    defer { close(descriptor) }
    let reader = FileDescriptorReader(descriptor: descriptor)
    var count = 0
    while true {
      let bytes: [UInt8]
      do throws(InteractionError) {
        bytes = try reader.readSome(atMost: 1 << 17)
      } catch {
        throw FileError(unreadable: path)
      }
      guard !bytes.isEmpty else { return }
      count += bytes.count
      guard count <= Self.fileLimit else { throw FileError(path: path, reason: .tooLarge) }
      try body(bytes)
    }
  }

  /// Refuses a path that leads to the journal, which a file by its name would destroy.
  ///
  /// - Throws: `UsageError.refused`.
  func refuseJournal(_ path: String) throws(UsageError) {
    let journal = journal.resolvingSymlinksInPath().standardizedFileURL.path
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    guard file == journal else { return }
    throw .refused("'\(path)' is the journal itself; name another file")
  }
}
