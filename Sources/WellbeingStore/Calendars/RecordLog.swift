#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Bytes put aside in a file without a name, which is gone with the process.
///
/// Memory does not grow with what is in it, and nobody else can open it.
struct RecordLog: ~Copyable {
  private let descriptor: Int32
  private let folder: String
  /// What is not in the file yet.
  private var pending: [UInt8] = []
  private var written = 0

  private static let pieceSize = 1 << 18

  /// Creates an empty log.
  ///
  /// - Throws: `StoreError` when there is no room for temporary files.
  init() throws(StoreError) {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folders = [named, "/var/tmp", "/tmp"]
    folder = folders.first { !$0.isEmpty && access($0, W_OK | X_OK) == 0 } ?? "/tmp"
    var template = Array((folder + "/mood-XXXXXX").utf8CString)
    // mkstemp makes it for the owner alone.
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Self.failure(folder: folder) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends bytes and tells where they lie.
  ///
  /// - Throws: `StoreError` when there is no room for them.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(StoreError) -> Range<Int> {
    let start = written + pending.count
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { try flush() }
    return start..<start + bytes.count
  }

  private mutating func flush() throws(StoreError) {
    var offset = 0
    while offset < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(folder: folder) }
      offset += count
    }
    written += pending.count
    pending.removeAll(keepingCapacity: true)
  }

  /// A reader of what has been appended; it must not be used when the log is gone.
  borrowing func reader() -> Reader {
    Reader(descriptor: descriptor, folder: folder, pending: pending, written: written)
  }

  /// Reads records of a log, many at a time where they are wanted in the order they lie in.
  struct Reader {
    fileprivate let descriptor: Int32
    fileprivate let folder: String
    fileprivate let pending: [UInt8]
    fileprivate let written: Int
    private var window: [UInt8] = []
    private var windowStart = 0

    private static let windowSize = 1 << 14

    fileprivate init(descriptor: Int32, folder: String, pending: [UInt8], written: Int) {
      self.descriptor = descriptor
      self.folder = folder
      self.pending = pending
      self.written = written
    }

    /// The bytes that lie somewhere.
    mutating func bytes(in range: Range<Int>) throws(StoreError) -> [UInt8] {
      if range.lowerBound >= written {
        return Array(pending[range.lowerBound - written..<range.upperBound - written])
      }
      let known = windowStart..<windowStart + window.count
      if range.lowerBound < known.lowerBound || range.upperBound > known.upperBound {
        let isNext = known.contains(range.lowerBound) || range.lowerBound == known.upperBound
        try read(range, ahead: isNext ? Self.windowSize : 0)
      }
      let start = range.lowerBound - windowStart
      return Array(window[start..<start + range.count])
    }

    private mutating func read(_ range: Range<Int>, ahead: Int) throws(StoreError) {
      let wanted = min(max(range.count, ahead), written - range.lowerBound)
      window = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, total in
        let buffer = UnsafeMutableRawBufferPointer(buffer)
        while total < range.count {
          let place = off_t(range.lowerBound + total)
          let count = pread(
            descriptor,
            buffer.baseAddress?.advanced(by: total),
            wanted - total,
            place
          )
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          total += count
        }
      }
      windowStart = range.lowerBound
      guard window.count >= range.count else { throw RecordLog.failure(folder: folder) }
    }
  }

  private static func failure(folder: String) -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: folder)
    case let code: .cannotOpen(path: folder, reason: String(cString: strerror(code)))
    }
  }
}
