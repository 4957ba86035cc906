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
    let zone = reflection.settings.zone
    let names = TextTable.Column(phrases.events, .leading, rows.map { .init($0.name) })
    let valences = TextTable.Column(
      "",
      .trailing,
      rows.map { .init(catalogue.valence($0.event.sample.valence), style(of: $0.event)) }
    )
    let times = TextTable.Column("", .leading, rows.map { .init(time(of: $0.event, in: zone)) })
    let titles = TextTable.Column("", .leading, rows.map { .init(title(of: $0.event)) })
    let wide = TextTable(columns: [names, valences, titles, times])
    // The names of events give way first, but not below what lets one recognise them.
    let room = layout.width - wide.width(in: layout) + wide.widths(in: layout)[2]
    if room >= 20 { return wide.lines(in: layout, flexible: 2) }

    let narrow = TextTable(columns: [names, valences, times]).lines(in: layout, flexible: 2)
    return narrow.prefix(1)
      + zip(narrow.dropFirst(), titles.cells).flatMap { line, title in
        [line, "  " + layout.truncated(title.text, to: layout.width - 2)]
      }
  }

  private func style(of event: LabelEvent) -> TextStyle {
    .valence(event.sample.valenceClassification)
  }

  private func title(of event: LabelEvent) -> String {
    let summary = event.event.summary.oneLine
    return summary.isEmpty ? phrases.untitledEvent : summary
  }

  private func time(of event: LabelEvent, in zone: Zone) -> String {
    if let days = event.days { return catalogue.days(days, showsYear: false) }
    return catalogue.span(
      from: zone.localTime(at: event.event.start),
      to: zone.localTime(at: event.event.end)
    )
  }
}
