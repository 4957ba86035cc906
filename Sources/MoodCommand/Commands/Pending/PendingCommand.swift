internal import CommandLineKit
internal import WellbeingKit

/// `mood pending`: events that wait for a check-in.
enum PendingCommand: Command {
  static let declaration = CommandDeclaration(
    name: "pending",
    summary: "List events that wait for a check-in",
    discussion: """
      Timed events that ended in the last 24 hours and have not been rated, the latest first. An \
      event is rated by a check-in that names it with --event, and by one that carries its \
      association and lies between its start and half an hour after its end. The setting \
      'pending-window' says how long an event waits.
      """,
    examples: [
      Example("mood pending", "What there is to look back on."),
      Example("mood log 😊 --event 'Design review'", "Rate one of them."),
      Example("mood config set pending-window 48h", "Let events wait for two days."),
    ],
    options: [
      OptionDeclaration(
        "calendar",
        value: "NAME",
        help: "Only events of this calendar.",
        isRepeating: true,
        values: .dynamic("calendars")
      )
    ],
    seeAlso: ["mood log", "mood calendar events"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStoreForReading(person)
    let events = try pending(in: store, for: person, calendars: context.parsed.values("calendar"))
      .events
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.array(events) { $0.event($1, zone: person.zone) } })
      return .success
    }
    guard let latest = events.first else {
      context.say("no event waits for a check-in")
      return .success
    }
    let list = EventListText(events, newestFirst: true, person, context.catalogue, context.layout)
    context.output.write(list.page)
    let option = try option(naming: latest, in: store, person)
    context.output.writeLine(
      "\nRate one with a word or a face, as in: mood log pleasant --event \(option)"
    )
    return .success
  }

  /// Reads what tells which events are pending, and finds them.
  static func pending(
    in store: WellbeingStore,
    for person: Person,
    calendars names: [String]
  ) throws -> PendingEvents {
    let calendars = try store.calendars(requiring: names)
    let wait = Int64(person.settings.pendingWindowMinutes) * 60
    let window = person.now.advanced(bySeconds: -wait)...person.now
    // An event that ends where a stretch of time begins has no part in it.
    let near =
      window.lowerBound.advanced(
        byMilliseconds: -1
      )..<window.upperBound
      .advanced(byMilliseconds: 1)
    let span = PendingEvents.span(
      of: try store.events(in: near, zone: person.zone),
      window: window
    )
    return PendingEvents(
      among: try store.events(in: span, zone: person.zone),
      samples: try store.statesOfMind(
        StateOfMindQuery(.start(.greaterThanOrEqualTo, span.lowerBound))
      ),
      window: window,
      settings: person.insightSettings(calendars, shown: names)
    )
  }

  /// What `mood log` needs to find an event, quoted for a shell: its name, and its end where a later
  /// event has that name too.
  private static func option(
    naming event: CalendarEvent,
    in store: WellbeingStore,
    _ person: Person
  ) throws -> String {
    let name = event.summary.oneLine
    // What cannot be printed cannot be typed either.
    guard !name.isEmpty, name == event.summary else { return "TEXT" }
    let word =
      "'"
      + name.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
    let found = try EventSearch(for: name, before: person.now, in: store, zone: person.zone).event
    guard found != event else { return word }
    let end = person.zone.localTime(at: event.end)
    return "\(word) --at '\(end.date) \(end.time)'"
  }
}
