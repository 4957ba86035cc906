internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood backup`: a copy of the journal.
enum BackupCommand: Command {
  static let declaration = CommandDeclaration(
    name: "backup",
    summary: "Copy the journal to a safe place",
    discussion: """
      The copy is made as of one moment, while other programs may write to the journal, and is \
      checked before it gets its name. Without FILE it goes to the folder 'backups' beside the \
      journal, by default ~/.local/share/mood/backups, where the newest are kept: as many as the \
      setting 'backups' says. Backups are made there without being asked for, too: before the \
      journal is brought to a newer format, and before a change of more than \
      \(BackupPolicy.standard.bulkSize) entries.
      """,
    examples: [
      Example("mood backup", "Into the folder of backups."),
      Example("mood backup /media/stick/mood.sqlite", "To a place of your own."),
      Example("mood backup --list", "The backups in the folder, the newest first."),
    ],
    arguments: [
      ArgumentDeclaration(
        "FILE",
        help: "The file to make, or a folder to make it in.",
        isRequired: false,
        values: .file
      )
    ],
    options: [
      OptionDeclaration("replace", help: "Replace FILE if it exists."),
      OptionDeclaration("list", help: "Print the backups in the folder of backups instead."),
    ],
    exitCodes: [
      ExitCode(1, "the journal is damaged, or the disk is full; no file is left"),
      ExitCode(2, "FILE exists, and --replace was not given"),
    ],
    seeAlso: ["mood restore", "mood verify"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    if context.parsed.flag("list") {
      list(&context)
      return .success
    }
    guard FileManager.default.fileExists(atPath: context.journal.path) else {
      throw FileError(unreadable: context.journal.path)
    }
    let store = try context.openStoreForReading(person)
    let backup =
      if let path = context.parsed.argument("FILE") {
        try store.backUp(to: target(path, context), replacing: context.parsed.flag("replace"))
      } else {
        try store.backUp()
      }
    context.printBackup(backup)
    return .success
  }

  /// The file to make: inside a folder one that is named for the moment.
  private static func target(_ path: String, _ context: CommandContext) -> URL {
    let url = URL(fileURLWithPath: path)
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
      return url
    }
    let moment = ISO8601.string(context.now, utcOffset: 0).filter { $0 != "-" && $0 != ":" }
    return url.appending(path: "mood-\(moment.prefix(15))Z.sqlite")
  }

  private static func list(_ context: inout CommandContext) {
    let backups = WellbeingStore.backups(of: context.journal)
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.array(backups) { $0.value($1.path) } })
      return
    }
    for backup in backups { context.output.writeLine(backup.path.sanitizedForTerminal()) }
    if backups.isEmpty {
      context.say("no backups in \(WellbeingStore.backupFolder(of: context.journal).path)")
    }
  }
}

extension CommandContext {
  /// Prints a backup that was made.
  fileprivate mutating func printBackup(_ backup: Backup) {
    if wantsJSON {
      output.write(
        JSONWriter.text { json in
          json.object { json in
            json.member("path") { $0.value(backup.url.path) }
            json.member("bytes") { $0.value(backup.byteCount) }
            json.member("samples") { $0.value(backup.sampleCount) }
          }
        }
      )
      return
    }
    let entries = entryCount(backup.sampleCount)
    output.writeLine(
      "\(entries) backed up to \(backup.url.path.sanitizedForTerminal()) "
        + "(\(backup.byteCount.byteCountText))"
    )
  }

  /// `1 entry`, `12 entries`.
  func entryCount(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
}
