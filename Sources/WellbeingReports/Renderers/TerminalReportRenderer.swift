/// Sets a report as text for a terminal, from about 40 columns up.
public struct TerminalReportRenderer: ReportRenderer {
  /// The room the text is set in.
  public let layout: TextLayout

  /// The words it is written with.
  public let catalogue: Catalogue

  /// Creates a renderer.
  public init(layout: TextLayout, catalogue: Catalogue = .english) {
    self.layout = layout
    self.catalogue = catalogue
  }

  /// The whole text of a page, ending in a line break.
  public func render(_ page: ReportPage) -> String {
    let sections = [title(page)] + page.sections.map(lines) + [page.remarks.flatMap(wrapped)]
    return sections.filter { !$0.isEmpty }
      .map { $0.strung(with: "\n") }
      .strung(with: "\n\n") + "\n"
  }

  private func title(_ page: ReportPage) -> [String] {
    var lines = layout.wrapped(["\(page.title),", page.subtitle], to: layout.width)
      .map { layout.styled($0, .title) }
    for sentence in page.lead { lines += [""] + wrapped(sentence) }
    return lines
  }

  private func lines(_ section: ReportSection) -> [String] {
    var lines =
      section.showsHeading ? wrapped(section.heading).map { layout.styled($0, .quiet) } : []
    var isFirst = true
    for block in section.blocks {
      let set = self.lines(block)
      guard !set.isEmpty else { continue }
      // Facts and sentences belong to what stands above them.
      if !isFirst, !block.isText { lines.append("") }
      lines += set
      isFirst = false
    }
    return lines
  }

  private func lines(_ block: ReportBlock) -> [String] {
    switch block {
    case .sentence(let sentence): wrapped(sentence)
    case .facts(let facts): lines(facts)
    case .table(let table): lines(table)
    case .days(let chart): lines(chart)
    }
  }

  func wrapped(_ sentence: String) -> [String] {
    layout.wrapped(sentence, to: layout.width)
  }

  /// Names with what is said of them; the text hangs beside the names, or below where it is narrow.
  private func lines(_ facts: [ReportFact]) -> [String] {
    let indent = 2 + (facts.map { layout.displayWidth($0.name) }.max() ?? 0)
    return facts.flatMap { fact -> [String] in
      if layout.width - indent < 30 {
        return wrapped(fact.name).map { layout.styled($0, .heading) }
          + layout.wrapped(fact.pieces, to: layout.width - 2).map { "  " + $0 }
      }
      let name = layout.padded(fact.name, to: indent, alignment: .leading)
      let lines = layout.wrapped(fact.pieces, to: layout.width - indent)
      return lines.enumerated().map { index, line in
        let isNamed = index == 0 && !fact.name.isEmpty
        return (isNamed ? layout.styled(name, .heading) : String(repeating: " ", count: indent))
          + line
      }
    }
  }
}

extension ReportBlock {
  /// Whether the block is text that goes on from what stands above it.
  fileprivate var isText: Bool {
    switch self {
    case .sentence, .facts: true
    case .table, .days: false
    }
  }
}
