#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Writes to an open file descriptor.
public struct FileDescriptorWriter: Hashable, Sendable {
  /// The number of the descriptor.
  public var descriptor: Int32

  /// Creates a writer for a descriptor that someone else opens and closes.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Standard output.
  public static let standardOutput = FileDescriptorWriter(descriptor: STDOUT_FILENO)

  /// Standard error.
  public static let standardError = FileDescriptorWriter(descriptor: STDERR_FILENO)

  /// Writes text as UTF-8, all of it unless the outcome says otherwise.
  public func write(_ text: String) -> WriteOutcome {
    var text = text
    return text.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes)) }
  }

  /// Writes bytes, all of them unless the outcome says otherwise.
  public func write(_ bytes: [UInt8]) -> WriteOutcome {
    bytes.withUnsafeBytes { bytes in writeAll(bytes) }
  }

  /// Goes on after interruptions and partial writes, and waits where the descriptor does not block.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> WriteOutcome {
    var rest = bytes[...]
    while !rest.isEmpty {
      // `writev` only reads, though its parameter cannot say so.
      let start = UnsafeMutableRawPointer(
        mutating: UnsafeRawBufferPointer(rebasing: rest).baseAddress
      )
      var vector = iovec(iov_base: start, iov_len: rest.count)
      let written = writev(descriptor, &vector, 1)
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      case EPIPE: return .closedPipe
      default: return .failed(.last)
      }
    }
    return .complete
  }
}
