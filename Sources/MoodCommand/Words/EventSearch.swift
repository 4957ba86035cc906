internal import CommandLineKit
internal import WellbeingKit

/// Finds the event that `--event TEXT` means.
enum EventSearch {
  /// How far back an event is looked for.
  private static let reach: Int64 = 14 * 86_400

  /// The latest event that began before a moment, within the two weeks before it, with a text in
  /// its name, whatever the case and the accents.
  ///
  /// - Throws: `EventSearchError` when there is none.
  static func event(
    named text: String,
    before moment: Instant,
    in store: WellbeingStore,
    zone: Zone
  ) throws -> CalendarEvent {
    let window = moment.advanced(bySeconds: -reach)..<moment.advanced(byMilliseconds: 1)
    let wanted = text.foldedForSearch
    let found = try store.events(in: window, zone: zone).filter { event in
      event.status != .cancelled && event.start <= moment
        && event.summary.foldedForSearch.contains(wanted)
    }
    let latest = found.max { ($0.isAllDay ? 0 : 1, $0.start) < ($1.isAllDay ? 0 : 1, $1.start) }
    guard let latest else { throw EventSearchError(text: text) }
    return latest
  }
}

/// No event has the text that was asked for.
struct EventSearchError: Error, Hashable, CustomStringConvertible {
  /// What was looked for.
  var text: String

  /// What is wrong and what would be right, in one line.
  var description: String {
    "no event of the last two weeks has \(text.quotedForMessage) in its name; "
      + "'mood calendar events -14d' lists them"
  }
}
