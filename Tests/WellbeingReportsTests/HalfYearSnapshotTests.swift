import CivilTime
import TestSupport
import Testing
import WellbeingInsights
import WellbeingReports

@Suite struct `Half a year in reports` {
  private func check(_ text: String, _ name: String) throws {
    #expect(try Snapshot(name).expected(updatingTo: text) == text)
  }

  /// The last period of a kind; for a week the last that is over.
  private func reflection(_ kind: CivilPeriod.Kind) throws -> Reflection {
    let year = try HalfYear()
    return year.reflection(kind, on: kind == .week ? year.lastDay.adding(days: -1) : nil)
  }

  @Test(arguments: [CivilPeriod.Kind.week, .month, .quarter, .year], [80, 60])
  func `reads as text`(kind: CivilPeriod.Kind, width: Int) throws {
    let layout = TextLayout(width: width, displayWidth: displayWidth)
    let text = TerminalReportRenderer(layout: layout).render(try reflection(kind))
    try check(text, "half-year-\(kind)-\(width).txt")
  }

  @Test(arguments: [CivilPeriod.Kind.week, .quarter])
  func `reads as a page`(kind: CivilPeriod.Kind) throws {
    let html = HTMLReportRenderer().render(try reflection(kind))
    try check(html, "half-year-\(kind).html")
  }

  @Test(arguments: [CivilPeriod.Kind.week, .month])
  func `reads as Markdown`(kind: CivilPeriod.Kind) throws {
    let text = MarkdownReportRenderer().render(try reflection(kind))
    try check(text, "half-year-\(kind).md")
  }

  @Test func `is one JSON object`() throws {
    try check(
      JSONReportRenderer().render(try HalfYear().reflection(.month)),
      "half-year-month.json"
    )
  }

  @Test func `tells the hard week of September where help is found`() throws {
    let day = try HalfYear().journal.days.lowerBound.adding(days: 111)
    let reflection = try HalfYear().reflection(.month, on: day)
    #expect(reflection.hardStretch != nil)
    #expect(
      ReportPage(reflection, sections: [.words]).remarks == [Catalogue.english.report.support]
    )
  }

  @Test func `shows the year as pixels`() throws {
    let year = try HalfYear()
    let period = CivilPeriod(.year, containing: year.lastDay, firstWeekday: .monday)
    let lived = LivedDays(period.days, of: year.journal.samples, settings: year.settings)
    let page = ReportPage(
      pixels: period.days.map { DayMood(day: $0, samples: lived.samples(on: $0)) },
      of: period,
      reach: PeriodReach(of: period, on: year.lastDay)
    )
    let layout = TextLayout(width: 60, displayWidth: displayWidth)
    try check(TerminalReportRenderer(layout: layout).render(page), "half-year-pixels.txt")
  }
}
