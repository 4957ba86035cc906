#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A shell script run in the foreground with the streams of this process.
struct ShellProcess {
  var script: String
  var arguments: [String]
  var environment: [String: String]

  /// Runs to the end and returns the exit code, or 128 plus the number of the signal that ended it.
  ///
  /// While it runs, signals from the keyboard or from a closing terminal are left to it, as with
  /// `system`: in an editor they are keys, and this process has to outlive it to clean up.
  func run() throws(SystemError) -> Int32 {
    let handlers = Self.signals.map { signal($0, SIG_IGN) }
    defer {
      for (number, handler) in zip(Self.signals, handlers) { signal(number, handler) }
    }
    return try Self.wait(for: try spawn())
  }

  private static let signals = [SIGINT, SIGQUIT, SIGHUP, SIGTERM]

  private func spawn() throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in Self.signals + [SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var child: pid_t = 0
    let code = Self.withCStrings(["sh", "-c", script, "sh"] + arguments) { words in
      Self.withCStrings(variables) { variables in
        posix_spawn(&child, "/bin/sh", nil, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  private static func wait(for child: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // The layout behind WIFEXITED and its kin, which are macros and not imported.
    let signalNumber = status & 0x7F
    return signalNumber == 0 ? (status >> 8) & 0xFF : 128 + signalNumber
  }

  /// Lends a null-terminated array of C strings.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var pointers = copies + [nil]
    return body(&pointers)
  }
}
