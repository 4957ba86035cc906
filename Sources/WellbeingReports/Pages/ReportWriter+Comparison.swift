internal import WellbeingInsights

extension ReportWriter {
  /// The period beside the one before, and as much of that as has begun of this one.
  var comparisonBlocks: [ReportBlock] {
    var rows = [
      (isWeek ? phrases.thisWeek : phrases.thisPeriod, reflection.summary),
      (isWeek ? phrases.weekBefore : phrases.periodBefore, reflection.previous),
    ]
    if let previous = reflection.previousToDate, !reflection.reach.days.isEmpty {
      let name = isWeek ? findings.weekBeforeToDate : findings.periodBeforeToDate
      rows.append((name, previous))
    }
    guard rows.contains(where: { $0.1.count > 0 }) else { return [] }
    let periods = rows.map(\.1)
    return [
      .table(
        ReportTable([
          .init(phrases.comparison, .leading, rows.map { .init($0.0) }),
          .init(
            phrases.checkIns,
            short: phrases.checkInsShort,
            .trailing,
            periods.map { .init("\($0.count)") }
          ),
          .init(phrases.mean, .trailing, periods.map { cell($0.mean) }),
          .init(
            phrases.calendarQuality,
            short: phrases.quality,
            .trailing,
            periods.map { percent($0.calendarQuality) }
          ),
        ])
      )
    ]
  }
}
