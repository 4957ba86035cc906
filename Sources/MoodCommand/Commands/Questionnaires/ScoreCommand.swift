internal import CommandLineKit
internal import WellbeingKit

/// `mood score`: score answers without storing them.
enum ScoreCommand: Command {
  static let declaration = CommandDeclaration(
    name: "score",
    summary: "Score a questionnaire's answers without storing them",
    discussion: """
      Answers are given in the order of the questions: as digits, or apart by commas or blanks. \
      'x' is "prefer not to answer", where the questionnaire allows it; '-' is a missing answer. A \
      single '-' reads them from standard input.
      """,
    examples: [
      Example("mood score gad-7 0123012", "Seven answers as digits."),
      Example("mood score phq-9 1,1,0,2,1,0,1,0,x", "Item 9 not answered, by choice."),
      Example("mood score phq-9 1,1,-,2,1,0,1,0,0 --allow-missing", "One answer is missing."),
    ],
    arguments: [
      QuestionnaireOptions.nameArgument,
      ArgumentDeclaration("ANSWERS", help: "The answers, or '-'.", isRepeating: true),
    ],
    options: [QuestionnaireOptions.allowMissing, QuestionnaireOptions.language],
    seeAlso: ["mood take", "mood questionnaires", "mood help support"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let parsed = context.parsed
    let person = try context.person()
    let questionnaire = try context.questionnaires.questionnaire(
      named: parsed.argument("NAME") ?? ""
    )
    var words = parsed.arguments("ANSWERS")
    if words == ["-"] {
      let bytes = try context.environment.interaction.readAll(limit: 1 << 16)
      words = [String(decoding: bytes, as: UTF8.self).trimmedNFC]
    }
    // A language that there is no wording in is refused, also where it would not show.
    let form = try questionnaire.form(in: parsed.value("language"))
    let scored = try questionnaire.score(
      questionnaire.answers(from: words.joined(separator: " ")),
      allowMissing: parsed.flag("allow-missing"),
      language: form.language
    )
    try context.printScore(scored, of: questionnaire, person)
    return .success
  }
}

extension CommandContext {
  /// The questionnaires there are: those of the program and the person's own.
  var questionnaires: QuestionnaireLibrary {
    QuestionnaireLibrary(directory: locations.questionnaires)
  }

  /// Prints a score, and before it where help can be found when an answer asks for that.
  ///
  /// - Parameters:
  ///   - scored: The score.
  ///   - questionnaire: What was answered.
  ///   - change: How the score differs from those before; nil where none was stored.
  ///   - person: Whose country the help is for.
  /// - Throws: `QuestionnaireError` when the list of help lines cannot be read.
  mutating func printScore(
    _ scored: ScoredAssessment,
    of questionnaire: Questionnaire,
    change: AssessmentChange? = nil,
    _ person: Person
  ) throws {
    // The list of help lines is read only where an answer asks for it.
    let resources = scored.flags.isEmpty ? nil : try support(person)
    if let resources { printSupport(for: scored.flags, resources) }
    if wantsJSON {
      let lines = resources?.descriptions ?? []
      output.write(
        JSONWriter.text { $0.object { $0.scoreMembers(scored, resources: lines) } }
      )
    } else {
      output.write(ScoreText(scored, title: questionnaire.title, change: change, layout).page)
    }
  }
}
