internal import CommandLineKit
internal import WellbeingKit

/// A questionnaire and when the person took it.
struct QuestionnaireEntry {
  /// The questionnaire.
  let questionnaire: Questionnaire

  /// The logical day on which it was last taken; nil when it never was.
  let lastTaken: CivilDate?

  /// The day from which on it may be taken again; nil when it was never taken, and for one that is
  /// taken on request only.
  let due: CivilDate?

  init(_ questionnaire: Questionnaire, taken: [Assessment], _ person: Person) {
    self.questionnaire = questionnaire
    lastTaken = taken.map { person.settings.dayBoundary.day(of: $0.localTime(in: person.zone)) }
      .max()
    due =
      questionnaire.isOnRequestOnly
      ? nil : lastTaken?.adding(days: questionnaire.cadence.defaultDays)
  }

  /// One line of the list.
  func line(_ context: CommandContext) -> String {
    let name = context.layout.padded(questionnaire.id, to: 8, alignment: .leading)
    var line = "\(name)  \(questionnaire.summary)"
    if let lastTaken {
      line += " Last taken \(context.catalogue.date(lastTaken))"
      line += due.map { ", due \(context.catalogue.date($0))." } ?? "."
    }
    return line.wrapped(width: context.layout.width, hangingIndent: 10)
  }

  /// All there is to say.
  func page(_ context: CommandContext) -> String {
    var rows = [
      ("name", questionnaire.id),
      ("version", questionnaire.version),
      (
        "questions", "\(questionnaire.questions.count), about \(questionnaire.recall.text.original)"
      ),
      ("languages", questionnaire.languages.joined(separator: ", ")),
    ]
    if let lastTaken { rows.append(("taken", "last on \(context.catalogue.date(lastTaken))")) }
    if let due { rows.append(("due", context.catalogue.date(due))) }
    rows.append(("licence", questionnaire.licence))
    rows.append(("copyright", questionnaire.copyright.original))
    rows += questionnaire.wordings.map { ("source", "\($0.language): \($0.source)") }
    var page = context.layout.styled(questionnaire.title, .heading) + "\n"
    page += questionnaire.summary.wrapped(width: context.layout.width) + "\n\n"
    for (name, value) in rows {
      let lead = context.layout.padded(name, to: 11, alignment: .leading)
      page += (lead + value.oneLine).wrapped(width: context.layout.width, hangingIndent: 11) + "\n"
    }
    return page
  }
}
