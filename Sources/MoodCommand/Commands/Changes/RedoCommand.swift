internal import CommandLineKit
internal import WellbeingKit

/// `mood redo`: bring back what was undone.
enum RedoCommand: Command {
  static let declaration = CommandDeclaration(
    name: "redo",
    summary: "Bring back the change undone last"
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let change = try context.openStore(person).redo()
    context.printChange(change, "done again", person)
    return .success
  }
}
