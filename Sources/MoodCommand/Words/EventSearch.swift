internal import CommandLineKit
internal import WellbeingKit

/// Finds the event that `--event TEXT` means.
struct EventSearch {
  /// How far back an event is looked for, and ahead to tell why none was found.
  private static let reach: Int64 = 14 * 86_400

  /// The event: the latest that had begun.
  let event: CalendarEvent

  /// The latest of every other event that fits, of one with another name or on another calendar.
  let others: [CalendarEvent]

  /// Finds the latest event that began before a moment, within the two weeks before it, with a text
  /// in its name, whatever the case and the accents.
  ///
  /// Events that have just this name come before those that have it in theirs, and timed ones before
  /// those of whole days.
  ///
  /// - Throws: `EventSearchError` when there is none, `UsageError.refused` for no text.
  init(for text: String, before moment: Instant, in store: WellbeingStore, zone: Zone) throws {
    let wanted = text.trimmedNFC.foldedForSearch
    guard !wanted.isEmpty else {
      throw UsageError.refused("--event needs a part of the event's name")
    }
    let window = moment.advanced(bySeconds: -Self.reach)..<moment.advanced(bySeconds: Self.reach)
    let fitting = try store.events(in: window, zone: zone).filter {
      $0.status != .cancelled && $0.summary.foldedForSearch.contains(wanted)
    }
    let begun = fitting.filter { $0.start <= moment }.sorted { Self.rank($1) < Self.rank($0) }
    let exact = begun.filter { $0.summary.trimmedNFC.foldedForSearch == wanted }
    guard let latest = exact.first ?? begun.first else {
      let next = fitting.min { $0.start < $1.start }
      throw next.map { EventSearchError.notBegun($0, zone) } ?? EventSearchError.none(text)
    }
    event = latest
    var seen: Set<[String]> = [[latest.summary, latest.calendar]]
    others = (exact.isEmpty ? begun : exact).filter {
      seen.insert([$0.summary, $0.calendar]).inserted
    }
  }

  /// The time of a check-in about the event: its end, or now while it lasts.
  ///
  /// The end of whole days is the beginning of the next one, so it is the minute before.
  func time(now: Instant) -> Instant {
    min(event.isAllDay ? event.end.advanced(bySeconds: -60) : event.end, now)
  }

  private static func rank(_ event: CalendarEvent) -> (Int, Instant, Instant, String, String) {
    (event.isAllDay ? 0 : 1, event.start, event.end, event.calendar, event.uid)
  }
}

/// No event can be meant by the text that was given.
enum EventSearchError: Error, Hashable {
  /// No event has the text in its name.
  case none(String)
  /// The only events that fit were still to come.
  case notBegun(CalendarEvent, Zone)
}

extension EventSearchError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  var description: String {
    switch self {
    case .none(let text):
      "no event of the last two weeks has \(text.quotedForMessage) in its name; "
        + "'mood calendar events -14d' lists them"
    case .notBegun(let event, let zone):
      "\(event.summary.quotedForMessage) has not begun by then: it is on \(Self.start(event, zone))"
    }
  }

  private static func start(_ event: CalendarEvent, _ zone: Zone) -> String {
    let catalogue = Catalogue.english
    return event.days.map { catalogue.date($0.lowerBound) }
      ?? catalogue.dateTime(zone.localTime(at: event.start))
  }
}

extension CommandContext {
  /// Says which other events a text fits.
  mutating func sayOthers(_ search: EventSearch, _ text: String, _ zone: Zone) {
    let limit = 5
    for event in search.others.prefix(limit) {
      let when =
        event.days.map { catalogue.date($0.lowerBound) }
        ?? catalogue.dateTime(zone.localTime(at: event.start))
      say(
        "\(text.quotedForMessage) also fits \(event.summary.quotedForMessage), \(when), "
          + "on \(event.calendar)"
      )
    }
    let rest = search.others.count - limit
    if rest > 0 { say("and \(rest) more; give more of the name") }
  }
}
