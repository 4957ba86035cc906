internal import CivilTime
public import WellbeingInsights
internal import WellbeingModel

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

  /// The whole text of a report, ending in a line break; an empty period says so.
  public func render(_ reflection: Reflection) -> String {
    let sections = [
      title(reflection),
      dayTable(reflection),
      summary(reflection),
      events(reflection),
      words(reflection),
      comparison(reflection),
      remarks(reflection),
    ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  var phrases: ReportPhrases { catalogue.report }

  /// Stands where there is no value.
  var none: String { "–" }

  private func title(_ reflection: Reflection) -> [String] {
    let isWeek = reflection.period.kind == .week
    let name = isWeek ? phrases.weekTitle : phrases.title
    var lines = layout.wrapped(
      ["\(name),", catalogue.days(reflection.period.days)],
      to: layout.width
    )
    .map { layout.styled($0, .title) }
    if reflection.summary.count == 0 {
      let sentence = isWeek ? phrases.nothingInWeek : phrases.nothing
      lines += [""] + layout.wrapped(sentence, to: layout.width)
    }
    return lines
  }

  private func comparison(_ reflection: Reflection) -> [String] {
    let isWeek = reflection.period.kind == .week
    let periods = [reflection.summary, reflection.previous]
    guard periods.contains(where: { $0.count > 0 }) else { return [] }
    let table = TextTable(columns: [
      .init(
        phrases.comparison,
        .leading,
        isWeek
          ? [.init(phrases.thisWeek), .init(phrases.weekBefore)]
          : [.init(phrases.thisPeriod), .init(phrases.periodBefore)]
      ),
      .init(
        layout.width < 60 ? phrases.checkInsShort : phrases.checkIns,
        .trailing,
        periods.map { .init("\($0.count)") }
      ),
      .init(
        phrases.mean,
        .trailing,
        periods.map { period in
          period.mean.map { .init(catalogue.valence($0.value), .valence($0.classification)) }
            ?? .init(none, .quiet)
        }
      ),
      .init(
        layout.width < 60 ? phrases.quality : phrases.calendarQuality,
        .trailing,
        periods.map { period in
          period.calendarQuality.map { .init(catalogue.percent($0)) } ?? .init(none, .quiet)
        }
      ),
    ])
    return table.lines(in: layout, flexible: 0)
  }

  private func remarks(_ reflection: Reflection) -> [String] {
    guard reflection.hardStretch != nil else { return [] }
    return layout.wrapped(phrases.support, to: layout.width)
  }
}
