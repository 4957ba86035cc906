internal import CommandLineKit
internal import WellbeingKit

/// `mood list`: entries, a line each.
enum ListCommand: Command {
  static let declaration = CommandDeclaration(
    name: "list",
    summary: "List entries",
    discussion: """
      Days are yours: they begin at 'day-start' and go by the clock where each entry was made. \
      An option given more than once takes entries that fit any of its values; different options \
      must all fit. --where takes any condition.
      """,
    examples: [
      Example("mood list last week", "The entries of last week, the newest first."),
      Example("mood list --label stressed -a work --limit 10", "The ten latest of a sort."),
      Example("mood list --where 'valence < 0 and not association = work'", "By a condition."),
      Example("mood list 2026-11-01..2026-11-15 --json", "For programs."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "Days, as 'last week', 2026-11 or -7d; all if not given. See 'mood help dates'.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: SampleSelection.declarations + [
      OptionDeclaration(
        "sort",
        value: "ORDER",
        help: "The order; newest if not given.",
        values: .choices(Order.allCases.map(\.rawValue))
      ),
      OptionDeclaration("limit", value: "N", help: "At most so many, the first of the order."),
      .csv,
    ],
    seeAlso: ["mood help dates", "mood help where"]
  )

  /// The orders by the words for them.
  private enum Order: String, CaseIterable {
    case newest, oldest, pleasant, unpleasant

    var order: StateOfMindQuery.Order {
      switch self {
      case .newest: .startDescending
      case .oldest: .start
      case .pleasant: .valenceDescending
      case .unpleasant: .valence
      }
    }
  }

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let format = try context.outputFormat()
    let person = try context.person()
    var query = try SampleSelection.query(context.parsed, person)
    query.order =
      context.parsed.value("sort").flatMap(Order.init(rawValue:))?.order
      ?? .startDescending
    query.limit = try context.parsed.integer("limit", in: 1...Int.max)
    let samples = try context.openStoreForReading(person).statesOfMind(query)
    context.printSamples(samples, person, as: format)
    if samples.isEmpty { context.say("no entries") }
    return .success
  }
}
