internal import CivilTime
internal import WellbeingModel

/// How near an event is to a moment; the least is the nearest.
///
/// An all-day event is farther than any timed one. Of events that both contain the moment, the one
/// whose end is nearer comes first: people check in when something is over.
struct EventNearness: Comparable {
  /// 1 for an all-day event, else 0.
  let allDay: Int

  /// Milliseconds to the nearer edge, 0 inside.
  let distance: Int64

  /// Milliseconds between the event's end and the moment.
  let distanceFromEnd: Int64

  init(of event: CalendarEvent, to moment: Instant) {
    allDay = event.isAllDay ? 1 : 0
    distance = event.distance(to: moment)
    distanceFromEnd = abs(event.end.milliseconds - moment.milliseconds)
  }

  static func < (lhs: EventNearness, rhs: EventNearness) -> Bool {
    (lhs.allDay, lhs.distance, lhs.distanceFromEnd)
      < (rhs.allDay, rhs.distance, rhs.distanceFromEnd)
  }
}

extension CalendarEvent {
  /// Milliseconds from a moment to the nearer edge, 0 inside.
  func distance(to moment: Instant) -> Int64 {
    max(0, start.milliseconds - moment.milliseconds, moment.milliseconds - end.milliseconds)
  }
}

extension InsightSettings {
  /// The events a check-in may have been about: on a shown calendar, not cancelled, and begun.
  func candidates(among events: [CalendarEvent], now: Instant) -> [CalendarEvent] {
    let shown = Set(calendars.map(\.name))
    return events.filter {
      $0.status != .cancelled && $0.start <= now && shown.contains($0.calendar)
    }
  }
}
