internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar events`: what is on.
enum CalendarEventsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "events",
    summary: "List the events of some days",
    examples: [
      Example("mood calendar events", "The present week."),
      Example("mood calendar events tomorrow --calendar Office", "One day of one calendar."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "Days, as 'last week' or -7d; the present week if not given.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: [
      OptionDeclaration(
        "calendar",
        value: "NAME",
        help: "Only this calendar.",
        isRepeating: true,
        values: .dynamic("calendars")
      ),
      OptionDeclaration("cancelled", help: "Cancelled events too."),
    ],
    seeAlso: ["mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let window = try window(context.parsed, person)
    let names = context.parsed.values("calendar")
    let withCancelled = context.parsed.flag("cancelled")
    let events = try context.openStoreForReading(person)
      .events(in: window, calendars: names.isEmpty ? nil : Set(names), zone: person.zone)
      .filter { withCancelled || $0.status != .cancelled }
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.array(events) { $0.event($1, zone: person.zone) } })
      return .success
    }
    context.output.write(EventListText(events, person, context.catalogue, context.layout).page)
    if events.isEmpty { context.say("no events") }
    return .success
  }

  private static func window(
    _ parsed: ParsedCommand,
    _ person: Person
  ) throws(DateTextError) -> Range<Instant> {
    let context = person.dateContext
    let text = parsed.joinedArguments
    let range =
      text.isEmpty
      ? DateRange(
        days: CivilPeriod(.week, containing: context.today, firstWeekday: context.firstWeekday).days
      ) : try DateWords(context).range(text)
    func instant(_ bound: DateBound?, else open: Instant) -> Instant {
      switch bound {
      case nil: open
      case .instant(let instant): instant
      case .day(let day): context.dayBoundary.interval(of: day, in: person.zone).lowerBound
      }
    }
    // An open side reaches ten years: a calendar that recurs for ever has no end to list.
    let reach: Int64 = 3653 * 86_400
    let lower = instant(range.from, else: person.now.advanced(bySeconds: -reach))
    let upper = instant(range.to, else: person.now.advanced(bySeconds: reach))
    return lower..<max(lower, upper)
  }
}
