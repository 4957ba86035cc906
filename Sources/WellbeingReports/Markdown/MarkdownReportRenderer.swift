/// Writes a report as Markdown with tables, for wikis, issues and mail.
///
/// Nothing in a text becomes markup, HTML included.
public struct MarkdownReportRenderer: ReportRenderer {
  /// The words it is written with.
  public let catalogue: Catalogue

  /// Creates a renderer.
  public init(catalogue: Catalogue = .english) {
    self.catalogue = catalogue
  }

  /// The whole text of a page, ending in a line break.
  public func render(_ page: ReportPage) -> String {
    let heading = "# \(page.title.escapedForMarkdown), \(page.subtitle.escapedForMarkdown)"
    let parts =
      [heading] + page.lead.map(\.escapedForMarkdown)
      + page.sections.flatMap { section in
        ["## \(section.heading.escapedForMarkdown)"] + section.blocks.map(text)
      } + page.remarks.map(\.escapedForMarkdown)
    return parts.filter { !$0.isEmpty }.strung(with: "\n\n") + "\n"
  }

  private func text(_ block: ReportBlock) -> String {
    switch block {
    case .sentence(let sentence): sentence.escapedForMarkdown
    case .facts(let facts): facts.map(line).strung(with: "\n")
    case .table(let table): text(table)
    case .days(let chart): text(chart)
    }
  }

  private func line(_ fact: ReportFact) -> String {
    let name = fact.name.isEmpty ? "" : "**\(fact.name.escapedForMarkdown)**: "
    return "- \(name)\(fact.text.escapedForMarkdown)"
  }

  private func text(_ table: ReportTable) -> String {
    let headings = table.columns.map(\.heading.escapedForMarkdown)
    let rules = table.columns.map { $0.alignment == .trailing ? "--:" : ":--" }
    let rows = (0..<table.rowCount).map { row in
      table.columns.map { column in
        let text = column.cells[row].text
        return column.cells[row].isDrawing && !text.isEmpty ? "`\(text)`" : text.escapedForMarkdown
      }
    }
    return ([headings, rules] + rows).map { "| " + $0.strung(with: " | ") + " |" }
      .strung(with: "\n")
  }

  /// The days as cells, a month a line; nothing for a short period, whose table shows each day.
  private func text(_ chart: DayChart) -> String {
    guard chart.days.count > 14 else { return "" }
    let lines = chart.months.map { month in
      let name = month.first.map { catalogue.shortMonth($0.day) } ?? ""
      let cells = month.map { day in
        day.isToCome ? "" : day.valenceClass.map(ValenceGlyph.text) ?? ValenceGlyph.noEntry
      }
      return "\(name)  \(cells.strung(with: ""))"
    }
    return "```text\n\(lines.strung(with: "\n"))\n```"
  }
}
