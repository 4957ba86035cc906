internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar import`: take iCalendar files in.
enum CalendarImportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "import",
    summary: "Import an iCalendar file",
    discussion: """
      Importing a file again changes nothing; a newer file of the same calendar updates its \
      events. Events that the file no longer has are kept and listed. What cannot be read in a \
      file is left out and listed, and the exit code is then 5.
      """,
    examples: [
      Example(
        "mood calendar import work.ics --name Office --association work",
        "A new calendar needs an association, once."
      ),
      Example("mood calendar import - --name Home -a family", "From standard input."),
    ],
    arguments: [
      ArgumentDeclaration(
        "FILE",
        help: "An .ics file, or '-' for standard input.",
        isRepeating: true,
        values: .file
      )
    ],
    options: [
      OptionDeclaration(
        "name",
        value: "NAME",
        help: "The calendar's name; the one in the file, or the file's own, if not given.",
        values: .dynamic("calendars")
      ),
      OptionDeclaration(
        "association",
        short: "a",
        value: "ASSOCIATION",
        help: "The area of life its events belong to; needed the first time.",
        values: .words(Vocabulary.associations)
      ),
    ],
    exitCodes: [ExitCode(5, "some events could not be read and were left out")]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let parsed = context.parsed
    let person = try context.person()
    let association = try parsed.value("association").map(Vocabulary.association)
    var files: [CalendarFile] = []
    for path in parsed.arguments("FILE") {
      files.append(CalendarFile(path: path, documents: try documents(path, &context)))
    }
    // Nothing is written until every file has been read.
    let sources = CalendarFile.imports(
      of: files,
      name: parsed.value("name"),
      association: association
    )
    let outcomes = try context.openStore(person).importCalendars(sources)
    let problems = files.flatMap { file in
      file.problems.map { problem in (path: file.path, problem: problem) }
    }
    for (path, problem) in problems {
      context.messages.writeLine("\(path): \(problem)".sanitizedForTerminal())
    }
    for (source, outcome) in zip(sources, outcomes) {
      context.printImport(of: source, outcome)
    }
    return problems.contains { $0.problem.severity == .skipped } ? .partial : .success
  }

  private static func documents(
    _ path: String,
    _ context: inout CommandContext
  ) throws -> [CalendarDocument] {
    let bytes = try context.bytes(ofFile: path)
    do {
      return try CalendarDocument.documents(reading: bytes, database: context.zones)
    } catch {
      throw CalendarFileError(path: path, reason: error)
    }
  }
}
