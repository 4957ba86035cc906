public import CivilTime
public import WellbeingInsights

extension ReportPage {
  /// Puts patterns into words.
  ///
  /// - Parameters:
  ///   - patterns: What mood goes with.
  ///   - days: The days that were looked at.
  ///   - catalogue: The words.
  public init(_ patterns: Patterns, days: Range<CivilDate>, catalogue: Catalogue = .english) {
    let phrases = catalogue.patterns
    var blocks = catalogue.blocks(on: patterns)
    // A series without a single day, as of a calendar that is not there, waits for nothing.
    let begun = patterns.waiting.filter { $0.count > 0 && $0.lag == 0 }
    let near = begun.prefix(5).map {
      phrases.waiting(catalogue.name(of: $0.series), $0.missingDays)
    }
    if !near.isEmpty, patterns.comparisonCount > 0 {
      blocks.append(.facts([ReportFact(phrases.waitingTitle, near.strung(with: "; "))]))
    }
    self.init(
      title: phrases.title,
      subtitle: catalogue.days(days),
      sections: [ReportSection(.patterns, heading: phrases.title, blocks: blocks)]
    )
  }

  /// Shows a year, a cell a day.
  ///
  /// - Parameters:
  ///   - moods: The moods of its days.
  ///   - period: The year.
  ///   - reach: How far it has come.
  ///   - catalogue: The words.
  public init(
    pixels moods: [DayMood],
    of period: CivilPeriod,
    reach: PeriodReach,
    catalogue: Catalogue = .english
  ) {
    let findings = catalogue.findings
    let recorded = moods.count { $0.count > 0 }
    let chart = DayChart(title: findings.pixelScale, moods, reach: reach)
    let legend = findings.daysWithCheckIns(
      recorded,
      reach.days.count,
      CheckInDays(moods, through: reach.days.upperBound.adding(days: -1)).longestRun
    )
    self.init(
      title: findings.pixels,
      subtitle: "\(period.days.lowerBound.year)",
      sections: [
        ReportSection(
          .days,
          heading: findings.pixels,
          blocks: [.days(chart), .facts([ReportFact(findings.checkInDays, legend)])]
        )
      ]
    )
  }
}
