#if os(Linux)
#if canImport(Glibc)
internal import Glibc
#else
internal import Musl
#endif

/// Notices changes to the files in a folder whose names begin alike, by way of inotify.
///
/// SQLite keeps its journals next to the database, under the same name with an ending, and a change
/// becomes readable when one of them is deleted or written.
struct FolderWatch: ~Copyable, Sendable {
  /// The descriptor of the watch, which can be polled and does not block.
  let number: Int32

  private let prefix: [UInt8]

  /// Watches a folder.
  init(folder: String, prefix: String) throws(FolderWatchError) {
    let number = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
    guard number >= 0 else { throw .last }
    let events = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    guard inotify_add_watch(number, folder, events) >= 0 else {
      let error = FolderWatchError.last
      close(number)
      throw error
    }
    self.number = number
    self.prefix = Array(prefix.utf8)
  }

  deinit {
    close(number)
  }

  /// Reads all events there are; true when one concerned such a file, or when some were lost.
  borrowing func takeEvents() -> Bool {
    var isConcerned = false
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(number, &buffer, buffer.count)
      guard count > 0 else { return isConcerned }
      buffer.withUnsafeBytes { bytes in
        var rest = bytes[..<count]
        while let event = Event(takingFrom: &rest) {
          if event.name.isEmpty || event.name.starts(with: prefix) { isConcerned = true }
        }
      }
    }
  }

  /// One record of `read`: a header, and a name padded with zeros.
  private struct Event {
    /// The file's name; empty when the event concerns the folder or the watch itself.
    let name: Slice<UnsafeRawBufferPointer>

    init?(takingFrom bytes: inout Slice<UnsafeRawBufferPointer>) {
      let headerSize = MemoryLayout<inotify_event>.size
      guard bytes.count >= headerSize else { return nil }
      let header = UnsafeRawBufferPointer(rebasing: bytes)
        .loadUnaligned(as: inotify_event.self)
      let padded = bytes.dropFirst(headerSize).prefix(Int(header.len))
      name = padded.prefix { $0 != 0 }
      bytes = bytes.dropFirst(headerSize + padded.count)
    }
  }
}
#endif
