internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar import`: take iCalendar files in.
enum CalendarImportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "import",
    summary: "Import iCalendar files",
    discussion: """
      A calendar is known by its name: importing it again brings its events up to date, and what \
      --association and --map said before still holds. Events that the files no longer have are kept and \
      counted; --sync takes them away. A folder stands for the .ics files in it, not for those in \
      folders below. All files together are one change, which 'mood undo' takes back.
      A line that cannot be read is passed over and a warning printed. An event that cannot be \
      placed in time is left out and listed, and the exit code is then 5.
      """,
    examples: [
      Example(
        "mood calendar import work.ics --name Office --association work",
        "A new calendar needs an association, once."
      ),
      Example("mood calendar import calendars/ --sync", "All of a folder, and no old events."),
      Example(
        "mood calendar import me.ics -a family --map Gym=fitness --map 'Choir practice=hobbies'",
        "Some events belong to another area of life."
      ),
      Example("mood calendar import me.ics --dry-run", "What would change."),
      Example("mood calendar import - --name Home -a family", "From standard input."),
    ],
    arguments: [
      ArgumentDeclaration(
        "FILE",
        help: "An .ics file, a folder of them, or '-' for standard input.",
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
      CategoryOption.declaration,
      OptionDeclaration("sync", help: "Take away events that the files no longer have."),
      OptionDeclaration("strict", help: "Import nothing when an event would be left out."),
      OptionDeclaration("dry-run", help: "Print what would change, and change nothing."),
      OptionDeclaration(
        "problems",
        help: "List everything that is wrong in the files, not only the first \(problemLimit)."
      ),
    ],
    exitCodes: [
      ExitCode(5, "some events could not be read and were left out, or old ones not taken away")
    ],
    seeAlso: ["mood help words", "mood calendar export"]
  )

  /// How many problems are listed without being asked for.
  static let problemLimit = 20

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let parsed = context.parsed
    let person = try context.person()
    let association = try parsed.value("association").map(Vocabulary.association)
    let categories = try CategoryOption.changes(parsed)
    var intake = try CalendarIntake()
    let files = try readFiles(&context, into: &intake, keepsCategories: !categories.isEmpty)
    var batch = try CalendarBatch(files, name: try name(parsed))
    context.printProblems(of: files, limit: parsed.flag("problems") ? nil : problemLimit)
    if parsed.flag("strict"), batch.hasSkipped {
      throw UsageError.refused("nothing was imported, because events would be left out (--strict)")
    }
    batch.updateSources { source, item in
      source.association = association
      source.categories = categories
      // An event that could not be read must not be taken for one that is no longer there.
      source.removesMissing = parsed.flag("sync") && item.isComplete
    }
    let isDryRun = parsed.flag("dry-run")
    let outcomes =
      isDryRun
      ? try context.openStoreForReading(person).previewImport(of: batch.sources, from: intake)
      : try context.openStore(person).importCalendars(batch.sources, from: intake)
    context.printImport(of: batch, outcomes, files, isDryRun: isDryRun)
    let isSyncWithheld = zip(batch.items, outcomes).contains { item, outcome in
      parsed.flag("sync") && !item.isComplete && outcome.missingCount > 0
    }
    return batch.hasSkipped || isSyncWithheld ? .partial : .success
  }

  /// Reads every file, so that nothing is written when one of them is no calendar.
  ///
  /// Events go to the intake one by one, so that a file of any size takes little memory.
  private static func readFiles(
    _ context: inout CommandContext,
    into intake: inout CalendarIntake,
    keepsCategories: Bool
  ) throws -> [CalendarFile] {
    var files: [CalendarFile] = []
    var parts = 0
    for entry in try CalendarPaths.entries(context.parsed.arguments("FILE")) {
      var file = CalendarFile(path: entry.path, folder: entry.folder, firstPart: parts)
      var reader = CalendarReader(database: context.zones)
      var document = CalendarDocument()
      do {
        try context.readBytes(ofFile: entry.path) { bytes in
          reader.append(bytes)
          try file.take(from: &reader, &document, into: &intake, keepsCategories: keepsCategories)
        }
        reader.finish()
        try file.take(from: &reader, &document, into: &intake, keepsCategories: keepsCategories)
      } catch let error as ICalendarError {
        throw CalendarFileError(path: entry.path, reason: error)
      }
      parts += file.documents.count
      files.append(file)
    }
    return files
  }

  /// The name given, in a form that can be printed and typed again.
  private static func name(_ parsed: ParsedCommand) throws(UsageError) -> String? {
    guard let given = parsed.value("name") else { return nil }
    let name = given.oneLine.trimmedNFC
    guard !name.isEmpty else { throw .refused("a calendar's name needs at least one letter") }
    return name
  }
}
