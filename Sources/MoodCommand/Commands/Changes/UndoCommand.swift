internal import CommandLineKit
internal import WellbeingKit

/// `mood undo`: take the last change back.
enum UndoCommand: Command {
  static let declaration = CommandDeclaration(
    name: "undo",
    summary: "Take the last change back",
    discussion: """
      Undo works step by step through everything that ever changed the journal, an import as one \
      step. 'mood redo' goes the other way until something else is changed.
      """
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let change = try context.openStore(person).undo()
    context.printChange(change, "undone", person)
    return .success
  }
}
