/// What the command line asks for.
struct FuzzOptions {
  /// The targets, which take turns.
  var targets = FuzzTarget.allCases

  /// How many inputs are tried.
  var inputs = 10_000

  /// The seed of the first input.
  var seed: UInt64 = 1

  /// After which time to stop; nil for never.
  var limit: Duration?

  /// Whether every input is named before it is tried.
  var isVerbose = false

  /// Reads the words of a command line; nil when one is not understood.
  init?(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--inputs":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
        inputs = value
      case "--seed":
        guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = value
      case "--seconds":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
        limit = .seconds(value)
      case "--verbose": isVerbose = true
      default:
        guard let target = FuzzTarget(rawValue: word) else { return nil }
        targets = [target]
      }
    }
  }
}
