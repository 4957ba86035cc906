internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension TerminalReportRenderer {
  /// The happiest event and the events of the other labels, one a line; two lines where it is narrow.
  func events(_ reflection: Reflection) -> [String] {
    var rows: [(name: String, event: LabelEvent)] = []
    if let happiest = reflection.happiestEvent { rows.append((phrases.happiest, happiest)) }
    rows += reflection.labelEvents.filter { $0 != reflection.happiestEvent }
      .map { (catalogue.word($0.label), $0) }
    guard !rows.isEmpty else { return [] }
    let names = TextTable.Column(phrases.events, .leading, rows.map { .init($0.name) })
    let valences = TextTable.Column(
      "",
      .trailing,
      rows.map { .init(catalogue.valence($0.event.sample.valence), style(of: $0.event)) }
    )
    let titles = TextTable.Column("", .leading, rows.map { .init(title(of: $0.event)) })
    func times(withEnd: Bool) -> TextTable.Column {
      let zone = reflection.settings.zone
      return .init("", .leading, rows.map { .init(time(of: $0.event, in: zone, withEnd: withEnd)) })
    }
    // Where it is narrow the ends give way first, then the titles down to what lets one recognise
    // them, then the one line for each event.
    for withEnd in [true, false] {
      let table = TextTable(columns: [names, valences, titles, times(withEnd: withEnd)])
      let excess = table.width(in: layout) - layout.width
      guard excess > 0 else { return table.lines(in: layout) }
      if table.widths(in: layout)[2] - excess >= 20 { return table.lines(in: layout, flexible: 2) }
    }
    let table = TextTable(columns: [names, valences, times(withEnd: false)])
    let lines = table.lines(in: layout, flexible: 0)
    return lines.prefix(1)
      + zip(lines.dropFirst(), titles.cells).flatMap { line, title in
        [line, "  " + layout.truncated(title.text, to: layout.width - 2)]
      }
  }

  private func style(of event: LabelEvent) -> TextRole {
    .valence(event.sample.valenceClassification)
  }

  private func title(of event: LabelEvent) -> String {
    let summary = event.event.summary.oneLine
    return summary.isEmpty ? phrases.untitledEvent : summary
  }

  private func time(of event: LabelEvent, in zone: Zone, withEnd: Bool) -> String {
    if let days = event.days { return catalogue.days(days, showsYear: false) }
    let start = zone.localTime(at: event.event.start)
    return catalogue.span(
      from: start,
      to: withEnd ? zone.localTime(at: event.event.end) : start
    )
  }
}
