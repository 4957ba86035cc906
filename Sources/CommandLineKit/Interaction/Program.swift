#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Programs of the system, and this one.
public enum Program {
  /// Runs a program in the foreground with the streams of this process.
  ///
  /// - Parameters:
  ///   - words: Its name, which is looked for in `PATH`, and its arguments.
  ///   - environment: Its environment variables.
  /// - Returns: Its exit code; 127 when there is no such program.
  /// - Throws: `SystemError` when no process can be started at all.
  public static func run(
    _ words: [String],
    environment: [String: String]
  ) throws(SystemError) -> Int32 {
    try ShellProcess(script: #"exec "$@""#, arguments: words, environment: environment).run()
  }

  /// The path of this program, whatever name it was started by; nil when the system does not say.
  public static var path: String? {
    #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }
}
