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
    for history in histories {
      if !context.output.isEmpty { context.output.writeLine("") }
      context.output.writeLine(context.layout.styled(history.title.oneLine, .heading))
      for entry in history.entries { context.output.writeLine(entry.text(context, person)) }
    }
    if taken.isEmpty { context.say("none taken yet; 'mood questionnaires' lists what there is") }
    return .success
  }
}

extension CommandContext {
  /// Prints assessments as an array, each with its date and its change.
  mutating func printJSON(_ entries: [AssessmentHistory.Entry], _ person: Person) throws {
    let resources = try support(person).descriptions
    output.write(
      JSONWriter.text { json in
        json.array(entries) { json, entry in
          json.object { $0.members(of: entry, resources: resources, zone: person.zone) }
        }
      }
    )
  }
}

extension JSONWriter {
  /// Writes a score with its date and how it changed.
  mutating func members(of entry: AssessmentHistory.Entry, resources: [String], zone: Zone) {
    member("id") { $0.value(entry.assessment.id.lowercaseString) }
    scoreMembers(entry.scored, resources: entry.scored.flags.isEmpty ? [] : resources)
    let start = entry.assessment.start
    let offset = entry.assessment.zone?.utcOffset ?? zone.offset(at: start)
    member("start") { $0.value(ISO8601.string(start, utcOffset: offset)) }
    member("change") { json in
      json.object { json in
        json.member("points") { $0.value(entry.change?.points) }
        json.member("sinceFirst") { $0.value(entry.change?.sinceFirst) }
        json.member("meaningful") { json in
          guard let isMeaningful = entry.change?.isMeaningful else { return json.null() }
          json.value(isMeaningful)
        }
      }
    }
  }
}
