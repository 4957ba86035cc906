import CommandLineKit
import MoodCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

Signals.ignoreBrokenPipe()
let outcome = Tool(.current()).run(Array(CommandLine.arguments.dropFirst()))
exit(Int32(outcome.deliver()))
