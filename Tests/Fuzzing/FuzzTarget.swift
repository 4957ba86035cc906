import CivilTime
import TestSupport

/// What inputs are tried on.
enum FuzzTarget: String, CaseIterable {
  /// Reading and writing.
  case reader

  /// Making occurrences in a window.
  case expander

  /// Tries the input that follows from a seed; nil when all is as it must be.
  func failure(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let database = ZoneDatabase(environment: [:])
    switch self {
    case .reader:
      let bytes = Mutation.damaged(CalendarGrammar.calendar(&random), &random)
      return ReaderChecks(bytes: bytes, database: database).failure(&random)
    case .expander:
      var bytes = CalendarGrammar.calendar(&random)
      if random.once(in: 3) { bytes = Mutation.damaged(bytes, &random) }
      return ExpanderChecks(bytes: bytes, database: database).failure(&random)
    }
  }
}
