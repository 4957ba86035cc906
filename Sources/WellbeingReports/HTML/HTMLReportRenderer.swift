internal import CivilTime
internal import WellbeingModel

/// Writes a report as one HTML file that loads nothing and runs nothing.
///
/// It is made for phones, for wide screens in light and dark, and for paper.
public struct HTMLReportRenderer: ReportRenderer {
  /// The words it is written with.
  public let catalogue: Catalogue

  /// Creates a renderer.
  public init(catalogue: Catalogue = .english) {
    self.catalogue = catalogue
  }

  /// The whole file of a page, ending in a line break.
  public func render(_ page: ReportPage) -> String {
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n")
    html.element("html", [("lang", catalogue.language)]) { html in
      html.element("head") { head(page, &$0) }
      html.markup("\n")
      html.element("body") { html in
        html.element("main") { body(page, &$0) }
      }
    }
    return html.html + "\n"
  }

  private func head(_ page: ReportPage, _ html: inout HTMLWriter) {
    html.void("meta", [("charset", "utf-8")])
    html.void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    html.void(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        ("content", "default-src 'none'; style-src 'unsafe-inline'"),
      ]
    )
    html.void("meta", [("name", "color-scheme"), ("content", "light dark")])
    html.element("title", text: "\(page.title), \(page.subtitle)")
    html.markup("\n")
    html.style(ReportStyle.rules)
  }

  private func body(_ page: ReportPage, _ html: inout HTMLWriter) {
    html.element("header") { html in
      html.element("h1", text: page.title)
      html.element("p", [("class", "period")], text: page.subtitle)
      for sentence in page.lead { html.element("p", [("class", "lead")], text: sentence) }
    }
    for section in page.sections {
      html.markup("\n")
      html.element("section", [("class", section.name.rawValue)]) { html in
        html.element("h2", text: section.heading)
        for block in section.blocks { self.block(block, section, &html) }
      }
    }
    guard !page.remarks.isEmpty else { return }
    html.markup("\n")
    html.element("footer") { html in
      for sentence in page.remarks { html.element("p", text: sentence) }
    }
  }

  private func block(
    _ block: ReportBlock,
    _ section: ReportSection,
    _ html: inout HTMLWriter
  ) {
    switch block {
    case .sentence(let sentence): html.element("p", text: sentence)
    case .facts(let facts): self.facts(facts, &html)
    case .table(let table): self.table(table, caption: section.heading, &html)
    case .days(let chart):
      if chart.days.count <= 100 { bars(chart, &html) }
      if chart.days.count > 31 { pixels(chart, &html) }
    }
  }

  private func facts(_ facts: [ReportFact], _ html: inout HTMLWriter) {
    if facts.contains(where: { $0.name.isEmpty }) {
      for fact in facts { html.element("p", [("class", "quiet")], text: fact.text) }
      return
    }
    html.element("dl") { html in
      for fact in facts {
        html.element("div") { html in
          html.element("dt", text: fact.name)
          html.element("dd", text: fact.text)
        }
      }
    }
  }

  private func table(_ table: ReportTable, caption: String, _ html: inout HTMLWriter) {
    let isStacked = table.columns.dropFirst().contains { $0.part == .flexible }
    let label: [(StaticString, String)] = [("aria-label", caption)]
    html.element("table", isStacked ? label + [("class", "stacked")] : label) { html in
      if table.columns.contains(where: { !$0.heading.isEmpty && $0.heading != caption }) {
        html.element("thead") { html in
          html.element("tr") { html in
            for column in table.columns { heading(column, caption: caption, &html) }
          }
        }
      }
      html.element("tbody") { html in
        for row in 0..<table.rowCount {
          html.element("tr") { html in
            for (index, column) in table.columns.enumerated() {
              cell(column.cells[row], of: column, isName: index == 0, &html)
            }
          }
        }
      }
    }
  }

  private func heading(
    _ column: ReportTable.Column,
    caption: String,
    _ html: inout HTMLWriter
  ) {
    let isDrawing = column.cells.contains(where: \.isDrawing)
    let attributes: [(StaticString, String)] = [("class", column.htmlClass)]
    // A drawing says nothing that its row does not, and its heading is a drawing as well.
    if column.heading.isEmpty || column.heading == caption || isDrawing {
      html.element("td", attributes) { _ in }
    } else {
      html.element("th", attributes + [("scope", "col")]) { both(column, &$0) }
    }
  }

  private func both(_ column: ReportTable.Column, _ html: inout HTMLWriter) {
    both(column.heading, short: column.shortHeading, &html)
  }

  /// A text and what stands for it on a narrow screen.
  private func both(_ text: String, short: String, _ html: inout HTMLWriter) {
    guard text != short else { return html.text(text) }
    html.element("span", [("class", "wide")], text: text)
    html.element("span", [("class", "narrow"), ("aria-hidden", "true")], text: short)
  }

  private func cell(
    _ cell: ReportTable.Cell,
    of column: ReportTable.Column,
    isName: Bool,
    _ html: inout HTMLWriter
  ) {
    if isName {
      html.element("th", [("scope", "row"), ("class", column.htmlClass)]) { html in
        both(cell.text, short: cell.shortText, &html)
      }
      return
    }
    let valenceClass = cell.valenceClass.map { " v\($0.rawValue)" } ?? ""
    html.element("td", [("class", column.htmlClass + valenceClass)]) { html in
      if cell.isDrawing, let valenceClass = cell.valenceClass {
        bar(valenceClass, &html)
      } else {
        both(cell.text, short: cell.shortText, &html)
      }
    }
  }
}

extension ReportTable.Column {
  /// The classes its cells have in a style sheet.
  fileprivate var htmlClass: String {
    let place = alignment == .trailing ? "number" : "text"
    switch part {
    case .essential: return place
    case .flexible: return place + " flexible"
    case .extra: return place + " extra"
    }
  }
}

extension ReportTable.Cell {
  /// The class of valence the cell tells of; nil for anything else.
  fileprivate var valenceClass: StateOfMind.ValenceClassification? {
    if case .valence(let valenceClass) = role { valenceClass } else { nil }
  }
}
