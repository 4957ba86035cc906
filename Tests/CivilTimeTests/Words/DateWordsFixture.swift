import CivilTime
import Testing

/// Words read on Monday, 30 November 2026, 21:15:00 in Berlin, unless a test says otherwise.
func dateWords(
  now: String = "2026-11-30T21:15:00+01:00",
  zone: String = "Europe/Berlin",
  dayStart: Int = 0,
  firstWeekday: Weekday = .monday
) throws -> DateWords {
  DateWords(
    DateContext(
      now: try #require(ISO8601.dateTime(now)?.instant),
      zone: try SystemZones.zone(zone),
      dayBoundary: try #require(
        TimeOfDay(hour: dayStart, minute: 0).flatMap(DayBoundary.init(start:))
      ),
      firstWeekday: firstWeekday
    )
  )
}

extension Moment {
  /// The moment with its lived offset.
  var written: String { ISO8601.string(instant, utcOffset: utcOffset) }
}

extension DateRange {
  /// Both ends, days as days and instants in UTC.
  var written: String {
    "\(from.map(\.written) ?? "")..\(to.map(\.written) ?? "")"
  }
}

extension DateBound {
  fileprivate var written: String {
    switch self {
    case .day(let day): day.description
    case .instant(let instant): ISO8601.string(instant, utcOffset: 0)
    }
  }
}
