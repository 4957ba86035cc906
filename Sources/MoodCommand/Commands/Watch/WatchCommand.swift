internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood watch`: entries as they come.
enum WatchCommand: Command {
  static let declaration = CommandDeclaration(
    name: "watch",
    summary: "Print entries as they come",
    discussion: """
      It prints each entry that is made, edited or brought back from now on, whichever program does \
      it, until you interrupt it with Ctrl-C. An edited entry is printed again under its id. \
      An option given more than once takes entries that fit any of its values.

      With --json, each entry is an object on a line of its own, and so is each entry that is \
      deleted or undone, or that an edit has taken out of what you watch for: \
      {"id":"…","type":"deletedObject"}.
      """,
    examples: [
      Example("mood watch", "See check-ins from another window."),
      Example("mood watch -a work --json", "Feed another program."),
    ],
    options: SampleSelection.timelessDeclarations,
    seeAlso: ["mood help list", "mood help where"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let predicate = try SampleSelection.predicate(context.parsed, person)
    var follower = try JournalFollower(at: context.journal, predicate: predicate) {
      [context] () throws in try context.openStoreForReading(person)
    }
    context.say("watching \(context.journal.path); Ctrl-C ends it")
    while try context.flush() {
      guard follower.wait(whileOpen: context.environment.streams.outputDescriptor) else { break }
      context.printChanges(try follower.changes(), person)
    }
    return .success
  }
}
