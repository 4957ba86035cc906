internal import CivilTime

extension TerminalReportRenderer {
  /// How a table gives way where there is too little room.
  fileprivate struct TableForm {
    var isShort: Bool
    var hasExtras: Bool
    var gap: Int

    /// From the fullest to the least.
    static let all = [
      TableForm(isShort: false, hasExtras: true, gap: 2),
      TableForm(isShort: true, hasExtras: true, gap: 2),
      TableForm(isShort: true, hasExtras: true, gap: 1),
      TableForm(isShort: true, hasExtras: false, gap: 2),
    ]

    /// The least of all.
    static let last = TableForm(isShort: true, hasExtras: false, gap: 1)
  }

  /// The least columns that let one recognise a name.
  private static let recognisable = 20

  /// The rows of a table in the fullest form that fits; flexible text is cut down to what lets one
  /// recognise it, and then stands on a line of its own.
  func lines(_ table: ReportTable) -> [String] {
    for form in TableForm.all {
      let (set, flexible) = form.table(table)
      let excess = set.width(in: layout, gap: form.gap) - layout.width
      if excess <= 0 { return set.lines(in: layout, gap: form.gap) }
      guard let flexible else { continue }
      if set.widths(in: layout)[flexible] - excess >= Self.recognisable {
        return set.lines(in: layout, gap: form.gap, flexible: flexible)
      }
    }
    var (set, flexible) = TableForm.last.table(table)
    guard let flexible, flexible > 0 else {
      return set.lines(in: layout, gap: TableForm.last.gap, flexible: 0)
    }
    let texts = set.columns.remove(at: flexible).cells.map(\.text)
    let lines = set.lines(in: layout, flexible: 0)
    let heading = lines.count - texts.count
    return lines.prefix(heading)
      + zip(lines.dropFirst(heading), texts).flatMap { line, text in
        [line, "  " + layout.truncated(text, to: layout.width - 2)]
      }
  }

  /// The days as cells, a month a line; nothing for a short period, whose table shows each day.
  func lines(_ chart: DayChart) -> [String] {
    guard chart.days.count > 14 else { return [] }
    let months = chart.months
    let hasSeveral = months.count > 1
    return wrapped(chart.title).map { layout.styled($0, .quiet) }
      + months.map { month in
        let name = month.first.map { catalogue.shortMonth($0.day) } ?? ""
        // A month that begins later leaves room for its first days.
        let lead = hasSeveral ? (month.first?.day.day ?? 1) - 1 : 0
        let cells = month.map { cell($0) }.strung(with: "")
        return name + "  " + String(repeating: " ", count: lead) + cells
      }
  }

  private func cell(_ day: DayChart.Day) -> String {
    if day.isToCome { return "" }
    guard let valenceClass = day.valenceClass else {
      return layout.styled(ValenceGlyph.noEntry, .quiet)
    }
    return layout.styled(ValenceGlyph.text(valenceClass), .valence(valenceClass))
  }
}

extension TerminalReportRenderer.TableForm {
  /// The table in this form, and which of its columns may be cut.
  fileprivate func table(_ table: ReportTable) -> (table: TextTable, flexible: Int?) {
    let columns = table.columns.filter { hasExtras || $0.part != .extra }
    let set = columns.map { column in
      TextTable.Column(
        isShort ? column.shortHeading : column.heading,
        column.alignment,
        column.cells.map { .init(isShort ? $0.shortText : $0.text, $0.role) }
      )
    }
    return (TextTable(columns: set), columns.firstIndex { $0.part == .flexible })
  }
}
