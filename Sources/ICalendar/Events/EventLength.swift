internal import CivilTime

/// How long an occurrence lasts: days by the calendar, then an exact length of time.
struct EventLength {
  var days = 0
  var milliseconds: Int64 = 0

  /// No less than the length in seconds, whatever the clocks do.
  var longestSeconds: Int {
    days * 86_400 + Int(milliseconds / 1000) + (days > 0 ? 86_400 : 1)
  }
}

extension ZoneResolver {
  /// How long something lasts that begins at `start`.
  ///
  /// Between two times it is the exact time between their instants (RFC 5545, section 3.8.5.3).
  mutating func length(of extent: EventExtent?, from start: EventTime) -> EventLength {
    switch extent {
    case nil:
      return EventLength(days: start.isDate ? 1 : 0)
    case .duration(let duration):
      let days = max(duration.days, start.isDate ? 1 : 0)
      return EventLength(days: days, milliseconds: Int64(duration.seconds) * 1000)
    case .end(let end) where start.isDate:
      return EventLength(days: max(1, end.local.date.dayNumber - start.local.date.dayNumber))
    case .end(let end):
      let passed = instant(of: end).milliseconds - instant(of: start).milliseconds
      return EventLength(milliseconds: max(0, passed))
    }
  }

  /// When something ends that begins at `start`; it must not be a date.
  mutating func end(of start: EventTime, _ length: EventLength) -> Instant {
    guard length.days > 0 else {
      return instant(of: start).advanced(byMilliseconds: length.milliseconds)
    }
    var local = start.local
    local.date = local.date.adding(days: length.days)
    return instant(of: start.with(local: local)).advanced(byMilliseconds: length.milliseconds)
  }
}
