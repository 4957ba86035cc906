internal import CommandLineKit
internal import WellbeingKit

/// `mood history`: the change log.
enum HistoryCommand: Command {
  static let declaration = CommandDeclaration(
    name: "history",
    summary: "List what changed the journal, the latest first",
    options: [OptionDeclaration("limit", value: "N", help: "At most so many.")]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let limit = try context.parsed.integer("limit", in: 1...Int.max)
    let changes = try context.openStoreForReading(person).history(limit: limit)
    if context.wantsJSON {
      context.output.write(
        JSONWriter.text { $0.array(changes) { $0.change($1, zone: person.zone) } }
      )
      return .success
    }
    for change in changes { context.output.writeLine(context.line(of: change, person)) }
    if changes.isEmpty { context.say("no changes yet") }
    return .success
  }
}
