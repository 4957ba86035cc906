/// A date and a reading of the wall clock, in no zone in particular.
public struct CivilDateTime: Hashable, Sendable {
  /// The date.
  public var date: CivilDate

  /// The clock's reading.
  public var time: TimeOfDay

  /// Creates a civil date and time.
  public init(date: CivilDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// What a clock shows at an instant when it runs `utcOffset` seconds ahead of UTC.
  public init(_ instant: Instant, utcOffset: Int) {
    let local = instant.milliseconds + Int64(utcOffset) * 1000
    let (days, rest) = local.flooringDivided(by: 86_400_000)
    date = CivilDate(dayNumber: Int(days))
    time = TimeOfDay(validMilliseconds: Int(rest))
  }

  /// The instant at which a clock that runs `utcOffset` seconds ahead of UTC shows this.
  public func instant(utcOffset: Int) -> Instant {
    Instant(
      milliseconds: Int64(date.dayNumber) * 86_400_000 + Int64(time.milliseconds)
        - Int64(utcOffset) * 1000
    )
  }
}

extension CivilDateTime: Comparable {
  /// Whether one reading comes before another on a calendar.
  public static func < (lhs: CivilDateTime, rhs: CivilDateTime) -> Bool {
    (lhs.date, lhs.time) < (rhs.date, rhs.time)
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// As `2026-11-30 21:30`.
  public var description: String {
    "\(date) \(time)"
  }
}
