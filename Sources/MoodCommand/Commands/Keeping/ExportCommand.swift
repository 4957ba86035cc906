internal import CommandLineKit
internal import WellbeingKit

/// `mood export`: entries for other programs, and for another journal.
enum ExportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "export",
    summary: "Write entries to a file",
    discussion: """
      Everything that an entry holds is written, the earliest first, and 'mood import' makes the \
      same entries of it. A record is what 'mood show --json' prints, and besides: event.uid, \
      utcOffset (seconds), sourceIdentifier, metadata and redacted. In CSV, a cell that a \
      spreadsheet would take for a formula has an apostrophe before it. With -o the file is yours \
      alone and appears only when it is whole. Calendars are no part of it; 'mood backup' copies \
      everything.
      """,
    examples: [
      Example("mood export -o entries.json", "All entries."),
      Example("mood export 2026 --label stressed -o work.csv", "Some, for a spreadsheet."),
      Example("mood export last month --redact", "Nothing in your own words, for someone else."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "Days, as 'last week', 2026-11 or -7d; all if not given. See 'mood help dates'.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: SampleSelection.declarations + [
      OptionDeclaration(
        "format",
        value: "FORMAT",
        help: "The format; that of FILE's ending, else json.",
        values: .choices(ExchangeFormat.allCases.map(\.rawValue))
      ),
      OptionDeclaration(
        "output",
        short: "o",
        value: "FILE",
        help: "Write to this file, in place of one that exists.",
        values: .file
      ),
      OptionDeclaration("redact", help: "Leave out notes, tags, metadata and all texts of events."),
    ],
    seeAlso: ["mood import", "mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let path = context.parsed.value("output")
    let settings = SampleExporter.Settings(
      format: try format(context, path),
      zone: person.zone,
      dayBoundary: person.settings.dayBoundary,
      isRedacted: context.parsed.flag("redact")
    )
    if let path { try context.refuseJournal(path) }
    let query = try SampleSelection.query(context.parsed, person)
    let samples = try context.openStoreForReading(person).statesOfMind(query)
    guard let path else {
      let bytes = SampleExporter.bytes(of: samples, settings)
      context.output.write(String(decoding: bytes, as: UTF8.self))
      return .success
    }
    try write(samples, settings, to: path)
    context.say("\(context.entryCount(samples.count)) written to \(path)")
    return .success
  }

  /// The format asked for, or that of the file's ending.
  private static func format(
    _ context: CommandContext,
    _ path: String?
  ) throws(UsageError) -> ExchangeFormat {
    if let format = context.parsed.value("format").flatMap(ExchangeFormat.init(rawValue:)) {
      return format
    }
    guard let path, !context.wantsJSON else { return .json }
    if let format = ExchangeFormat(fileName: path) { return format }
    throw .refused(
      "the ending of '\(path)' names no format; end it with .json, .jsonl or .csv, or say --format"
    )
  }

  private static func write(
    _ samples: [StateOfMind],
    _ settings: SampleExporter.Settings,
    to path: String
  ) throws(FileWritingError) {
    let file = try PrivateFile(path)
    var exporter = SampleExporter(settings)
    for (index, sample) in samples.enumerated() {
      exporter.append(sample)
      if index % 1000 == 999 { try file.write(exporter.take()) }
    }
    try file.write(exporter.finish())
    try file.finish()
  }
}
