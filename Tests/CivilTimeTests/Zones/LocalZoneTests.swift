import CivilTime
import Foundation
import TestSupport
import Testing

/// Which zone the person at the computer lives in.
struct LocalZoneTests {
  private let database = SystemZones.database

  private func zone(_ variable: String) throws(ZoneError) -> Zone {
    try database.localZone(environment: ["TZ": variable], systemDirectory: "/nonexistent")
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "Europe/Berlin", 3600), (":Europe/Berlin", "Europe/Berlin", 3600),
      ("UTC", "UTC", 0), ("", "UTC", 0), (":", "UTC", 0),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 3600),
      ("<+0545>-5:45", "+05:45", 20_700), ("AAA5BBB", "AAA5BBB,M3.2.0,M11.1.0", -18_000),
      // POSIX counts westwards, and so does the C library.
      ("UTC+3", "-03:00", -10_800),
    ]
  )
  func `the variable TZ decides`(value: String, identifier: String, offset: Int) throws {
    let zone = try zone(value)
    #expect(zone.identifier == identifier)
    let winter = try #require(ISO8601.dateTime("2026-01-15T12:00:00Z")?.instant)
    #expect(zone.offset(at: winter) == offset)
    #expect(try database.zone(named: zone.identifier).offset(at: winter) == offset)
  }

  @Test func `an absolute path in TZ names the zone if it leads into a database`() throws {
    let directory = try #require(database.directories.first)
    #expect(try zone("\(directory)/Europe/Berlin").identifier == "Europe/Berlin")
    #expect(try zone(":\(directory)/Europe/Berlin").identifier == "Europe/Berlin")
    let own = try TemporaryDirectory()
    try own.write(systemFile("Europe/Berlin"), to: "mine")
    #expect(try zone(own.path + "/mine").identifier == own.path + "/mine")
  }

  @Test func `a TZ that names nothing is an error, not UTC`() throws {
    #expect(throws: ZoneError.unknownZone("Europe/Berln", suggestions: ["Europe/Berlin"])) {
      try zone("Europe/Berln")
    }
    #expect(throws: ZoneError.self) { try zone("/nonexistent/zone") }
    #expect(throws: ZoneError.self) { try zone("/dev/zero") }
    #expect(throws: ZoneError.self) { try zone("../../etc/passwd") }
  }

  @Test func `a link at localtime names the zone`() throws {
    let system = try TemporaryDirectory()
    try system.link("localtime", to: "../usr/share/zoneinfo/America/New_York")
    try system.write(Array("Europe/Berlin\n".utf8), to: "timezone")
    let zone = try database.localZone(environment: [:], systemDirectory: system.path)
    #expect(zone.identifier == "America/New_York")
  }

  @Test func `a link is followed through a second one, and copies of the database are passed over`()
    throws
  {
    let system = try TemporaryDirectory()
    try system.link("second", to: "/usr/share/zoneinfo/posix/America/New_York")
    try system.link("localtime", to: "second")
    let zone = try database.localZone(environment: [:], systemDirectory: system.path)
    #expect(zone.identifier == "America/New_York")
  }

  @Test func `a plain file at localtime takes the name beside it, if the rules are the same`()
    throws
  {
    let system = try TemporaryDirectory()
    try system.write(systemFile("Asia/Kathmandu"), to: "localtime")
    try system.write(Array("Asia/Kathmandu\n".utf8), to: "timezone")
    let named = try database.localZone(environment: [:], systemDirectory: system.path)
    #expect(try named == database.zone(named: "Asia/Kathmandu"))

    try system.write(Array("Europe/Berlin\n".utf8), to: "timezone")
    let found = try database.localZone(environment: [:], systemDirectory: system.path)
    #expect(["Asia/Kathmandu", "Asia/Katmandu"].contains(found.identifier))
  }

  @Test func `a plain file that the database does not have keeps its rules`() throws {
    let system = try TemporaryDirectory()
    try system.write(systemFile("Europe/Berlin"), to: "localtime")
    let empty = ZoneDatabase(directory: "/nonexistent")
    let zone = try empty.localZone(environment: [:], systemDirectory: system.path)
    #expect(zone.identifier == "localtime")
    #expect(zone.offset(at: Instant(milliseconds: 0)) == 3600)
  }

  @Test func `the name in timezone decides last, and nothing at all means UTC`() throws {
    let system = try TemporaryDirectory()
    #expect(try database.localZone(environment: [:], systemDirectory: system.path) == .utc)
    try system.write(Array("  Europe/Berlin \n".utf8), to: "timezone")
    let zone = try database.localZone(environment: [:], systemDirectory: system.path)
    #expect(zone.identifier == "Europe/Berlin")
    try system.write(Array("Nowhere/Atall\n".utf8), to: "timezone")
    #expect(throws: ZoneError.self) {
      try database.localZone(environment: [:], systemDirectory: system.path)
    }
  }
}
