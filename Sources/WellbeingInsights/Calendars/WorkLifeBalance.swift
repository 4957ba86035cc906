public import CivilTime
public import WellbeingModel

/// How much of the waking hours is taken by events, and how the rest hangs together.
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

    init(scheduled: Int64, waking: Int64) {
      self.scheduled = scheduled
      self.waking = waking
    }

    init(of days: [DayAgenda]) {
      scheduled = days.reduce(0) { $0 + $1.share.scheduled }
      waking = days.reduce(0) { $0 + $1.share.waking }
    }

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

  /// The balance of each day.
  public let days: [DayAgenda]

  /// The balance of the whole period.
  public let total: Share

  /// Computes the balance; nil when no calendar is shown, as nothing is known of the person's time.
  public init?(days: Range<CivilDate>, events: [CalendarEvent], settings: InsightSettings) {
    guard !settings.calendars.isEmpty else { return nil }
    let shown = Set(settings.calendars.map(\.name))
    var blocks = events.filter {
      !$0.isAllDay && !$0.isTransparent && $0.status != .cancelled && shown.contains($0.calendar)
        && $0.start < $0.end
    }
    .map { $0.start..<$0.end }
    .sorted { $0.lowerBound < $1.lowerBound }[...]
    var agendas: [DayAgenda] = []
    for day in days {
      let midnight = settings.zone.instant(of: CivilDateTime(date: day, time: .midnight))
      blocks = blocks.drop { $0.upperBound <= midnight }
      agendas.append(DayAgenda(day: day, blocks: blocks, settings: settings))
    }
    self.days = agendas
    total = Share(of: agendas)
  }

  /// The balance of some of the days.
  func share(of days: Range<CivilDate>) -> Share {
    Share(of: self.days.filter { days.contains($0.day) })
  }

  /// How many timed events there were; one that runs over several days counts on each.
  public var eventCount: Int { days.reduce(0) { $0 + $1.eventCount } }

  /// How many free stretches of half an hour and more there were.
  public var freeStretchCount: Int { days.reduce(0) { $0 + $1.freeStretches.count } }

  /// How many free stretches a day has on average; nil without days.
  public var meanFreeStretchCount: Double? {
    days.isEmpty ? nil : Double(freeStretchCount) / Double(days.count)
  }

  /// The mean length of a free stretch in minutes, to the nearest; nil without one.
  public var meanFreeStretchMinutes: Int? {
    let lengths = days.flatMap { $0.freeStretches.map(\.length) }
    guard !lengths.isEmpty else { return nil }
    return Int((lengths.reduce(0, +) / Int64(lengths.count) + 30_000) / 60_000)
  }

  /// The longest free stretch in minutes, to the nearest; nil without one.
  public var longestFreeMinutes: Int? {
    days.contains { !$0.freeStretches.isEmpty } ? days.map(\.longestFreeMinutes).max() : nil
  }

  /// The day with the most scheduled time, the first of equals; nil when nothing is scheduled.
  public var fullestDay: DayAgenda? {
    days.max { ($0.share.scheduled, $1.day) < ($1.share.scheduled, $0.day) }
      .flatMap { $0.share.scheduled > 0 ? $0 : nil }
  }
}
