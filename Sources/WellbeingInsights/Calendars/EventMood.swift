public import CivilTime
internal import WellbeingModel

/// How the check-ins about some events felt: those of one recurring event, or of one calendar.
public struct EventMood: Hashable, Sendable {
  /// The name of the calendar.
  public let calendar: String

  /// What the recurring event is called; nil for a whole calendar.
  public let summary: String?

  /// How many of the events ended in the period.
  public let eventCount: Int

  /// How many of these have been rated.
  public let ratedCount: Int

  /// The mean of the check-ins that rate them; nil without any.
  public let mean: ValenceMean?

  /// The rated part of the events, 0...100, to the nearest percent.
  public var ratedPercent: Int {
    eventCount == 0 ? 0 : (200 * ratedCount + eventCount) / (2 * eventCount)
  }

  /// The shown calendars that had events, by name.
  public static func byCalendar(
    in days: Range<CivilDate>,
    ratings: EventRatings,
    settings: InsightSettings
  ) -> [EventMood] {
    Dictionary(grouping: ratings.ended(in: days, settings: settings), by: \.calendar)
      .sorted { $0.key < $1.key }
      .map { EventMood(calendar: $0, summary: nil, events: $1, ratings: ratings) }
  }

  /// The recurring events of which at least two ended in the period and one was rated, the ones that
  /// felt best first.
  public static func byRecurringEvent(
    in days: Range<CivilDate>,
    ratings: EventRatings,
    settings: InsightSettings
  ) -> [EventMood] {
    let recurring = ratings.ended(in: days, settings: settings).filter { $0.recurrenceID != nil }
    return Dictionary(grouping: recurring) { [$0.calendar, $0.uid] }
      .values
      .filter { $0.count > 1 && $0.contains(where: ratings.isRated) }
      // The events come by their end, so the name is the one it had last.
      .map { events in
        let last = events[events.count - 1]
        return EventMood(
          calendar: last.calendar,
          summary: last.summary,
          events: events,
          ratings: ratings
        )
      }
      .sorted { $1.place < $0.place }
  }

  /// Higher means come first, then more check-ins, then the name.
  private var place: (Double, Int, String) {
    (mean?.value ?? 0, mean?.count ?? 0, summary ?? calendar)
  }

  /// The finding without the event's name.
  var redacted: EventMood { EventMood(redacting: self) }

  private init(redacting whole: EventMood) {
    calendar = whole.calendar
    summary = whole.summary.map { _ in "" }
    eventCount = whole.eventCount
    ratedCount = whole.ratedCount
    mean = whole.mean
  }

  private init(
    calendar: String,
    summary: String?,
    events: [CalendarEvent],
    ratings: EventRatings
  ) {
    self.calendar = calendar
    self.summary = summary
    eventCount = events.count
    ratedCount = events.count(where: ratings.isRated)
    mean = ValenceMean(of: events.flatMap(ratings.valences(of:)))
  }
}
