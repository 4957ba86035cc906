internal import CivilTime
public import WellbeingInsights
internal import WellbeingModel

/// Sets statistics as text for a terminal, from about 30 columns up.
public struct TerminalStatisticsRenderer: Sendable {
  /// The room the text is set in.
  public let layout: TextLayout

  /// The words it is written with.
  public let catalogue: Catalogue

  /// Creates a renderer.
  public init(layout: TextLayout, catalogue: Catalogue = .english) {
    self.layout = layout
    self.catalogue = catalogue
  }

  /// The whole text, ending in a line break: a table, or a page for one row of everything.
  ///
  /// Without rows it is empty.
  public func render(_ statistics: GroupedStatistics) -> String {
    guard !statistics.rows.isEmpty else { return "" }
    let lines =
      if let grouping = statistics.grouping {
        table(statistics.rows, heading: phrases.groups[grouping.rawValue] ?? grouping.rawValue)
      } else {
        statistics.rows.flatMap { page($0.statistics) }
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var phrases: StatisticsPhrases { catalogue.statistics }

  /// Some sentences and a line for each class.
  private func page(_ statistics: ValenceStatistics) -> [String] {
    let mean = statistics.mean
    let summary = [
      "\(phrases.entries(statistics.count)),",
      "\(phrases.mean) \(catalogue.valence(mean.value)) (\(catalogue.word(mean.classification))),",
      phrases.span(catalogue.valence(statistics.minimum), catalogue.valence(statistics.maximum)),
    ]
    return layout.wrapped(summary, to: layout.width) + [""] + classLines(statistics)
  }

  private func classLines(_ statistics: ValenceStatistics) -> [String] {
    let rows = zip(StateOfMind.ValenceClassification.allCases, statistics.classes)
    let columns: [TextTable.Column] = [
      .init("", .leading, rows.map { .init(catalogue.word($0.0)) }),
      .init("", .trailing, rows.map { .init("\($0.1)", $0.1 == 0 ? .quiet : nil) }),
      .init(
        "",
        .trailing,
        rows.map { .init(percent($0.1, of: statistics.count), $0.1 == 0 ? .quiet : nil) }
      ),
    ]
    let room = min(40, layout.width - TextTable(columns: columns).width(in: layout) - 2)
    guard room >= 5 else {
      return TextTable(columns: columns).lines(in: layout, gap: 1, flexible: 0)
    }
    let most = statistics.classes.max() ?? 0
    let bars = TextTable.Column(
      "",
      .leading,
      rows.map { band, count in
        let length = DistributionBar.length(of: count, most: most, cells: room)
        return .init(String(repeating: "█", count: length), .valence(band))
      }
    )
    return TextTable(columns: columns + [bars]).lines(in: layout)
  }

  /// A share in whole percent, `<1%` for one that would be rounded to nothing.
  private func percent(_ count: Int, of total: Int) -> String {
    let percent = (count * 200 + total) / (total * 2)
    return percent == 0 && count > 0 ? "<" + catalogue.percent(1) : catalogue.percent(percent)
  }

  /// A row for each group; where there is little room the ends of the valences are left out, then
  /// the bar, and long keys are cut.
  private func table(_ rows: [GroupedStatistics.Row], heading: String) -> [String] {
    let keys = TextTable.Column(heading, .leading, rows.map { .init(catalogue.text($0.key)) })
    let forms: [(columns: [TextTable.Column], gap: Int)] = [
      (numbers(rows) + ends(rows) + bars(rows), 2),
      (numbers(rows) + ends(rows) + bars(rows), 1),
      (numbers(rows) + bars(rows), 2),
      (numbers(rows), 2),
    ]
    let wished = min(TextTable(columns: [keys]).width(in: layout), max(10, layout.width / 3))
    let form = forms.first { form in
      let others = TextTable(columns: form.columns).width(in: layout, gap: form.gap)
      return wished + form.gap + others <= layout.width
    }
    return TextTable(columns: [keys] + (form?.columns ?? numbers(rows)))
      .lines(in: layout, gap: form?.gap ?? 1, flexible: 0)
  }

  private func numbers(_ rows: [GroupedStatistics.Row]) -> [TextTable.Column] {
    [
      .init(phrases.count, .trailing, rows.map { .init("\($0.statistics.count)") }),
      .init(phrases.mean, .trailing, rows.map { cell($0.statistics.mean.value) }),
    ]
  }

  private func ends(_ rows: [GroupedStatistics.Row]) -> [TextTable.Column] {
    [
      .init(phrases.minimum, .trailing, rows.map { cell($0.statistics.minimum) }),
      .init(phrases.maximum, .trailing, rows.map { cell($0.statistics.maximum) }),
    ]
  }

  private func bars(_ rows: [GroupedStatistics.Row]) -> [TextTable.Column] {
    let cells = rows.map { TextTable.Cell(DistributionBar.text($0.statistics.classes)) }
    return [.init("-  0  +", .leading, cells)]
  }

  private func cell(_ valence: Double) -> TextTable.Cell {
    .init(
      catalogue.valence(valence),
      StateOfMind.ValenceClassification(valence: valence).map(TextRole.valence)
    )
  }
}

extension Catalogue {
  /// The key of a row for people; dates and hours as programs read them.
  func text(_ key: StatisticsKey) -> String {
    switch key {
    case .weekday(let weekday): dates.weekdays[weekday.rawValue - 1]
    case .label(let label): word(label)
    case .association(let association): word(association)
    case .kind(let kind): word(kind)
    case .partOfDay(let part): words[part.name] ?? part.name
    case .tag(let tag): tag.oneLine
    case .calendar(let calendar): calendar.oneLine
    // The calendar comes last, as the end is cut where there is little room.
    case .event(let event, let calendar):
      "\(event.isEmpty ? report.untitledEvent : event.oneLine) (\(calendar.oneLine))"
    case .all, .day, .week, .month, .hour: key.name
    }
  }
}
