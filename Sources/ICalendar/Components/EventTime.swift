public import CivilTime

/// A DATE or DATE-TIME value in one of its four forms (RFC 5545, sections 3.3.4 and 3.3.5).
public enum EventTime: Hashable, Sendable {
  /// A day, without a time.
  case date(CivilDate)

  /// What a clock shows wherever one is.
  case floating(CivilDateTime)

  /// A point in time.
  case utc(Instant)

  /// What a clock shows in a zone, which is named as the calendar names it.
  case zoned(CivilDateTime, zone: String)
}

extension EventTime {
  /// The reading of the clock in the value's own terms; midnight for a date.
  var local: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date: date, time: .midnight)
    case .floating(let local), .zoned(let local, zone: _): local
    case .utc(let instant): CivilDateTime(instant, utcOffset: 0)
    }
  }

  /// A value of the same form with another reading of the clock.
  func with(local: CivilDateTime) -> EventTime {
    switch self {
    case .date: .date(local.date)
    case .floating: .floating(local)
    case .utc: .utc(local.instant(utcOffset: 0))
    case .zoned(_, let zone): .zoned(local, zone: zone)
    }
  }

  /// Whether it is a day without a time.
  var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// The TZID; nil for the forms without one.
  var zoneName: String? {
    if case .zoned(_, let zone) = self { zone } else { nil }
  }
}
