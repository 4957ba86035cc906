import CivilTime
import Foundation
import TestSupport
import Testing

/// Every zone this computer knows, held against Foundation from 1970 to 2050.
struct ZoneFoundationTests {
  @Test func `the database of this computer is not empty`() {
    #expect(SystemZones.identifiers.count > 300)
    #expect(SystemZones.identifiers.contains("Europe/Berlin"))
  }

  @Test(arguments: SystemZones.identifiers)
  func `offsets agree around every transition and on a grid`(identifier: String) throws {
    guard let timeZone = TimeZone(identifier: identifier) else { return }
    let zone = try SystemZones.zone(identifier)
    var instants = try SystemZones.transitions(of: zone, years: 1970...2050).flatMap { transition in
      [-1, 0, 1].map { transition.advanced(bySeconds: $0) }
    }
    var instant = try SystemZones.instant(year: 1970)
    let end = try SystemZones.instant(year: 2051)
    while instant < end {
      instants.append(instant)
      instant = instant.advanced(bySeconds: 41 * 86_400 + 3607)
    }
    let differing = instants.filter { instant in
      zone.offset(at: instant) != timeZone.secondsFromGMT(for: Date(instant))
    }
    #expect(differing.isEmpty, "\(identifier): \(differing.prefix(3).map { Date($0) })")
  }
}
