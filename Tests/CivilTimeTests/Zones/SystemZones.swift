import CivilTime
import Foundation

/// The zones of this computer, and the same ones from Foundation where it knows them.
enum SystemZones {
  static let database = ZoneDatabase(environment: ProcessInfo.processInfo.environment)

  static let identifiers = (try? database.identifiers()) ?? []

  static func zone(_ identifier: String) throws -> Zone {
    try database.zone(named: identifier)
  }

  /// A Gregorian calendar in the zone, whose weeks begin on Monday.
  static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.firstWeekday = 2
    return calendar
  }

  /// All changes of a zone's clocks in a span of years.
  static func transitions(of zone: Zone, years: ClosedRange<Int>) throws -> [Instant] {
    let start = try instant(year: years.lowerBound)
    let end = try instant(year: years.upperBound + 1)
    var result: [Instant] = []
    var next = zone.nextTransition(after: start)
    while let instant = next, instant < end {
      result.append(instant)
      next = zone.nextTransition(after: instant)
    }
    return result
  }

  static func instant(year: Int) throws -> Instant {
    guard let date = CivilDate(year: year, month: 1, day: 1) else { throw NoSuchDay() }
    return Zone.utc.startOfDay(date)
  }

  struct NoSuchDay: Error {}
}
