import CivilTime
import ICalendar
import TestSupport
import Testing

@Suite struct StandardizingTests {
  /// A random calendar whose rules end, in any form that calendars write.
  private func document(_ random: inout SeededGenerator) -> CalendarDocument {
    var document = RandomCalendar.document(using: &random)
    for index in document.events.indices where document.events[index].rule?.count == nil {
      let date = CivilDate(dayNumber: Int.random(in: 12_000...16_000, using: &random))
      let local = CivilDateTime(date: date, time: .noon)
      let forms: [EventTime] = [.date(date), .floating(local), .utc(local.instant(utcOffset: 0))]
      document.events[index].rule?.until = forms.randomElement(using: &random)
    }
    return document
  }

  @Test(arguments: 0..<80)
  func `the standard form is read back equal and means the same`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let given = document(&random)
    var standard = given
    standard.standardize(database: systemZones)
    let bytes = standard.encoded(productID: "-//Test//EN", stamp: Instant(milliseconds: 0))
    let read = try CalendarDocument.documents(reading: bytes, database: systemZones)
    #expect(read == [standard])
    let years = try window("1995-01-01", "2045-01-01")
    #expect(try standard.instances(in: years) == given.instances(in: years))
    var again = standard
    again.standardize(database: systemZones)
    #expect(again == standard)
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin", nil),
    ("W. Europe Standard Time", "Europe/Berlin", "Europe/Berlin"),
    ("/example.org/Asia/Tokyo", "Asia/Tokyo", "Asia/Tokyo"), ("GMT+0530", "+05:30", "+05:30"),
  ])
  func `a zone that is only named is defined`(
    name: String,
    identifier: String,
    location: String?
  ) throws {
    var document = try event("DTSTART;TZID=\"\(name)\":20240701T090000")
    let before = try document.lines()
    #expect(document.zones.isEmpty)
    document.standardize(database: systemZones)
    #expect(document.zones.map(\.identifier) == [name])
    #expect(document.zones.first?.location == location)
    #expect(document.zone(named: name)?.identifier == identifier)
    #expect(try document.lines() == before)
  }

  @Test func `definitions that are not used or say nothing are left out`() throws {
    var document = try calendar(
      """
      BEGIN:VTIMEZONE
      TZID:Europe/Paris
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTIMEZONE
      TZID:Europe/Rome
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:one
      DTSTART;TZID=Europe/Rome:20240701T090000
      END:VEVENT
      """
    )
    document.standardize(database: systemZones)
    #expect(document.zones.map(\.identifier) == ["Europe/Rome"])
    #expect(document.zones.first?.observances.count == 2)
    #expect(try document.lines() == ["2024-07-01 07:00Z/2024-07-01 07:00Z"])
  }

  @Test func `a zone that means nothing stays without a definition`() throws {
    var document = try event("DTSTART;TZID=Customized Time Zone:20240701T090000")
    document.standardize(database: systemZones)
    #expect(document.zones.isEmpty)
  }

  @Test(arguments: [
    ("TZID=Europe/Berlin:20240101T090000", "20240103T090000", "20240103T080000Z"),
    ("TZID=Europe/Berlin:20240101T090000", "20240103", "20240103T225959Z"),
    ("TZID=Europe/Berlin:20240101T090000", "20240103T120000Z", "20240103T120000Z"),
    ("VALUE=DATE:20240101", "20240103T120000Z", "20240103"),
    ("VALUE=DATE-TIME:20240101T090000", "20240103", "20240103T235959"),
    ("VALUE=DATE-TIME:20240101T090000Z", "20240103T090000", "20240103T090000Z"),
  ])
  func `the end of a rule takes the form that the start asks for`(
    start: String,
    until: String,
    expected: String
  ) throws {
    var document = try event("DTSTART;\(start)\nRRULE:FREQ=DAILY;UNTIL=\(until)")
    let before = try document.lines()
    document.standardize(database: systemZones)
    #expect(document.events.first?.rule?.description == "FREQ=DAILY;UNTIL=\(expected)")
    #expect(try document.lines() == before)
    #expect(before.count == 3)
  }
}
