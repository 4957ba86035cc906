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
      Example("mood calendar events 2026-11 --csv", "A month, for a spreadsheet."),
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
      .csv,
    ],
    seeAlso: ["mood pending", "mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let format = try context.outputFormat()
    let window = try window(context.parsed, person)
    let names = context.parsed.values("calendar")
    let agenda = try context.openStoreForReading(person)
      .agenda(in: window, calendars: names.isEmpty ? nil : Set(names), zone: person.zone)
    let withCancelled = context.parsed.flag("cancelled")
    let events = agenda.events.filter { withCancelled || $0.status != .cancelled }
    context.printEvents(events, person, as: format)
    for event in agenda.cutOff {
      context.say(
        "\(event.summary.quotedForMessage) on \(event.calendar) recurs too often to be listed in full"
      )
    }
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

extension CommandContext {
  fileprivate mutating func printEvents(
    _ events: [CalendarEvent],
    _ person: Person,
    as format: OutputFormat
  ) {
    switch format {
    case .json:
      output.write(JSONWriter.text { $0.array(events) { $0.event($1, zone: person.zone) } })
    case .csv:
      output.write(
        CSVWriter.text { csv in
          csv.row(CSVWriter.eventColumns)
          for event in events { csv.event(event, zone: person.zone) }
        }
      )
    case .text:
      output.write(EventListText(events, person, catalogue, layout).page)
      if events.isEmpty { say("no events") }
    }
  }
}
