#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Reads from an open file descriptor, never more than is asked for.
public struct FileDescriptorReader: Hashable, Sendable {
  /// The number of the descriptor.
  public var descriptor: Int32

  /// Creates a reader for a descriptor that someone else opens and closes.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Standard input.
  public static let standardInput = FileDescriptorReader(descriptor: STDIN_FILENO)

  /// Reads everything up to the end.
  ///
  /// - Parameter limit: The most bytes to accept.
  /// - Returns: The bytes up to the end.
  /// - Throws: `InteractionError.inputTooLong` when there is more than `limit`, `unreadable` when
  ///   the system refuses.
  public func readAll(limit: Int) throws(InteractionError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte beyond the limit tells "exactly full" from "too long".
    while bytes.count <= limit {
      let chunk = try readSome(atMost: min(65_536, limit + 1 - bytes.count))
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
    throw .inputTooLong(limit: limit)
  }

  /// Reads up to and including the next newline.
  ///
  /// What follows the newline stays unread, for the next line or for another program. Bytes that
  /// are no UTF-8 come out as U+FFFD.
  ///
  /// - Parameter limit: The most bytes of a line.
  /// - Returns: The line without its end, which may be `\n` or `\r\n`; nil at the end.
  /// - Throws: `InteractionError.inputTooLong` when the line is longer than `limit`, `unreadable`
  ///   when the system refuses.
  public func readLine(limit: Int = 1 << 16) throws(InteractionError) -> String? {
    var line: [UInt8] = []
    while let byte = try readSome(atMost: 1).first {
      guard byte != UInt8(ascii: "\n") else {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      guard line.count < limit else { throw .inputTooLong(limit: limit) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Reads what is there, waiting for it; empty at the end.
  ///
  /// - Parameter count: The most bytes to read.
  /// - Returns: The bytes, fewer than asked for when no more are there yet.
  /// - Throws: `InteractionError.unreadable` when the system refuses.
  public func readSome(atMost count: Int) throws(InteractionError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let received = read(descriptor, buffer.baseAddress, count)
        if received < 0 { code = errno }
        filled = max(0, received)
      }
      switch code {
      case 0: return chunk
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: throw .unreadable(SystemError(code: code))
      }
    }
  }
}
