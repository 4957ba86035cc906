#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
@preconcurrency internal import Glibc
#endif

/// The environment variables of this process.
public enum ProcessEnvironment {
  /// All variables as they are now; of a name given twice the first counts, as for `getenv`.
  public static var current: [String: String] {
    #if canImport(Darwin)
    let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
    let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String: String] = [:]
    variables.reserveCapacity(64)
    guard var entry = start else { return variables }
    while let text = entry.pointee {
      entry += 1
      guard let equals = strchr(text, Int32(UInt8(ascii: "="))) else { continue }
      let name = String(
        decoding: UnsafeRawBufferPointer(start: text, count: equals - text),
        as: UTF8.self
      )
      if variables[name] == nil { variables[name] = String(cString: equals + 1) }
    }
    return variables
  }
}
