internal import CivilTime
internal import WellbeingModel

/// What the calendar holds on one civil day.
struct DayAgenda {
  /// Free stretches shorter than this are pauses and not counted.
  static let shortestFreeStretch: Int64 = 30 * 60_000

  /// The free stretches of the waking hours, in minutes.
  let freeMinutes: [Double]

  /// The scheduled part of the waking hours, in minutes.
  let scheduledMinutes: Double

  /// Hours from midnight to the start of the first event that begins on the day; nil without one.
  let firstHour: Double?

  /// Hours from midnight to the latest end of the events that begin on the day; nil without one.
  let lastHour: Double?

  /// Reads a day off the blocking events, given sorted by start.
  init(day: CivilDate, blocks: ArraySlice<Range<Instant>>, settings: InsightSettings) {
    let waking = settings.wakingHours.interval(on: day, in: settings.zone)
    var free: [Int64] = []
    var reached = waking.lowerBound
    for block in blocks where block.upperBound > reached && block.lowerBound < waking.upperBound {
      if block.lowerBound > reached {
        free.append(block.lowerBound.milliseconds - reached.milliseconds)
      }
      reached = min(block.upperBound, waking.upperBound)
    }
    free.append(waking.upperBound.milliseconds - reached.milliseconds)
    let length = waking.upperBound.milliseconds - waking.lowerBound.milliseconds
    scheduledMinutes = Double(length - free.reduce(0, +)) / 60_000
    freeMinutes = free.filter { $0 >= Self.shortestFreeStretch }.map { Double($0) / 60_000 }

    let midnight = settings.zone.instant(of: CivilDateTime(date: day, time: .midnight))
    let next = settings.zone.instant(
      of: CivilDateTime(date: day.adding(days: 1), time: .midnight)
    )
    let own = blocks.filter { midnight <= $0.lowerBound && $0.lowerBound < next }
    func hours(_ instant: Instant) -> Double {
      Double(instant.milliseconds - midnight.milliseconds) / 3_600_000
    }
    firstHour = own.first.map { hours($0.lowerBound) }
    lastHour = own.map(\.upperBound).max().map(hours)
  }
}
