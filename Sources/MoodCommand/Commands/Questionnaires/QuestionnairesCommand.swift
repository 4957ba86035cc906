internal import CommandLineKit
internal import WellbeingKit

/// `mood questionnaires`: what can be taken.
enum QuestionnairesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "questionnaires",
    summary: "List the questionnaires, or explain one",
    discussion: """
      Questionnaires of your own are read from the folder 'questionnaires' beside the journal.
      """,
    examples: [Example("mood questionnaires phq-9", "Where it comes from and how it is scored.")],
    arguments: [
      ArgumentDeclaration(
        "NAME",
        help: "The questionnaire to explain.",
        isRequired: false,
        values: .words(QuestionnaireLibrary.builtInNames)
      )
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let library = context.questionnaires
    let listed: [Questionnaire]
    var status = ExitStatus.success
    if let name = context.parsed.argument("NAME") {
      listed = [try library.questionnaire(named: name)]
    } else {
      let listing = try library.listing()
      listed = listing.questionnaires
      for problem in listing.problems {
        context.messages.writeLine("mood: \(problem)".sanitizedForTerminal())
        status = .partial
      }
    }
    let store = try context.openStoreForReading(person)
    let entries = try listed.map { questionnaire in
      QuestionnaireEntry(
        questionnaire,
        taken: try store.assessments(matching: .questionnaire(questionnaire.id)),
        person
      )
    }
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.array(entries) { $0.entry($1) } })
    } else if context.parsed.argument("NAME") != nil {
      for entry in entries { context.output.write(entry.page(context)) }
    } else {
      for entry in entries { context.output.writeLine(entry.line(context)) }
    }
    return status
  }
}

extension JSONWriter {
  /// Writes what a questionnaire is and when it was taken.
  fileprivate mutating func entry(_ entry: QuestionnaireEntry) {
    let questionnaire = entry.questionnaire
    object { json in
      json.member("name") { $0.value(questionnaire.id) }
      json.member("title") { $0.value(questionnaire.title) }
      json.member("version") { $0.value(questionnaire.version) }
      json.member("questions") { $0.value(questionnaire.questions.count) }
      json.member("languages") { $0.array(questionnaire.languages) { $0.value($1) } }
      json.member("licence") { $0.value(questionnaire.licence) }
      json.member("copyright") { $0.value(questionnaire.copyright.original) }
      json.member("sources") {
        $0.array(questionnaire.wordings) { json, wording in json.value(wording.source) }
      }
      json.member("lastTaken") { $0.value(entry.lastTaken?.description) }
      json.member("due") { $0.value(entry.due?.description) }
    }
  }
}
