internal import CommandLineKit
internal import WellbeingKit

/// `mood show`: one entry whole.
enum ShowCommand: Command {
  static let declaration = CommandDeclaration(
    name: "show",
    summary: "Print an entry whole",
    examples: [Example("mood show 3f2a", "The entry whose id begins so.")],
    arguments: [
      ArgumentDeclaration(
        "ID",
        help: "The first digits of the entry's id.",
        values: .dynamic("ids")
      )
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStoreForReading(person)
    switch try store.sample(idPrefix: context.parsed.argument("ID") ?? "") {
    case .stateOfMind(let sample): context.printSample(sample, person)
    case .assessment(let sample): try context.printAssessment(sample, in: store, person)
    }
    return .success
  }
}
