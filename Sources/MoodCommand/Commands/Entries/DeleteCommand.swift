internal import CommandLineKit
internal import WellbeingKit

/// `mood delete`: take entries away.
enum DeleteCommand: Command {
  static let declaration = CommandDeclaration(
    name: "delete",
    summary: "Delete entries",
    discussion: "All the entries named are deleted, or none. 'mood undo' brings them back.",
    examples: [Example("mood delete 3f2a 91c0", "Two entries at once.")],
    arguments: [
      ArgumentDeclaration(
        "ID",
        help: "The first digits of an entry's id.",
        isRepeating: true,
        values: .dynamic("ids")
      )
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStore(person)
    var samples: [StoredSample] = []
    for prefix in context.parsed.arguments("ID") {
      let sample = try store.sample(idPrefix: prefix)
      if !samples.contains(where: { $0.id == sample.id }) { samples.append(sample) }
    }
    try store.delete(samples.map(\.id), command: "delete")
    try context.printDeleted(samples, person)
    context.say("deleted; 'mood undo' takes it back")
    return .success
  }
}
