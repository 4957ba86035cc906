import CivilTime
import Foundation
import ICalendar
import Testing

@Suite struct ZoneMakingTests {
  private static let names = (try? systemZones.identifiers()) ?? []

  @Test func `every zone's definition shows the same times as the zone`() throws {
    let (from, to) = (try instant("1975-01-01"), try instant("2090-01-01"))
    #expect(Self.names.count > 300)
    for name in Self.names {
      let zone = try systemZones.zone(named: name)
      let document = try written(ZoneDefinition(identifier: "Own", zone: zone, from: from))
      let made = try #require(document.zone(named: "Own"), "\(name)")
      var moment = from
      while moment < to {
        try #require(made.offset(at: moment) == zone.offset(at: moment), "\(name)")
        guard let next = zone.nextTransition(after: moment) else { break }
        let before = next.advanced(byMilliseconds: -1)
        try #require(made.offset(at: before) == zone.offset(at: before), "\(name)")
        moment = next
      }
      #expect(made.offset(at: to) == zone.offset(at: to), "\(name)")
    }
  }

  @Test func `changes that come every year are rules`() throws {
    let zone = try systemZones.zone(named: "Europe/Berlin")
    let definition = ZoneDefinition(
      identifier: "Europe/Berlin",
      zone: zone,
      from: try instant("2024-06-01")
    )
    #expect(
      definition.text == """
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        DTSTART:20230326T020000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:20231029T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        END:STANDARD

        """
    )
  }

  @Test func `a zone whose clocks stand still has one part`() throws {
    let definition = ZoneDefinition(
      identifier: "Asia/Tokyo",
      zone: try systemZones.zone(named: "Asia/Tokyo"),
      from: try instant("2024-06-01")
    )
    #expect(definition.observances.map(\.offsetTo) == [9 * 3600])
    #expect(definition.observances.map(\.offsetFrom) == [9 * 3600])
  }

  private func instant(_ text: String) throws -> Instant { try time(text).instant(utcOffset: 0) }

  /// A calendar that was written with a definition, and read again.
  private func written(_ definition: ZoneDefinition) throws -> CalendarDocument {
    var document = CalendarDocument(zones: [definition])
    document.events = [EventComponent(uid: "a", start: .date(try time("2024-03-04").date))]
    let bytes = document.encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    let read = try CalendarDocument.documents(reading: bytes, database: systemZones)
    return try #require(read.first)
  }
}
