#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A reason the operating system gives for refusing a call.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as in `errno`.
  public var code: Int32

  /// Creates an error from its number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the last call of this thread that failed.
  static var last: SystemError {
    SystemError(code: errno)
  }

  /// The system's own words, such as "No space left on device".
  public var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
