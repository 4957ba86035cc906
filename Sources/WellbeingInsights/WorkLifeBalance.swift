public import CivilTime
public import WellbeingModel

/// How much of the waking hours is taken by events.
///
/// Scheduled time is the union of timed events that block the time and are not cancelled, cut to the
/// waking hours of each civil day; time that two events share counts once.
public struct WorkLifeBalance: Hashable, Sendable {
  /// Scheduled and waking time.
  public struct Share: Hashable, Sendable {
    /// Milliseconds taken by events.
    public let scheduled: Int64

    /// Milliseconds of waking hours, scheduled or not.
    public let waking: Int64

    /// Minutes taken by events, to the nearest minute.
    public var scheduledMinutes: Int { Int((scheduled + 30_000) / 60_000) }

    /// The rest of the waking minutes.
    public var freeMinutes: Int { Int((waking + 30_000) / 60_000) - scheduledMinutes }

    /// The scheduled part, 0...100, to the nearest percent.
    public var scheduledPercent: Int {
      waking == 0 ? 0 : Int((200 * scheduled + waking) / (2 * waking))
    }

    /// The rest to a hundred.
    public var freePercent: Int { 100 - scheduledPercent }
  }

  /// The balance of one civil day.
  public struct Day: Hashable, Sendable {
    /// The civil day in the person's zone.
    public let day: CivilDate

    /// Its scheduled and waking time.
    public let share: Share
  }

  /// The balance of each day.
  public let days: [Day]

  /// The balance of the whole period.
  public let total: Share

  /// Computes the balance; nil when no calendar is shown, as nothing is known of the person's time.
  public init?(days: Range<CivilDate>, events: [CalendarEvent], settings: InsightSettings) {
    guard !settings.calendars.isEmpty else { return nil }
    let shown = Set(settings.calendars.map(\.name))
    let blocks = events.filter {
      !$0.isAllDay && !$0.isTransparent && $0.status != .cancelled && shown.contains($0.calendar)
        && $0.start < $0.end
    }
    .map { $0.start..<$0.end }
    .sorted { $0.lowerBound < $1.lowerBound }
    self.days = days.map { day in
      let waking = settings.wakingHours.interval(on: day, in: settings.zone)
      return Day(
        day: day,
        share: Share(
          scheduled: Self.unionLength(of: blocks, within: waking),
          waking: waking.upperBound.milliseconds - waking.lowerBound.milliseconds
        )
      )
    }
    total = Share(
      scheduled: self.days.reduce(0) { $0 + $1.share.scheduled },
      waking: self.days.reduce(0) { $0 + $1.share.waking }
    )
  }

  /// The length of the union of blocks inside an interval, in milliseconds; blocks come sorted by start.
  private static func unionLength(
    of blocks: [Range<Instant>],
    within interval: Range<Instant>
  ) -> Int64 {
    var length: Int64 = 0
    var covered = interval.lowerBound
    for block in blocks {
      if block.lowerBound >= interval.upperBound { break }
      let lower = max(block.lowerBound, covered)
      let upper = min(block.upperBound, interval.upperBound)
      guard lower < upper else { continue }
      length += upper.milliseconds - lower.milliseconds
      covered = upper
    }
    return length
  }
}
