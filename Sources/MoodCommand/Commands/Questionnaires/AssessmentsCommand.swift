internal import CommandLineKit
internal import WellbeingKit

/// `mood assessments`: the questionnaires taken, and how the scores changed.
enum AssessmentsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "assessments",
    summary: "List questionnaires taken, and the change between them",
    discussion: """
      A change is compared with the number of points that is published as meaningful for the \
      questionnaire, where there is one: below it, a score is within its usual variation.
      """,
    examples: [
      Example("mood assessments", "All of them, by questionnaire."),
      Example("mood assessments phq-9 --json", "One questionnaire over time, for programs."),
    ],
    arguments: [
      ArgumentDeclaration(
        "NAME",
        help: "Only this questionnaire.",
        isRequired: false,
        values: .words(QuestionnaireLibrary.builtInNames)
      )
    ],
    seeAlso: ["mood take", "mood questionnaires"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let library = context.questionnaires
    let wanted = try context.parsed.argument("NAME").map { try library.questionnaire(named: $0).id }
    let store = try context.openStoreForReading(person)
    let taken = try store.assessments(matching: wanted.map { .questionnaire($0) } ?? .all)
    let histories = Dictionary(grouping: taken, by: \.questionnaire)
      .sorted { $0.key < $1.key }
      .map { AssessmentHistory($0.value, of: try? library.questionnaire(named: $0.key)) }
    if context.wantsJSON {
      try context.printJSON(histories.flatMap(\.entries), person)
      return .success
    }
    // Help first, as beside the score itself.
    if histories.flatMap(\.entries).contains(where: { !$0.scored.flags.isEmpty }) {
      let hint = "Help is there at any time: 'mood help support' says where."
      context.output.writeLine(hint.wrapped(width: context.layout.width))
    }
    for history in histories {
      if !context.output.isEmpty { context.output.writeLine("") }
      context.output.writeLine(context.layout.styled(history.title.oneLine, .heading))
      for entry in history.entries { context.output.writeLine(entry.text(context, person)) }
    }
    if taken.isEmpty { context.say("none taken yet; 'mood questionnaires' lists what there is") }
    return .success
  }
}
