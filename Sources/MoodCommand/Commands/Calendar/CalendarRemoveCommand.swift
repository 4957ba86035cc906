internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar remove`: take a calendar away.
enum CalendarRemoveCommand: Command {
  static let declaration = CommandDeclaration(
    name: "remove",
    summary: "Remove a calendar with its events",
    discussion: "Entries stay as they are. 'mood undo' brings the calendar back.",
    arguments: [
      ArgumentDeclaration("NAME", help: "The calendar's name.", values: .dynamic("calendars"))
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let name = context.parsed.argument("NAME") ?? ""
    try context.openStore(person).removeCalendar(named: name)
    context.say("removed the calendar \(name.quotedForMessage); 'mood undo' takes it back")
    return .success
  }
}
