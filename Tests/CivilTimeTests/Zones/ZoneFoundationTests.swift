import CivilTime
import Foundation
import TestSupport
import Testing

/// Every zone this computer knows, held against Foundation from 1970 to 2050.
@Suite(
  .enabled(
    if: SystemZones.releaseDifference == nil,
    "\(SystemZones.releaseDifference ?? "the releases are the same")"
  )
)
struct ZoneFoundationTests {
  @Test func `the database of this computer is not empty`() {
    #expect(SystemZones.sharedWithFoundation.count > 300)
    #expect(SystemZones.identifiers.contains("Europe/Berlin"))
  }

  @Test func `offsets agree around every transition and on a grid`() throws {
    for (identifier, timeZone) in SystemZones.sharedWithFoundation {
      let zone = try SystemZones.zone(identifier)
      var instants = try SystemZones.transitions(of: zone, years: 1970...2050).flatMap {
        transition in [-1, 0, 1].map { transition.advanced(bySeconds: $0) }
      }
      instants += try grid(days: 41)
      let differing = instants.filter { instant in
        zone.offset(at: instant) != timeZone.secondsFromGMT(for: Date(instant))
      }
      #expect(differing.isEmpty, "\(identifier): \(differing.prefix(3).map { Date($0) })")
    }
  }

  @Test func `transitions are found where Foundation finds them`() throws {
    let end = Date(try SystemZones.instant(year: 2051))
    for (identifier, timeZone) in SystemZones.sharedWithFoundation {
      let zone = try SystemZones.zone(identifier)
      let ours = Set(try SystemZones.transitions(of: zone, years: 1970...2050))
      var missing: [Date] = []
      var date = Date(try SystemZones.instant(year: 1970))
      while let next = timeZone.nextDaylightSavingTimeTransition(after: date), next < end {
        // Foundation also stops where a file notes a change to what already holds.
        let changes =
          timeZone.secondsFromGMT(for: next) != timeZone.secondsFromGMT(for: next - 1)
        if changes, !ours.contains(Instant(next)) { missing.append(next) }
        date = next
      }
      #expect(missing.isEmpty, "\(identifier): \(missing.prefix(3))")
    }
  }

  @Test func `days begin when Foundation's do`() throws {
    for (identifier, timeZone) in SystemZones.sharedWithFoundation {
      let zone = try SystemZones.zone(identifier)
      let calendar = SystemZones.calendar(timeZone)
      let transitions = try SystemZones.transitions(of: zone, years: 1970...2050)
      let instants =
        try transitions.flatMap { transition in
          [-86_400, -1, 0, 86_400].map { transition.advanced(bySeconds: $0) }
        } + grid(days: 397)
      let differing = instants.filter { instant in
        let ours = zone.startOfDay(zone.localTime(at: instant).date)
        let theirs = Instant(calendar.startOfDay(for: Date(instant)))
        return ours != theirs
      }
      #expect(differing.isEmpty, "\(identifier): \(differing.prefix(3).map { Date($0) })")
    }
  }

  @Test func `weeks begin when Foundation's do`() throws {
    for (identifier, timeZone) in SystemZones.sharedWithFoundation {
      let zone = try SystemZones.zone(identifier)
      let calendar = SystemZones.calendar(timeZone)
      for instant in try grid(days: 613) {
        let monday = zone.localTime(at: instant).date.startOfWeek(firstWeekday: .monday)
        let week = try #require(calendar.dateInterval(of: .weekOfYear, for: Date(instant)))
        #expect(Date(zone.startOfDay(monday)) == week.start, "\(identifier) \(Date(instant))")
      }
    }
  }

  private func grid(days: Int64) throws -> [Instant] {
    let end = try SystemZones.instant(year: 2051)
    return try sequence(first: SystemZones.instant(year: 1970)) { instant in
      let next = instant.advanced(bySeconds: days * 86_400 + 3607)
      return next < end ? next : nil
    }.map { $0 }
  }
}
