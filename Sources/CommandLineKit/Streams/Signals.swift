#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What this process does when a signal arrives.
public enum Signals {
  /// Lets a write to a closed pipe fail with an outcome instead of ending the process.
  public static func ignoreBrokenPipe() {
    signal(SIGPIPE, SIG_IGN)
  }
}
