internal import CommandLineKit
internal import WellbeingKit

/// `mood take`: ask a questionnaire and store the answers.
enum TakeCommand: Command {
  static let declaration = CommandDeclaration(
    name: "take",
    summary: "Answer a questionnaire and keep the result",
    discussion: """
      The questions come one at a time. Type the number of an answer; 'b' goes back, 's' skips a \
      question that may be left out, 'q' stops. Nothing is stored before the last question is \
      answered. Answers can also be piped in, a line each.
      """,
    examples: [
      Example("mood take phq-9", "Nine questions and one more."),
      Example("mood take phq-9 --language de", "The same in German."),
      Example("mood take gad-7 --at yesterday", "One that was filled in on paper."),
    ],
    arguments: [QuestionnaireOptions.nameArgument],
    options: [
      QuestionnaireOptions.language, QuestionnaireOptions.allowMissing,
      OptionDeclaration("at", value: "WHEN", help: "When it was filled in; now if not given."),
    ],
    exitCodes: [ExitCode(130, "stopped before the end; nothing was stored")],
    seeAlso: ["mood questionnaires", "mood assessments", "mood help support", "mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let parsed = context.parsed
    let person = try context.person()
    let questionnaire = try context.questionnaires.questionnaire(
      named: parsed.argument("NAME") ?? ""
    )
    let form = try questionnaire.form(in: parsed.value("language"))
    let moment = try person.moment(parsed) ?? person.present
    let store = try context.openStoreForReading(person)
    let earlier = try store.assessments(
      matching: .questionnaire(questionnaire.id) && .start(.lessThan, moment.instant)
    )
    let dialogue = QuestionnaireDialogue(
      form,
      questionnaire,
      allowsMissing: parsed.flag("allow-missing"),
      notice: overlap(of: questionnaire, with: earlier.last, at: moment, person)
    )
    guard let scored = try dialogue.scored(&context) else {
      context.say("stopped; nothing was stored")
      return .interrupted
    }
    let zone = LivedZone(moment.zone, at: moment.instant)
    let assessment = try Assessment(scored, start: moment.instant, zone: zone)
    try context.openStore(person).save([assessment], command: "take")
    let history = AssessmentHistory(earlier + [assessment], of: questionnaire)
    try context.printScore(
      scored,
      of: questionnaire,
      change: history.entries.last?.change,
      person
    )
    context.say("stored; 'mood undo' takes it back")
    return .success
  }

  /// Says when the time that the questions ask about overlaps with that of the last time.
  private static func overlap(
    of questionnaire: Questionnaire,
    with last: Assessment?,
    at moment: Moment,
    _ person: Person
  ) -> String? {
    guard let last else { return nil }
    let boundary = person.settings.dayBoundary
    return questionnaire.recallOverlap(
      lastTaken: boundary.day(of: last.localTime(in: person.zone)),
      today: boundary.day(of: moment.localTime)
    )?.message
  }
}
