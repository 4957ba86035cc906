internal import CommandLineKit
internal import WellbeingKit

/// `mood report`: the reflection of a period.
enum ReportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "report",
    summary: "Reflect on a week",
    discussion: """
      The report joins check-ins and calendar events: how each day was, the quality of your \
      calendars, work-life balance, the events behind your happiest and hardest moments, the words \
      you used, and the week before. Days are yours: they begin at 'day-start'.
      """,
    examples: [
      Example("mood report", "The present week."),
      Example("mood report last week", "The week before."),
      Example("mood report 2026-11-01..2026-11-15 --json", "Any days, for programs."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "'week', 'last week', or days as 2026-11-01..2026-11-07; this week if not given.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: [
      OptionDeclaration(
        "calendar",
        value: "NAME",
        help: "Show only this calendar.",
        isRepeating: true,
        values: .dynamic("calendars")
      ),
      OptionDeclaration(
        "format",
        value: "FORMAT",
        help: "How to write it; text if not given, and JSON with --json.",
        values: .choices(["text", "json"])
      ),
    ],
    seeAlso: ["mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStoreForReading(person)
    let reflection = try reflection(
      of: period(context.parsed.joinedArguments, person),
      in: store,
      for: person,
      calendars: context.parsed.values("calendar")
    )
    let format = context.parsed.value("format") ?? (context.wantsJSON ? "json" : "text")
    switch format {
    case "json":
      context.output.write(JSONReportRenderer(catalogue: context.catalogue).render(reflection))
    default:
      let renderer = TerminalReportRenderer(layout: context.layout, catalogue: context.catalogue)
      context.output.write(renderer.render(reflection))
    }
    return .success
  }

  /// The period that the words name.
  private static func period(_ text: String, _ person: Person) throws(DateTextError) -> CivilPeriod
  {
    let context = person.dateContext
    switch text.lowercased() {
    case "", "week":
      return CivilPeriod(.week, containing: context.today, firstWeekday: context.firstWeekday)
    default:
      return try DateWords(context).period(text)
    }
  }

  /// Reads what a report needs and computes it.
  static func reflection(
    of period: CivilPeriod,
    in store: WellbeingStore,
    for person: Person,
    calendars names: [String]
  ) throws -> Reflection {
    let calendars = try store.calendars(requiring: names, zone: person.zone)
    let settings = person.insightSettings(calendars, shown: names)
    let days = period.previous.days.lowerBound..<period.days.upperBound
    let boundary = person.settings.dayBoundary
    let samples = try store.statesOfMind(
      StateOfMindQuery(days: .init(from: days.lowerBound, to: days.upperBound, boundary: boundary))
    )
    // Samples lived in other zones may lie half a day and more outside the person's own days.
    let margin = Int64(settings.eventWindowMinutes) * 60 + 26 * 3600
    let span = boundary.interval(of: days, in: person.zone)
    let window =
      span.lowerBound.advanced(bySeconds: -margin)..<span.upperBound.advanced(bySeconds: margin)
    return Reflection(
      of: period,
      samples: samples,
      events: try store.events(in: window, zone: person.zone),
      settings: settings,
      now: person.now
    )
  }
}
