internal import CivilTime
internal import WellbeingInsights

/// Writes the sections of one report.
struct ReportWriter {
  let reflection: Reflection
  let catalogue: Catalogue

  var phrases: ReportPhrases { catalogue.report }
  var findings: FindingPhrases { catalogue.findings }

  /// Stands where there is no value.
  static let none = "–"

  var isWeek: Bool { reflection.period.kind == .week }
  var hasCheckIns: Bool { reflection.summary.count > 0 }

  var title: String { isWeek ? phrases.weekTitle : phrases.title }

  var lead: [String] {
    var lead: [String] = []
    // What an answer asks for comes before everything else.
    if reflection.assessments.contains(where: \.needsSupport) { lead.append(phrases.support) }
    if !reflection.reach.isWhole {
      lead.append(findings.reach(reflection.reach.days.count, reflection.reach.dayCount) + ".")
    }
    if !hasCheckIns { lead.append(isWeek ? phrases.nothingInWeek : phrases.nothing) }
    return lead
  }

  var remarks: [String] {
    reflection.hardStretch != nil && !lead.contains(phrases.support) ? [phrases.support] : []
  }

  func section(_ name: ReportSection.Name) -> ReportSection {
    let blocks =
      switch name {
      case .days: dayBlocks
      case .mood: facts(moodFacts)
      case .calendar: calendarBlocks
      case .events: eventBlocks
      case .words: facts(wordFacts)
      case .times: timeBlocks
      case .questionnaires: facts(questionnaireFacts)
      case .patterns: patternBlocks
      case .comparison: comparisonBlocks
      }
    return ReportSection(
      name,
      heading: name == .words
        ? phrases.mostUsed : findings.headings[name.rawValue] ?? name.rawValue,
      showsHeading: name == .words || name == .questionnaires || name == .patterns,
      blocks: blocks
    )
  }

  private func facts(_ facts: [ReportFact]) -> [ReportBlock] {
    facts.isEmpty ? [] : [.facts(facts)]
  }

  /// Pieces with commas between them, kept whole when they are set into lines.
  func listed(_ pieces: [String], ending: String = "") -> [String] {
    pieces.enumerated().map { index, piece in
      piece + (index == pieces.count - 1 ? ending : ",")
    }
  }

  /// A mean in the colour of its class; a dash without one.
  func cell(_ mean: ValenceMean?) -> ReportTable.Cell {
    mean.map { .init(catalogue.valence($0.value), .valence($0.classification)) }
      ?? .init(Self.none, .quiet)
  }

  /// A bar for the class of a mean; nothing without one.
  func bar(_ mean: ValenceMean?) -> ReportTable.Cell {
    mean.map {
      .init(ValenceBar.text($0.classification), .valence($0.classification), isDrawing: true)
    } ?? .init("")
  }

  /// The class of a mean in words; nothing without one.
  func word(_ mean: ValenceMean?) -> ReportTable.Cell {
    mean.map { .init(catalogue.word($0.classification), .valence($0.classification)) } ?? .init("")
  }

  func percent(_ percent: Int?) -> ReportTable.Cell {
    percent.map { .init(catalogue.percent($0)) } ?? .init(Self.none, .quiet)
  }

  /// The name of an event as it may be shown.
  func name(ofEvent summary: String) -> String {
    if reflection.isRedacted { return findings.leftOut }
    let name = summary.oneLine
    return name.isEmpty ? phrases.untitledEvent : name
  }
}
