import CivilTime
import TestSupport
import Testing

struct ZoneTests {
  @Test(
    arguments: [
      (0, "UTC"), (3600, "+01:00"), (-12_600, "-03:30"), (20_700, "+05:45"), (3208, "+00:53:28"),
      (-1, "-00:00:01"),
    ]
  )
  func `a fixed offset is named for itself`(seconds: Int, name: String) {
    let zone = Zone(fixedOffset: seconds)
    #expect(zone.identifier == name)
    #expect(zone.offset(at: Instant(milliseconds: 0)) == seconds)
    #expect(zone.abbreviation(at: Instant(milliseconds: 0)) == name)
    #expect(zone.nextTransition(after: Instant(milliseconds: 0)) == nil)
  }

  @Test func `transitions are put in order, and of two at once the later one counts`() {
    let early = ZoneTransition(instant: Instant(seconds: 100), offset: ZoneOffset(seconds: 60))
    let late = ZoneTransition(instant: Instant(seconds: 200), offset: ZoneOffset(seconds: 120))
    let again = ZoneTransition(instant: Instant(seconds: 200), offset: ZoneOffset(seconds: 180))
    let zone = Zone(
      identifier: "made",
      initialOffset: ZoneOffset(seconds: 0),
      transitions: [late, early, again],
      rule: nil
    )
    #expect(zone.offset(at: Instant(seconds: 99)) == 0)
    #expect(zone.offset(at: Instant(seconds: 100)) == 60)
    #expect(zone.offset(at: Instant(seconds: 199)) == 60)
    #expect(zone.offset(at: Instant(seconds: 200)) == 180)
    #expect(zone.nextTransition(after: Instant(seconds: 100)) == Instant(seconds: 200))
    #expect(zone.nextTransition(after: Instant(seconds: 200)) == nil)
  }

  @Test func `a rule goes on where the transitions end`() throws {
    let summer = ZoneOffset(seconds: 7200, isDaylightSaving: true, abbreviation: "CEST")
    let start = try #require(ISO8601.dateTime("1996-03-31T01:00:00Z")?.instant)
    let zone = Zone(
      identifier: "made",
      initialOffset: ZoneOffset(seconds: 3600, abbreviation: "CET"),
      transitions: [ZoneTransition(instant: start, offset: summer)],
      rule: PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3")
    )
    let berlin = try SystemZones.zone("Europe/Berlin")
    for transition in try SystemZones.transitions(of: berlin, years: 1997...2050) {
      for seconds: Int64 in [-1, 0] {
        let instant = transition.advanced(bySeconds: seconds)
        #expect(zone.offset(at: instant) == berlin.offset(at: instant))
      }
    }
    // Before the only transition the rule does not hold.
    #expect(zone.offset(at: start.advanced(bySeconds: -365 * 86_400 / 2)) == 3600)
    #expect(zone.nextTransition(after: Instant(milliseconds: 0)) == start)
  }

  @Test func `zones are equal by name and rules`() throws {
    let berlin = try SystemZones.zone("Europe/Berlin")
    #expect(try berlin == SystemZones.zone("Europe/Berlin"))
    #expect(try berlin != SystemZones.zone("Europe/Paris"))
    #expect(Zone(fixedOffset: 0) == .utc)
  }

  @Test func `the ends of time are no trap`() throws {
    for identifier in ["Europe/Berlin", "Pacific/Apia", "Etc/GMT+5"] {
      let zone = try SystemZones.zone(identifier)
      for milliseconds in [Int64.min / 1000, -9_000_000_000_000_000, 9_000_000_000_000_000] {
        let instant = Instant(milliseconds: milliseconds)
        #expect(zone.instant(of: zone.localTime(at: instant)) == instant)
      }
    }
  }
}
