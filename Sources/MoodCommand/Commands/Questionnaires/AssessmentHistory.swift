internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The assessments of one questionnaire, oldest first, each with its change from those before.
struct AssessmentHistory {
  /// One assessment and its change.
  struct Entry {
    /// What is stored.
    let assessment: Assessment

    /// What it says.
    let scored: ScoredAssessment

    /// The change; nil where the questionnaire is not known any more.
    let change: AssessmentChange?

    /// Compares an assessment with those before it, oldest first.
    init(
      _ assessment: Assessment,
      of questionnaire: Questionnaire?,
      after earlier: [ScoredAssessment]
    ) {
      self.assessment = assessment
      scored = ScoredAssessment(assessment, of: questionnaire)
      change = questionnaire?.change(to: scored, from: earlier)
    }
  }

  /// The questionnaire's name for people.
  let title: String

  /// The assessments, oldest first.
  let entries: [Entry]

  /// Puts assessments of one questionnaire in order; it may not be known any more.
  init(_ assessments: [Assessment], of questionnaire: Questionnaire?) {
    title = questionnaire?.title ?? assessments.first?.questionnaire ?? ""
    var earlier: [ScoredAssessment] = []
    var entries: [Entry] = []
    for assessment in assessments.sorted(by: { $0.start < $1.start }) {
      let entry = Entry(assessment, of: questionnaire, after: earlier)
      entries.append(entry)
      earlier.append(entry.scored)
    }
    self.entries = entries
  }
}

extension AssessmentHistory.Entry {
  /// One entry of a list: the id, the day, the score, and the change in words.
  func text(_ context: CommandContext, _ person: Person) -> String {
    let day = context.catalogue.date(assessment.localTime(in: person.zone).date)
    var parts: [String] = []
    if let score = scored.score {
      let maximum = scored.maximum.map { " of \($0.shortText)" } ?? ""
      parts.append("\(score.shortText)\(maximum)\(scored.estimated ? ", estimated" : "")")
    }
    if let band = scored.band { parts.append(band.title.original.oneLine) }
    parts += change?.lines ?? []
    let line = "\(assessment.id.lowercaseString.prefix(8))  \(day)  " + parts.strung(with: "; ")
    return line.wrapped(width: context.layout.width, hangingIndent: 10)
  }
}

extension AssessmentChange {
  /// The change in words, a phrase each.
  var lines: [String] {
    var lines: [String] = []
    if let text { lines.append("since last time: \(text)") }
    if let textSinceFirst, sinceFirst != points {
      lines.append("since the first: \(textSinceFirst)")
    }
    return lines
  }
}
