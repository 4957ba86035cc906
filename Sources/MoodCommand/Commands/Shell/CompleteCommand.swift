internal import CommandLineKit
internal import WellbeingKit

/// `mood complete`: what the scripts of `mood completions` ask.
enum CompleteCommand: Command {
  static let declaration = CommandDeclaration(
    name: "complete",
    summary: "Answer a shell what a word may become",
    arguments: [
      ArgumentDeclaration(
        "WORD",
        help: "The words typed so far; the last is unfinished.",
        isRequired: false,
        isRepeating: true
      )
    ],
    isHidden: true
  )

  /// The most ids that are offered, the latest first.
  private static let mostIDs = 50

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let words = context.parsed.arguments("WORD")
    // What cannot be read is not completed: an error would stand in the middle of the line.
    let person = try? context.person()
    let store = person.flatMap { try? context.openStoreForReading($0) }
    let catalogue = context.catalogue
    let completer = Completer(Tool.declaration) { source in
      guard let store, let person else { return [] }
      return (try? Self.words(source, store, person, catalogue)) ?? []
    }
    let answer = completer.answer(for: words)
    for completion in answer.completions {
      // A line break or a tab of a person's own would make two words of one.
      let word = completion.word
      guard word.isSafeToComplete else { continue }
      context.output.writeLine("\(word)\t\(completion.explanation.sanitizedForTerminal())")
    }
    if answer.offersFiles { context.output.writeLine(":files") }
    return .success
  }

  private static func words(
    _ source: String,
    _ store: WellbeingStore,
    _ person: Person,
    _ catalogue: Catalogue
  ) throws -> [Completion] {
    switch source {
    case "calendars":
      return try store.eventCalendars().map { Completion($0.name, catalogue.word($0.association)) }
    case "tags":
      let tags = GroupedStatistics(
        of: try store.statesOfMind(),
        by: .tag,
        calendar: StatisticsCalendar(zone: person.zone)
      )
      return tags.rows.map { Completion($0.key.name, "\($0.statistics.count)") }
    case "ids":
      let latest = StateOfMindQuery(order: .startDescending, limit: mostIDs)
      return try store.statesOfMind(latest).map { sample in
        let local =
          sample.zone?.localTime(at: sample.start) ?? person.zone.localTime(at: sample.start)
        return Completion(
          String(sample.id.lowercaseString.prefix(8)),
          "\(catalogue.dateTime(local)) \(catalogue.valence(sample.valence))"
        )
      }
    default: return []
    }
  }
}

extension String {
  /// Whether the text is one word to a shell that reads lines with tabs.
  fileprivate var isSafeToComplete: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
