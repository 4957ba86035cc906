public import CivilTime

/// What the calendar takes and what it leaves free on one civil day.
public struct DayAgenda: Hashable, Sendable {
  /// The shortest free stretch that counts, in milliseconds: 30 minutes; less is a pause.
  public static let shortestFreeStretch: Int64 = 30 * 60_000

  /// The civil day in the person's zone.
  public let day: CivilDate

  /// Its scheduled and waking time.
  public let share: WorkLifeBalance.Share

  /// How many timed events have a part in the waking hours.
  public let eventCount: Int

  /// The stretches of the waking hours without an event, of half an hour and more.
  public let freeStretches: [Range<Instant>]

  /// Hours from midnight to the start of the first event that begins on the day; nil without one.
  public let firstHour: Double?

  /// Hours from midnight to the latest end of the events that begin on the day; nil without one.
  public let lastHour: Double?

  /// Reads a day off the events that block time, given sorted by start.
  init(day: CivilDate, blocks: ArraySlice<Range<Instant>>, settings: InsightSettings) {
    let waking = settings.wakingHours.interval(on: day, in: settings.zone)
    var free: [Range<Instant>] = []
    var count = 0
    var reached = waking.lowerBound
    for block in blocks {
      if block.lowerBound >= waking.upperBound { break }
      if block.upperBound > waking.lowerBound { count += 1 }
      guard block.upperBound > reached else { continue }
      if block.lowerBound > reached { free.append(reached..<block.lowerBound) }
      reached = min(block.upperBound, waking.upperBound)
    }
    if reached < waking.upperBound { free.append(reached..<waking.upperBound) }
    let length = waking.length
    self.day = day
    share = WorkLifeBalance.Share(
      scheduled: free.reduce(length) { $0 - $1.length },
      waking: length
    )
    eventCount = count
    freeStretches = free.filter { $0.length >= Self.shortestFreeStretch }

    let midnight = settings.zone.instant(of: CivilDateTime(date: day, time: .midnight))
    let next = settings.zone.instant(
      of: CivilDateTime(date: day.adding(days: 1), time: .midnight)
    )
    let own = blocks.lazy.filter { midnight <= $0.lowerBound }.prefix { $0.lowerBound < next }
    func hours(_ instant: Instant) -> Double {
      Double(instant.milliseconds - midnight.milliseconds) / 3_600_000
    }
    firstHour = own.first.map { hours($0.lowerBound) }
    lastHour = own.map(\.upperBound).max().map(hours)
  }

  /// The longest free stretch in minutes, to the nearest; 0 without one.
  public var longestFreeMinutes: Int {
    Int(((freeStretches.map(\.length).max() ?? 0) + 30_000) / 60_000)
  }
}

extension Range<Instant> {
  /// The length in milliseconds.
  var length: Int64 { upperBound.milliseconds - lowerBound.milliseconds }
}
