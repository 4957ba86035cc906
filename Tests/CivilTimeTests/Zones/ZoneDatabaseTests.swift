import CivilTime
import Foundation
import TestSupport
import Testing

struct ZoneDatabaseTests {
  private let nowhere = ZoneDatabase(directory: "/nonexistent/zoneinfo")

  @Test(
    arguments: [
      ("UTC", 0), ("Z", 0), ("Etc/UTC", 0), ("Zulu", 0), ("GMT", 0), ("+01:00", 3600),
      ("-0330", -12_600), ("+05", 18_000), ("+00:53:28", 3208),
      ("CET-1CEST,M3.5.0,M10.5.0/3", 3600),
    ]
  )
  func `a zone without rules from files needs no database`(name: String, seconds: Int) throws {
    let zone = try nowhere.zone(named: name)
    #expect(zone.offset(at: Instant(milliseconds: 0)) == seconds)
    // Whatever a zone is called is a name that finds it again.
    #expect(try nowhere.zone(named: zone.identifier) == zone)
  }

  @Test func `without a database a named zone is an error, not UTC`() throws {
    let error = ZoneError.noDatabase(searched: ["/nonexistent/zoneinfo"])
    #expect(throws: error) { try nowhere.zone(named: "Europe/Berlin") }
    #expect(throws: error) { try nowhere.identifiers() }
    #expect(
      error.description
        == "no time zone database in /nonexistent/zoneinfo: install tzdata, set TZDIR to its "
        + "directory, or use UTC or an offset as +01:00"
    )
  }

  @Test(
    arguments: [
      ("Europe/Berln", ["Europe/Berlin"]), ("europe/berlin", ["Europe/Berlin"]),
      ("Berlin", ["Europe/Berlin"]), ("new york", ["America/New_York"]),
      ("UTC+1", ["+01:00"]), ("GMT-3:30", ["-03:30"]), ("Nowhere/Atall", []), ("Europe", []),
    ]
  )
  func `an unknown zone is refused with the nearest ones`(
    name: String,
    suggestions: [String]
  ) throws {
    let name = name.replacing(" ", with: "_")
    let error = try #require(throws: ZoneError.self) {
      try SystemZones.database.zone(named: name)
    }
    guard case .unknownZone(name, let found) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found.first == suggestions.first)
    #expect(found.isEmpty == suggestions.isEmpty)
  }

  @Test(
    arguments: [
      "", "/etc/passwd", "../../../etc/passwd", "Europe/../Berlin", "./Europe/Berlin",
      "Europe//Berlin", "Europe/Berlin/", "Europe/Berlin\u{0}", "Europe/Berlin\n", "New York",
      "Europe/Bérlin", String(repeating: "a", count: 100_000),
    ]
  )
  func `a name that no zone can have is refused before a file is looked for`(name: String) {
    #expect(throws: ZoneError.invalidName(name)) {
      try SystemZones.database.zone(named: name)
    }
  }

  @Test func `a file that is no zone is an error that names it`() throws {
    let berlin = try systemFile("Europe/Berlin")
    let directory = try TemporaryDirectory()
    let database = ZoneDatabase(directory: directory.path)
    for (bytes, reason) in [
      (
        Array("no zone at all, but long enough to hold a header of one".utf8), "not start with TZif"
      ),
      ([], "not start with TZif"), (Array(berlin.prefix(60)), "ends before its data"),
      (Array(berlin.prefix(berlin.count - 10)), "lacks the rule"),
    ] {
      try directory.write(bytes, to: "Broken")
      let error = try #require(throws: ZoneError.self) { try database.zone(named: "Broken") }
      #expect(error.description.contains(reason))
      #expect(error.description.contains("Broken"))
    }
  }

  @Test func `any single damaged byte is an error or a zone, never a crash`() throws {
    let berlin = try systemFile("Europe/Berlin")
    let directory = try TemporaryDirectory()
    let database = ZoneDatabase(directory: directory.path)
    var generator = SeededGenerator(seed: 3)
    var refused = 0
    for _ in 0..<600 {
      var bytes = berlin
      // Half of the damage goes into the headers, where it does most.
      let limit = Bool.random(using: &generator) ? 60 : bytes.count
      bytes[Int.random(in: 0..<limit, using: &generator)] = .random(
        in: .min ... .max,
        using: &generator
      )
      bytes.removeLast(Int.random(in: 0...1, using: &generator))
      try directory.write(bytes, to: "Damaged")
      do throws(ZoneError) {
        let zone = try database.zone(named: "Damaged")
        _ = zone.resolve(zone.localTime(at: Instant(milliseconds: 0)))
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100)
  }

  @Test func `a file of the first version is read from its 32-bit times`() throws {
    let berlin = try systemFile("Europe/Berlin")
    let start = try #require(ISO8601.dateTime("1970-01-01T00:00:00Z")?.instant)
    let directory = try TemporaryDirectory()
    var first = berlin
    first[4] = 0
    try directory.write(first, to: "Old")
    let old = try ZoneDatabase(directory: directory.path).zone(named: "Old")
    let zone = try SystemZones.zone("Europe/Berlin")
    // A file written only for new readers has no such times: then there is one offset.
    guard old.nextTransition(after: start) != nil else { return }
    for transition in try SystemZones.transitions(of: zone, years: 1970...2037) {
      #expect(old.offset(at: transition) == zone.offset(at: transition))
    }
  }

  @Test func `leap seconds are refused`() throws {
    let error = try #require(throws: ZoneError.self) {
      let directory = try TemporaryDirectory()
      var header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
      for count: UInt8 in [0, 0, 1, 0, 1, 4] { header += [0, 0, 0, count] }
      let offset: [UInt8] = [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
      try directory.write(header + offset + [0, 0, 0, 1, 0, 0, 0, 1], to: "Leaping")
      _ = try ZoneDatabase(directory: directory.path).zone(named: "Leaping")
    }
    #expect(error.description.contains("leap seconds"))
  }

  @Test func `identifiers leave out copies, tables and links to nowhere`() throws {
    let berlin = try systemFile("Europe/Berlin")
    let directory = try TemporaryDirectory()
    for name in [
      "Europe/Berlin", "America/Argentina/Salta", "UTC", "posix/Europe/Berlin", "right/UTC",
      "posixrules", "localtime", "Factory",
    ] {
      try directory.write(berlin, to: name)
    }
    try directory.write(Array("text".utf8), to: "zone.tab")
    try directory.write(Array("text".utf8), to: "README")
    try directory.link("Gone", to: "nowhere")
    try directory.link("Loop", to: ".")
    let identifiers = try ZoneDatabase(directory: directory.path).identifiers()
    #expect(
      identifiers.filter { !$0.hasPrefix("Loop/") }
        == ["America/Argentina/Salta", "Europe/Berlin", "UTC"]
    )
  }

  @Test func `TZDIR names the directory`() {
    #expect(ZoneDatabase(environment: ["TZDIR": "/opt/zones"]).directories == ["/opt/zones"])
    #expect(ZoneDatabase(environment: [:]).directories.first == "/usr/share/zoneinfo")
    #expect(ZoneDatabase(environment: ["TZDIR": ""]) == ZoneDatabase(environment: [:]))
  }
}

/// The bytes of a zone's file on this computer.
func systemFile(_ name: String) throws -> [UInt8] {
  let paths = SystemZones.database.directories.map { $0 + "/" + name }
  let data = paths.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first
  return Array(try #require(data))
}
