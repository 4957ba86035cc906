internal import CommandLineKit
internal import WellbeingKit

/// `mood calendar list`: the calendars.
enum CalendarListCommand: Command {
  static let declaration = CommandDeclaration(
    name: "list",
    summary: "List the calendars"
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let calendars = try context.openStoreForReading(person).calendars(zone: person.zone)
    if context.wantsJSON {
      context.output.write(
        JSONWriter.text { $0.array(calendars) { $0.calendar($1, zone: person.zone) } }
      )
      return .success
    }
    let catalogue = context.catalogue
    for calendar in calendars {
      let events = calendar.eventCount == 1 ? "1 event" : "\(calendar.eventCount) events"
      var line = "\(calendar.name.oneLine)  \(catalogue.word(calendar.association))"
      if !calendar.categories.entries.isEmpty {
        let others = calendar.categories.entries.map {
          "\($0.category.oneLine): \(catalogue.word($0.association))"
        }
        line += " (\(others.joined(separator: ", ")))"
      }
      line += "  \(events)"
      if let from = calendar.from {
        line += "  from \(catalogue.date(person.zone.localTime(at: from).date))"
        if let to = calendar.to {
          // An end at midnight belongs to the day before.
          let last = max(from, to.advanced(byMilliseconds: -1))
          line += " to \(catalogue.date(person.zone.localTime(at: last).date))"
        }
      }
      context.output.writeLine(line)
    }
    if calendars.isEmpty { context.say("no calendars; 'mood calendar import' brings one in") }
    return .success
  }
}
