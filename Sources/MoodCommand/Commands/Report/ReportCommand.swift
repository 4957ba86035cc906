internal import CommandLineKit
internal import WellbeingKit

/// `mood report`: the reflection of a period.
enum ReportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "report",
    summary: "Reflect on a week, a month, a quarter or a year",
    discussion: """
      The report joins check-ins, questionnaires and calendar events: how each day was, the quality \
      of your calendars, work-life balance and free time, the events behind your happiest and \
      hardest moments, how recurring events felt, the words you used, and the period before. Days \
      are yours: they begin at 'day-start'. An HTML report is one file that loads nothing; print it \
      from a browser for a PDF.
      """,
    examples: [
      Example("mood report", "The present week."),
      Example("mood report last month", "The month before; also quarter, year, 2026-q4."),
      Example("mood report 2026-11-01..2026-11-15 --json", "Any days, for programs; also all."),
      Example("mood report quarter -o quarter.html", "A page to keep or print."),
      Example("mood report --redact -o week.md", "For someone else, to paste elsewhere."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "'week', 'last month', 2026-q4, or days as 2026-11-01..2026-11-07; this week if not "
          + "given.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: [
      .calendars,
      OptionDeclaration(
        "format",
        value: "FORMAT",
        help: "How to write it; that of FILE's ending, else text.",
        values: .choices(ReportFormat.allCases.map(\.rawValue))
      ),
      OptionDeclaration(
        "output",
        short: "o",
        value: "FILE",
        help: "Write to this file, in place of one that exists.",
        values: .file
      ),
      OptionDeclaration(
        "sections",
        value: "LIST",
        help: "Only these, with commas between: "
          + ReportSection.Name.allCases.map(\.rawValue).strung(with: ", ") + "."
      ),
      OptionDeclaration("redact", help: "Leave out notes, the names of events, and tags."),
    ],
    seeAlso: ["mood help dates", "mood patterns", "mood pixels"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let path = context.parsed.value("output")
    if let path { try context.refuseJournal(path) }
    let format = try format(context, path)
    let sections = try sections(context.parsed.value("sections"))
    let reading = ReportReading(
      store: try context.openStoreForReading(person),
      person: person,
      questionnaires: context.questionnaires
    )
    var reflection = try reading.reflection(
      of: period(context.parsed.joinedArguments, reading),
      calendars: context.parsed.values("calendar")
    )
    if context.parsed.flag("redact") { reflection = reflection.redacted }
    let text = text(reflection, as: format, sections, context, isForFile: path != nil)
    guard let path else {
      context.output.write(text)
      return .success
    }
    let file = try PrivateFile(path)
    try file.write(Array(text.utf8))
    try file.finish()
    context.say("report written to \(path)")
    return .success
  }

  /// The format asked for, or that of the file's ending.
  private static func format(
    _ context: CommandContext,
    _ path: String?
  ) throws(UsageError) -> ReportFormat {
    let named = context.parsed.value("format").flatMap(ReportFormat.init(rawValue:))
    if context.wantsJSON {
      guard named ?? .json == .json else {
        throw .refused("--json and --format say two things; give one")
      }
      return .json
    }
    if let named { return named }
    guard let path else { return .text }
    if let format = ReportFormat(fileName: path) { return format }
    throw .refused(
      "the ending of '\(path)' names no format; end it with .html, .md, .txt or .json, "
        + "or say --format"
    )
  }

  /// The sections named in a list with commas; all without one.
  private static func sections(_ list: String?) throws(UsageError) -> [ReportSection.Name] {
    guard let list else { return ReportSection.Name.allCases }
    var sections: [ReportSection.Name] = []
    for name in list.split(separator: ",") {
      let name = String(name.drop { $0 == " " })
      guard let section = ReportSection.Name(rawValue: name) else {
        let known = ReportSection.Name.allCases.map(\.rawValue).strung(with: ", ")
        throw .refused("'\(name)' is no section of a report; there are \(known)")
      }
      sections.append(section)
    }
    guard !sections.isEmpty else { throw .refused("--sections needs the name of a section") }
    return sections
  }

  /// The text of a report; a file has no colours and the width of a page.
  private static func text(
    _ reflection: Reflection,
    as format: ReportFormat,
    _ sections: [ReportSection.Name],
    _ context: CommandContext,
    isForFile: Bool
  ) -> String {
    let catalogue = context.catalogue
    if format == .json { return JSONReportRenderer(catalogue: catalogue).render(reflection) }
    let page = ReportPage(reflection, catalogue: catalogue, sections: sections)
    return switch format {
    case .html: HTMLReportRenderer(catalogue: catalogue).render(page)
    case .markdown: MarkdownReportRenderer(catalogue: catalogue).render(page)
    case .text, .json:
      TerminalReportRenderer(
        layout: isForFile ? context.fileLayout : context.layout,
        catalogue: catalogue
      )
      .render(page)
    }
  }

  /// The period that the words name: this week without any, and all days with entries for `all`.
  private static func period(_ text: String, _ reading: ReportReading) throws -> CivilPeriod {
    let context = reading.person.dateContext
    if text.lowercased() == "all", let days = try reading.daysWithEntries() {
      return CivilPeriod(days: days)
    }
    guard text.isEmpty || text.lowercased() == "all" else {
      return try DateWords(context).period(text)
    }
    return CivilPeriod(.week, containing: context.today, firstWeekday: context.firstWeekday)
  }
}

extension OptionDeclaration {
  /// `--calendar`, for commands that take calendars into account.
  static let calendars = OptionDeclaration(
    "calendar",
    value: "NAME",
    help: "Show only this calendar.",
    isRepeating: true,
    values: .dynamic("calendars")
  )
}
