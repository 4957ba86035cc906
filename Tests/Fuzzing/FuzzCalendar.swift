import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Feeds damaged and hostile calendars to the reader and to the expander, and checks what must hold
/// for any bytes.
///
/// Inputs follow from their seed alone: the input number i of a run with the seed s is the first of
/// a run with the seed s + i.
@main
enum FuzzCalendar {
  private static let usage = """
    usage: fuzz-calendar [reader|expander] [--inputs N] [--seed N] [--seconds N] [--verbose]

    Both targets take turns unless one is named. --seconds ends the run after that time even if
    inputs are left. --verbose names every input beforehand, to find the one that ends the program.
    """

  static func main() {
    guard let options = FuzzOptions(Array(CommandLine.arguments.dropFirst())) else {
      print(usage)
      exit(2)
    }
    let clock = ContinuousClock()
    let begin = clock.now
    var slowest: (seed: UInt64, time: Duration) = (0, .zero)
    var count = 0
    for number in 0..<options.inputs {
      if let limit = options.limit, clock.now - begin > limit { break }
      let seed = options.seed &+ UInt64(number)
      let target = options.targets[number % options.targets.count]
      if options.isVerbose { print("\(target.rawValue) \(seed)") }
      // An input that never ends is ended by the system, with a signal.
      alarm(600)
      let memory = peakMemory()
      let start = processorTime()
      let failure = target.failure(seed: seed)
      let time = processorTime() - start
      if time > slowest.time { slowest = (seed, time) }
      count += 1
      if let failure { fail(target, seed, failure) }
      if time > .seconds(20) { fail(target, seed, "it takes \(time)") }
      let grown = peakMemory() - memory
      if grown > 512 << 20 { fail(target, seed, "it takes \(grown >> 20) MiB") }
    }
    print("\(count) inputs in \(clock.now - begin), the slowest \(slowest.time) (\(slowest.seed))")
  }

  private static func fail(_ target: FuzzTarget, _ seed: UInt64, _ message: String) -> Never {
    print("fuzz-calendar \(target.rawValue) --inputs 1 --seed \(seed): \(message)")
    exit(1)
  }

  /// The time that the processor has worked for the process, whatever else runs.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// The most memory that the process has had, in bytes.
  private static func peakMemory() -> Int {
    var usage = rusage()
    // The constant is an enumeration on one system and a number on another.
    getrusage(.init(0), &usage)
    #if os(Linux)
    return usage.ru_maxrss << 10
    #else
    return usage.ru_maxrss
    #endif
  }
}
