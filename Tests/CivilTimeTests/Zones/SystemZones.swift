import CivilTime
import Foundation

/// The zones of this computer, and the same ones from Foundation where it knows them.
enum SystemZones {
  static let database = ZoneDatabase(environment: ProcessInfo.processInfo.environment)

  static let identifiers = (try? database.identifiers()) ?? []

  /// Why Foundation may rightly differ; nil when its data is of the same release as the system's.
  static let releaseDifference: String? = {
    let table = database.directories.lazy.compactMap {
      try? String(contentsOfFile: $0 + "/tzdata.zi", encoding: .utf8)
    }.first
    let release = table?.prefix { $0 != "\n" }.split(separator: " ").last.map(String.init)
    let foundation = TimeZone.timeZoneDataVersion
    guard release != foundation else { return nil }
    return "the system's zones are of release \(release ?? "unknown"), Foundation's \(foundation)"
  }()

  /// The zones that Foundation must read as we do.
  ///
  /// Release 2024b made four names links to cities, and Foundation's data kept their own history.
  static let sharedWithFoundation: [(identifier: String, timeZone: TimeZone)] =
    identifiers.filter { !["CET", "EET", "MET", "WET"].contains($0) }.compactMap { identifier in
      TimeZone(identifier: identifier).map { (identifier, $0) }
    }

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
