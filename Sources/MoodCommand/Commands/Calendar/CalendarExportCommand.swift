internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar export`: calendars for other programs.
enum CalendarExportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "export",
    summary: "Write calendars as iCalendar",
    discussion: """
      What the journal keeps of a calendar is written as RFC 5545 has it, with the time zones it \
      uses: names, times, rules, exceptions, places, descriptions and categories, but neither \
      alarms nor attendees. Several calendars stand one after the other in the file. With -o the \
      file is yours alone and appears only when it is whole.
      """,
    examples: [
      Example("mood calendar export Office -o office.ics", "One calendar."),
      Example("mood calendar export | mood calendar import - --dry-run", "All of them."),
    ],
    arguments: [
      ArgumentDeclaration(
        "NAME",
        help: "The calendar's name; all calendars if not given.",
        isRequired: false,
        isRepeating: true,
        values: .dynamic("calendars")
      )
    ],
    options: [
      OptionDeclaration(
        "output",
        short: "o",
        value: "FILE",
        help: "Write to this file, in place of one that exists.",
        values: .file
      )
    ],
    seeAlso: ["mood calendar import", "mood export"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    guard !context.wantsJSON else {
      throw UsageError.refused(
        "calendars are exported as iCalendar; 'mood calendar events --json' prints events"
      )
    }
    let person = try context.person()
    let path = context.parsed.value("output")
    if let path { try context.refuseJournal(path) }
    var seen: Set<String> = []
    let names = context.parsed.arguments("NAME").filter { seen.insert($0).inserted }
    let documents = try context.openStoreForReading(person)
      .calendarDocuments(named: names.isEmpty ? nil : names)
    guard !documents.isEmpty else {
      context.say("no calendars to export; 'mood calendar import' brings one in")
      return .success
    }
    guard let path else {
      for document in documents {
        context.output.write(String(decoding: encoded(document, person), as: UTF8.self))
      }
      return .success
    }
    let file = try PrivateFile(path)
    for document in documents { try file.write(encoded(document, person)) }
    try file.finish()
    let count = documents.count == 1 ? "1 calendar" : "\(documents.count) calendars"
    context.say("\(count) written to \(path)")
    return .success
  }

  private static func encoded(_ document: CalendarDocument, _ person: Person) -> [UInt8] {
    document.encoded(
      productID: "-//mood//mood \(Tool.declaration.version)//EN",
      stamp: person.now
    )
  }
}
