internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood restore`: a backup in the place of the journal.
enum RestoreCommand: Command {
  static let declaration = CommandDeclaration(
    name: "restore",
    summary: "Put a backup in the place of the journal",
    discussion: """
      The backup is checked first. The journal as it was is kept beside the new one under a name \
      with 'before-restore' in it, and 'mood restore' with that name takes the restoring back. \
      Settings are no part of it. Programs that have the journal open go on with the new content.
      """,
    examples: [
      Example(
        "mood restore journal-20261130T213000Z.sqlite",
        "One of those that 'mood backup --list' prints."
      )
    ],
    arguments: [
      ArgumentDeclaration(
        "FILE",
        help: "A backup: a path, or a name in the folder of backups.",
        values: .file
      )
    ],
    exitCodes: [
      ExitCode(1, "the backup comes from a newer version, or the disk is full"),
      ExitCode(2, "the file is no whole journal; nothing was changed"),
    ],
    seeAlso: ["mood backup"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let backup = try file(context.parsed.argument("FILE") ?? "", context)
    let restoration = try WellbeingStore.restore(
      backup,
      to: context.journal,
      options: context.options(person)
    )
    if context.wantsJSON {
      let path = context.journal.path
      context.output.write(
        JSONWriter.text { json in
          json.object { json in
            json.member("journal") { $0.value(path) }
            json.member("from") { $0.value(backup.path) }
            json.member("samples") { $0.value(restoration.sampleCount) }
            json.member("kept") { $0.value(restoration.kept?.path) }
          }
        }
      )
      return .success
    }
    let entries = context.entryCount(restoration.sampleCount)
    context.output.writeLine("\(entries) restored from \(backup.path.sanitizedForTerminal())")
    if let kept = restoration.kept {
      context.output.writeLine("the journal as it was: \(kept.path.sanitizedForTerminal())")
    }
    return .success
  }

  private static func file(_ path: String, _ context: CommandContext) throws(FileError) -> URL {
    if FileManager.default.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
    let named = WellbeingStore.backups(of: context.journal).first { $0.lastPathComponent == path }
    guard let named else { throw FileError(unreadable: path) }
    return named
  }
}
