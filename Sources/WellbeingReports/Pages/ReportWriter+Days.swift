internal import CivilTime
internal import WellbeingInsights

extension ReportWriter {
  /// The days of the period, or its weeks or months where it is long, one a row, and a chart of the
  /// days; nothing when there is nothing to say of any.
  var dayBlocks: [ReportBlock] {
    let scheduled = reflection.workLifeBalance?.total.scheduled ?? 0
    guard hasCheckIns || scheduled > 0 else { return [] }
    let table = ReportBlock.table(reflection.parts.isEmpty ? dayTable : partTable)
    guard hasCheckIns else { return [table] }
    let chart = DayChart(title: findings.dayChart, reflection.days, reach: reflection.reach)
    return [table, .days(chart)]
  }

  private var dayTable: ReportTable {
    let days = reflection.days
    // A period that runs over several months needs them in every form.
    let hasMonths = days.first?.day.month != days.last?.day.month
    let names = days.map { day in
      let full = catalogue.day(day.day)
      return ReportTable.Cell(full, short: hasMonths ? full : catalogue.weekdayAndDay(day.day))
    }
    return periodTable(
      .init(phrases.day, .leading, names),
      days.map(\.mean),
      qualities: reflection.calendarQuality.days.map(\.percent),
      minutes: reflection.workLifeBalance?.days.map(\.share.scheduledMinutes)
    )
  }

  private var partTable: ReportTable {
    // Weeks and months before the first and after the last thing there is to say tell nothing.
    let isEmpty = { (part: PeriodPart) in
      part.summary.count == 0 && part.share?.scheduled ?? 0 == 0
    }
    let parts = Array(
      reflection.parts.drop(while: isEmpty).reversed().drop(while: isEmpty).reversed()
    )
    let areMonths = parts.contains { $0.days.count > 7 }
    let names = parts.map { part in
      areMonths
        ? ReportTable.Cell(
          catalogue.month(part.days.lowerBound),
          short: catalogue.shortMonth(part.days.lowerBound)
        )
        : ReportTable.Cell(
          catalogue.days(part.days, showsYear: false),
          short: catalogue.day(part.days.lowerBound)
        )
    }
    return periodTable(
      .init(areMonths ? findings.month : findings.week, .leading, names),
      parts.map(\.summary.mean),
      qualities: parts.map(\.summary.calendarQuality),
      minutes: reflection.workLifeBalance.map { _ in
        parts.map { $0.share?.scheduledMinutes ?? 0 }
      }
    )
  }

  /// Check-ins with their mean in numbers, in words and as a bar, calendar quality and scheduled
  /// time.
  private func periodTable(
    _ names: ReportTable.Column,
    _ means: [ValenceMean?],
    qualities: [Int?],
    minutes: [Int]?
  ) -> ReportTable {
    var columns = [names]
    if hasCheckIns {
      let counts = means.map { mean in
        mean.map { ReportTable.Cell("\($0.count)") } ?? .init(Self.none, .quiet)
      }
      columns += [
        .init(phrases.checkIns, short: phrases.checkInsShort, .trailing, counts),
        .init(
          phrases.mean,
          .trailing,
          means.map { $0 == nil ? .init("") : cell($0) }
        ),
        .init("", .leading, part: .extra, means.map(word)),
        .init(Self.barHeading, .leading, means.map(bar)),
      ]
    }
    guard let minutes else { return ReportTable(columns) }
    if hasCheckIns { columns.append(.init(phrases.quality, .trailing, qualities.map(percent))) }
    columns.append(
      .init(
        phrases.scheduled,
        short: phrases.scheduledShort,
        .trailing,
        minutes.map { .init(catalogue.duration(minutes: $0)) }
      )
    )
    return ReportTable(columns)
  }

  /// The heading above bars: unpleasant on the left, pleasant on the right.
  static let barHeading = "-  0  +"
}
