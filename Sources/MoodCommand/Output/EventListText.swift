internal import CommandLineKit
internal import WellbeingKit

/// Events as people read them: under the day on which they begin.
struct EventListText {
  /// The lines.
  private(set) var page = ""

  /// Sets occurrences: the all-day ones of a day first, else in the order given.
  ///
  /// - Parameters:
  ///   - events: The occurrences.
  ///   - newestFirst: Whether the latest day comes first.
  ///   - person: Whose days and clock they are shown by.
  ///   - catalogue: The language.
  ///   - layout: How text is set.
  init(
    _ events: [CalendarEvent],
    newestFirst: Bool = false,
    _ person: Person,
    _ catalogue: Catalogue,
    _ layout: TextLayout
  ) {
    let days = Dictionary(grouping: events) { event in
      event.days?.lowerBound ?? person.zone.localTime(at: event.start).date
    }
    for (day, events) in days.sorted(by: { ($0.key < $1.key) != newestFirst }) {
      if !page.isEmpty { page += "\n" }
      page += layout.styled(catalogue.date(day), .heading) + "\n"
      for event in events.filter(\.isAllDay) + events.filter({ !$0.isAllDay }) {
        page += Self.line(event, day, person, catalogue, layout) + "\n"
      }
    }
  }

  private static func line(
    _ event: CalendarEvent,
    _ day: CivilDate,
    _ person: Person,
    _ catalogue: Catalogue,
    _ layout: TextLayout
  ) -> String {
    let lead =
      "  " + layout.padded(time(event, day, person, catalogue), to: 13, alignment: .leading)
    let name = event.summary.isEmpty ? catalogue.command.noName : event.summary.oneLine
    var tail = "  " + event.calendar.oneLine
    if event.status != .confirmed { tail += ", \(event.status.rawValue)" }
    let room = max(8, layout.width - layout.displayWidth(lead) - layout.displayWidth(tail))
    let text = lead + layout.truncated(name, to: room) + layout.styled(tail, .quiet)
    return text
  }

  /// `09:00–09:30`, `all day`, or with the day on which it ends when that is a later one.
  private static func time(
    _ event: CalendarEvent,
    _ day: CivilDate,
    _ person: Person,
    _ catalogue: Catalogue
  ) -> String {
    if let days = event.days {
      let last = days.upperBound.adding(days: -1)
      return last <= day ? catalogue.command.allDay : "to \(catalogue.day(last))"
    }
    let start = person.zone.localTime(at: event.start)
    let end = person.zone.localTime(at: event.end)
    if event.start == event.end { return catalogue.time(start.time) }
    let suffix = end.date == start.date ? "" : "+\(end.date.dayNumber - start.date.dayNumber)"
    return "\(catalogue.time(start.time))–\(catalogue.time(end.time))\(suffix)"
  }
}
