internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar`: calendars and their events.
enum CalendarCommand {
  static let declaration = CommandDeclaration(
    name: "calendar",
    summary: "Import calendars and look at their events",
    discussion: """
      A calendar has a name and the area of life its events belong to. Events are read from \
      iCalendar files (.ics), as every calendar program exports them; nothing is fetched.
      """,
    examples: [
      Example("mood calendar import work.ics --name Office --association work", "A new calendar."),
      Example(
        "mood calendar import work.ics --name Office",
        "The same calendar, brought up to date."
      ),
      Example("mood calendar events today", "What is on today."),
    ],
    subcommands: [
      CalendarImportCommand.declaration, CalendarListCommand.declaration,
      CalendarEventsCommand.declaration, CalendarExportCommand.declaration,
      CalendarRemoveCommand.declaration,
    ]
  )
}
