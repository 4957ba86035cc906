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
    if path == "-" { return try environment.interaction.readAll(limit: Self.fileLimit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES
        ? FileError(path: path, reason: .notPermitted) : FileError(unreadable: path)
    }
    defer { close(descriptor) }
    do throws(InteractionError) {
      return try FileDescriptorReader(descriptor: descriptor).readAll(limit: Self.fileLimit)
    } catch .inputTooLong {
      throw FileError(path: path, reason: .tooLarge)
    } catch {
      throw FileError(unreadable: path)
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
