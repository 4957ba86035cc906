public import CivilTime
public import WellbeingModel

/// The events that ended a short while ago and have not been rated: those worth a check-in now.
///
/// Only timed events count, see ``EventRatings`` for what rates one.
public struct PendingEvents: Hashable, Sendable {
  /// The events, the one that ended last first.
  public let events: [CalendarEvent]

  /// Finds the pending events.
  ///
  /// - Parameters:
  ///   - events: Every occurrence in ``span(of:window:)``; those cancelled, running or on other
  ///     calendars are left out.
  ///   - samples: Every sample in that span.
  ///   - window: The stretch of time in which an event must have ended, up to the present moment;
  ///     both ends are included.
  ///   - settings: The shown calendars.
  public init(
    among events: [CalendarEvent],
    samples: [StateOfMind],
    window: ClosedRange<Instant>,
    settings: InsightSettings
  ) {
    let ratings = EventRatings(
      of: events,
      by: samples,
      settings: settings,
      now: window.upperBound
    )
    self.events = ratings.ended.reversed().filter {
      !$0.isAllDay && window.contains($0.end) && !ratings.isRated($0)
    }
  }

  /// The stretch of time whose events and samples tell which events are pending.
  ///
  /// It begins a day before the first event that ended in the window: a sample may rate an event
  /// from its start on, and be taken by another event that is nearer.
  ///
  /// - Parameters:
  ///   - events: The occurrences that have a part in the window.
  ///   - window: The stretch of time in which an event must have ended.
  /// - Returns: The stretch, which holds the window.
  public static func span(
    of events: [CalendarEvent],
    window: ClosedRange<Instant>
  ) -> Range<Instant> {
    let starts = events.lazy.filter { !$0.isAllDay && window.contains($0.end) }.map(\.start)
    let first = min(window.lowerBound, starts.min() ?? window.lowerBound)
    return first.advanced(bySeconds: -86_400)..<window.upperBound.advanced(byMilliseconds: 1)
  }
}
