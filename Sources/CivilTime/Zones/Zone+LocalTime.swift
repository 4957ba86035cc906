/// No zone's clocks are further than this from UTC, in milliseconds (RFC 9636, section 3.2).
private let reach: Int64 = 26 * 3_600_000

extension Zone {
  /// What clocks in the zone show at an instant.
  public func localTime(at instant: Instant) -> CivilDateTime {
    CivilDateTime(instant, utcOffset: offset(at: instant))
  }

  /// The instant or instants at which clocks in the zone show a date and time.
  public func resolve(_ local: CivilDateTime) -> LocalTimeResolution {
    let wall = local.instant(utcOffset: 0).milliseconds
    var segment = segment(at: Instant(milliseconds: wall - reach))
    var shifted = wall - segment.offset
    var found: Int64?
    while true {
      let candidate = wall - segment.offset
      if segment.start <= candidate, candidate < segment.end {
        if let found {
          return .repeated(
            first: Instant(milliseconds: found),
            second: Instant(milliseconds: candidate)
          )
        }
        found = candidate
      } else if candidate >= segment.end {
        // The stretch ends before its clock gets there: it may be the one before a gap.
        shifted = candidate
      }
      guard segment.end <= wall + reach else { break }
      segment = self.segment(at: Instant(milliseconds: segment.end))
    }
    if let found { return .unique(Instant(milliseconds: found)) }
    return .skipped(shifted: Instant(milliseconds: shifted))
  }

  /// The instant a date and time in the zone stands for.
  ///
  /// A time that the clocks skip is read with the offset before the gap, and one that they show
  /// twice is the first of the two (RFC 5545, section 3.3.5). Use ``resolve(_:)`` to tell.
  public func instant(of local: CivilDateTime) -> Instant {
    switch resolve(local) {
    case .unique(let instant), .skipped(shifted: let instant), .repeated(first: let instant, _):
      instant
    }
  }

  /// The first instant whose local date is a given one.
  ///
  /// That is later than 00:00 where the clocks skip midnight. When the zone skipped the whole day,
  /// as Pacific/Apia did 2011-12-30, it is the first instant after.
  public func startOfDay(_ date: CivilDate) -> Instant {
    firstInstant(of: date, dayStart: .midnight)
  }

  /// The first instant at which clocks show `dayStart` on a date or later, up to `dayStart` on the
  /// next date; the first instant after when they never do.
  func firstInstant(of date: CivilDate, dayStart: TimeOfDay) -> Instant {
    let lower = CivilDateTime(date: date, time: dayStart).instant(utcOffset: 0).milliseconds
    var segment = segment(at: Instant(milliseconds: lower - reach))
    while segment.wallEnd <= lower, segment.end != .max {
      segment = self.segment(at: Instant(milliseconds: segment.end))
    }
    // A stretch that starts later on its clock follows a gap, or comes after a day that was skipped.
    return Instant(milliseconds: max(segment.start, lower - segment.offset))
  }
}
