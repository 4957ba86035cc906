import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingInsights
import WellbeingModel
import WellbeingReports

@Suite struct `Statistics as text` {
  private func statistics(by grouping: StatisticsGrouping?) throws -> GroupedStatistics {
    let start = CivilDateTime(
      date: try #require(CivilDate(year: 2026, month: 11, day: 23)),
      time: .noon
    )
    .instant(utcOffset: 0)
    let tags = ["a tag of many words, longer than there is room for", "\u{1B}[31mgym"]
    var samples: [StateOfMind] = []
    for index in 0..<30 {
      samples.append(
        try StateOfMind(
          start: start.advanced(bySeconds: Int64(index) * 18_000),
          kind: .momentaryEmotion,
          valence: Double(index % 10 - 3) / 10,
          labels: [index % 3 == 0 ? .happy : .calm],
          associations: [index % 7 == 0 ? .currentEvents : .selfCare],
          tags: [tags[index % 2]]
        )
      )
    }
    return GroupedStatistics(of: samples, by: grouping, calendar: StatisticsCalendar(zone: .utc))
  }

  private func text(_ statistics: GroupedStatistics, width: Int) -> String {
    let layout = TextLayout(width: width, displayWidth: displayWidth)
    return TerminalStatisticsRenderer(layout: layout).render(statistics)
  }

  @Test(arguments: [StatisticsGrouping?.none] + StatisticsGrouping.allCases)
  func `stay within the width`(grouping: StatisticsGrouping?) throws {
    let statistics = try statistics(by: grouping)
    for width in [20, 24, 30, 36, 40, 41, 46, 60, 80, 120] {
      for line in text(statistics, width: width).split(separator: "\n") {
        #expect(displayWidth(String(line)) <= width, "\(line)")
        #expect(!line.unicodeScalars.contains("\u{1B}"))
        #expect(line.last != " ")
      }
    }
  }

  @Test(arguments: [80, 40, 24])
  func `have a row for each group with its spread`(width: Int) throws {
    let text = text(try statistics(by: .day), width: width)
    #expect(try Snapshot("days-\(width).txt").expected(updatingTo: text) == text)
  }

  @Test func `have a page of their own without groups`() throws {
    let text = text(try statistics(by: nil), width: 60)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "30 entries, mean +0.15 (slightly pleasant),")
    #expect(lines.dropFirst().first == "from -0.30 to +0.60")
    #expect(lines.count == 2 + 1 + 7 + 1)
  }

  @Test func `are empty without samples`() {
    let empty = GroupedStatistics(of: [], by: .day, calendar: StatisticsCalendar(zone: .utc))
    #expect(text(empty, width: 80).isEmpty)
    #expect(JSONWriter.text { $0.statistics(empty) } == "[]\n")
  }

  @Test func `are the same numbers in JSON and CSV`() throws {
    let statistics = try statistics(by: .label)
    #expect(
      JSONWriter.text { $0.statistics(statistics) } == """
        [
          {"key":"calm","count":20,"mean":0.15,"minimum":-0.3,"maximum":0.6,"classes":[0,0,4,6,6,4,0]},
          {"key":"happy","count":10,"mean":0.15,"minimum":-0.3,"maximum":0.6,"classes":[0,0,2,3,3,2,0]}
        ]

        """
    )
    let header =
      "key,count,mean,minimum,maximum,veryUnpleasant,unpleasant,slightlyUnpleasant,neutral,"
      + "slightlyPleasant,pleasant,veryPleasant"
    #expect(
      CSVWriter.text { $0.statistics(statistics) }
        == """
        \(header)
        calm,20,0.15,-0.3,0.6,0,0,4,6,6,4,0
        happy,10,0.15,-0.3,0.6,0,0,2,3,3,2,0

        """.replacing("\n", with: "\r\n")
    )
  }

  @Test(arguments: [
    ([0, 0, 0, 0, 0, 0, 0], "·······"), ([1, 0, 0, 8, 0, 0, 4], "▁··█··▄"),
    ([1, 2, 3, 4, 5, 6, 1000], "▁▁▁▁▁▁█"),
  ])
  func `show every class that occurs`(counts: [Int], bar: String) {
    #expect(DistributionBar.text(counts) == bar)
  }
}
