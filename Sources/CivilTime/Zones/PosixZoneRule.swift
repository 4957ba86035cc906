/// A rule by which a zone's clocks change every year in the same way, as POSIX writes it.
///
/// Time zone files end with one, as `CET-1CEST,M3.5.0,M10.5.0/3`, and the TZ environment variable
/// may hold one.
public struct PosixZoneRule: Hashable, Sendable {
  /// Daylight saving time: its offset, and when it starts and ends in every year.
  public struct Daylight: Hashable, Sendable {
    /// What holds from start to end.
    public var offset: ZoneOffset

    /// When it starts, on a clock that still shows standard time.
    public var start: YearlyMoment

    /// When it ends, on a clock that still shows daylight saving time.
    public var end: YearlyMoment

    /// Creates a daylight saving time.
    public init(offset: ZoneOffset, start: YearlyMoment, end: YearlyMoment) {
      self.offset = offset
      self.start = start
      self.end = end
    }
  }

  /// What holds outside daylight saving time.
  public var standard: ZoneOffset

  /// The daylight saving time; nil when clocks never change.
  public var daylight: Daylight?

  /// Creates a rule.
  public init(standard: ZoneOffset, daylight: Daylight? = nil) {
    self.standard = standard
    self.daylight = daylight
  }

  /// What holds at an instant.
  func zoneOffset(at instant: Instant) -> ZoneOffset {
    guard let daylight else { return standard }
    return stretch(at: instant, of: daylight).isDaylight ? daylight.offset : standard
  }

  /// The stretch of time around an instant with one offset.
  func segment(at instant: Instant) -> ZoneSegment {
    guard let daylight else {
      return ZoneSegment(start: .min, end: .max, offset: Int64(standard.seconds) * 1000)
    }
    let stretch = stretch(at: instant, of: daylight)
    let offset = stretch.isDaylight ? daylight.offset.seconds : standard.seconds
    return ZoneSegment(start: stretch.start, end: stretch.end, offset: Int64(offset) * 1000)
  }

  /// The last change up to an instant, the next one after it, and what holds between them.
  private func stretch(
    at instant: Instant,
    of daylight: Daylight
  ) -> (start: Int64, end: Int64, isDaylight: Bool) {
    let now = instant.milliseconds
    let year = CivilDateTime(instant, utcOffset: standard.seconds).date.year
    var result = (start: Int64.min, end: Int64.max, isDaylight: false)
    // Years further away count only if changes may be outside their year, by up to a week.
    let distance = daylight.start.isAwayFromNewYear && daylight.end.isAwayFromNewYear ? 1 : 2
    for year in year - distance...year + distance {
      let ends = daylight.end.instant(year: year, utcOffset: daylight.offset.seconds).milliseconds
      let starts = daylight.start.instant(year: year, utcOffset: standard.seconds).milliseconds
      if ends > now {
        result.end = min(result.end, ends)
      } else if ends >= result.start {
        (result.start, result.isDaylight) = (ends, false)
      }
      // When one year's end is the next year's start, daylight saving time goes on.
      if starts > now {
        result.end = min(result.end, starts)
      } else if starts >= result.start {
        (result.start, result.isDaylight) = (starts, true)
      }
    }
    return result
  }
}
