#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Notices when a journal's file may have been written, by this or another process.
///
/// What happens while nobody waits is kept, so that a reader who first makes a watch, then reads, and
/// then waits misses nothing. The last thing noticed of a change comes after the change can be read.
package struct JournalWatch: ~Copyable, Sendable {
  /// The system's own watch: a descriptor that can be read when something happened.
  let descriptor: FolderWatch

  /// Whether the journal's folder is there; without it, what is watched is the folder that holds the
  /// first missing one, and another watch is needed once that has come into being.
  package let isInPlace: Bool

  /// Watches a journal that need not exist yet.
  ///
  /// - Throws: `StoreError.cannotWatch` with the system's reason.
  package init(at url: URL) throws(StoreError) {
    try self.init(path: url.path)
  }

  init(path: String) throws(StoreError) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var existing = folder
    while access(existing, F_OK) != 0, let slash = existing.lastIndex(of: "/") {
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
    let isInPlace = existing == folder
    let watch: FolderWatch
    do {
      watch = try FolderWatch(folder: existing, prefix: isInPlace ? name : "")
    } catch {
      throw .cannotWatch(path: path, reason: error.reason)
    }
    descriptor = watch
    self.isInPlace = isInPlace
  }

  /// Forgets what has happened so far.
  ///
  /// - Returns: Whether any of it concerned the journal.
  borrowing func takeEvents() -> Bool {
    descriptor.takeEvents()
  }

  /// Waits until something has happened to the journal.
  ///
  /// - Parameter output: A descriptor that is written to; the wait ends when its reader goes away.
  /// - Returns: False when the reader of the output has gone.
  package borrowing func wait(whileOpen output: Int32? = nil) -> Bool {
    while true {
      var waiting = [
        pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output ?? -1, events: 0, revents: 0),
      ]
      let count = poll(&waiting, 2, -1)
      guard count > 0 else { continue }
      if waiting[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return false }
      if waiting[0].revents != 0, takeEvents() { return true }
    }
  }
}

/// Why a folder cannot be watched, in the system's words.
struct FolderWatchError: Error {
  var reason: String

  /// The error of the call of this thread that failed last.
  static var last: FolderWatchError {
    FolderWatchError(reason: String(cString: strerror(errno)).lowercased())
  }
}
