import CivilTime
import Foundation
import Testing
import WellbeingQuestionnaires

@Suite struct SupportTests {
  private let directory: SupportDirectory

  init() throws {
    directory = try SupportDirectory.builtIn()
  }

  @Test(
    arguments: [
      ("DE", nil, "Germany"), ("germany", "America/New_York", "Germany"),
      ("uk", nil, "United Kingdom"),
      (nil, "Europe/Berlin", "Germany"), (nil, "US/Pacific", "United States"),
      (nil, "America/Toronto", "Canada"), (nil, "Asia/Tokyo", "Japan"), (nil, "Eire", "Ireland"),
      (nil, "Indian/Reunion", "France"), (nil, "Atlantic/Canary", "Spain"),
      (nil, "Australia/Melbourne", "Australia"), (nil, "Europe/Amsterdam", "Netherlands"),
    ] as [(String?, String?, String)]
  )
  func `the country is the one set, else that of the time zone`(
    country: String?,
    zone: String?,
    name: String
  ) throws {
    let resources = directory.resources(country: country, zone: zone)
    #expect(resources.country?.name == name)
    #expect(resources.lines.first?.name == "emergency number")
    #expect(resources.lines.last?.url == "https://findahelpline.com")
    #expect(resources.lines.count > 2)
    for line in resources.lines.dropLast() {
      #expect(line.country == name)
      #expect(line.description.hasPrefix("\(name): "))
    }
  }

  @Test(
    arguments: [
      (nil, nil), (nil, "UTC"), (nil, "Europe/Oslo"), ("NO", "Europe/Berlin"), ("Narnia", nil),
    ] as [(String?, String?)]
  )
  func `nobody is sent to the numbers of another country`(country: String?, zone: String?) {
    let resources = directory.resources(country: country, zone: zone)
    #expect(resources.country == nil)
    #expect(resources.descriptions.count == 2)
    #expect(resources.descriptions.first?.hasPrefix("Local emergency number") == true)
    #expect(resources.descriptions.last?.contains("https://findahelpline.com") == true)
  }

  @Test func `the line of a country reads in one piece`() throws {
    let germany = directory.resources(country: "DE", zone: nil)
    #expect(
      germany.descriptions == [
        "Germany: emergency number 112 (call); last checked 2019-03",
        """
        Germany: TelefonSeelsorge 0800 111 0 111 or 0800 111 0 222 (call, 24/7, free, German); last \
        checked 2024-09-10
        """,
        """
        Any country: Find A Helpline https://findahelpline.com (directory of lines, English); last \
        checked 2024-04
        """,
      ]
    )
    #expect(germany.text.hasPrefix("You are not alone, and help exists."))
    #expect(germany.text.contains("call your local emergency number"))
    #expect(germany.text.contains("nobody will contact you"))
  }

  @Test func `every line says where it is from and when it was checked`() throws {
    for country in directory.countries {
      for line in country.lines {
        #expect(line.number != nil || line.url != nil)
        #expect(!line.channels.isEmpty)
        #expect(!line.source.isEmpty)
        #expect(line.verifiedOn != nil, "\(line.description)")
      }
    }
  }

  @Test func `a line is overdue from the day after its review`() throws {
    let lines =
      directory.countries.flatMap { [$0.emergency] + $0.lines } + [directory.international]
    let days = try lines.map { try #require(ISO8601.date($0.reviewBy)) }
    let first = try #require(days.min())
    let last = try #require(days.max())
    #expect(directory.overdueLines(on: first).isEmpty)
    #expect(
      directory.overdueLines(on: first.adding(days: 1)).map(\.reviewBy)
        == days.filter { $0 == first }.map(\.description)
    )
    #expect(directory.overdueLines(on: last.adding(days: 1)) == lines)
  }

  @Test func `the zones agree with the system's table of zones`() throws {
    let path = "/usr/share/zoneinfo/zone.tab"
    guard let table = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("skipped: there is no \(path)")
      return
    }
    let overseas: Set = ["GF", "GP", "MQ", "RE", "YT"]
    for row in table.split(separator: "\n") where !row.hasPrefix("#") {
      let fields = row.split(separator: "\t").map(String.init)
      let code = overseas.contains(fields[0]) ? "FR" : fields[0]
      let expected = directory.countries.first { $0.code == code }
      #expect(directory.country(forZone: fields[2]) == expected, "\(fields[2])")
    }
  }

  @Test func `no zone lies in two countries`() {
    let zones = directory.countries.flatMap(\.zones)
    #expect(Set(zones).count == zones.count)
  }
}
