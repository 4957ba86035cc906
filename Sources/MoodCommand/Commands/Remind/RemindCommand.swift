internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood remind`: notifications when a check-in is due.
enum RemindCommand {
  static let declaration = CommandDeclaration(
    name: "remind",
    summary: "Be notified when a check-in is due",
    subcommands: [RemindInstallCommand.declaration, RemindRemoveCommand.declaration]
  )

  /// The reminder for this person, journal and system.
  static func reminder(
    _ context: CommandContext,
    every interval: Reminder.Interval
  ) throws -> Reminder {
    var asking = [context.environment.programPath() ?? "mood"]
    if let journal = context.parsed.value("journal") ?? context.environment.variable("MOOD_JOURNAL")
    {
      // A timer runs elsewhere, so the path has to stand by itself.
      asking += ["--journal", URL(fileURLWithPath: journal).path]
    }
    asking += ["due", "--quiet"]
    let hasControls = asking.contains { $0.unicodeScalars.contains { $0.value < 0x20 } }
    guard !hasControls else {
      throw UsageError.refused("a path with control characters cannot be put into a timer")
    }
    let home = context.environment.variable("HOME") ?? "."
    #if canImport(Darwin)
    return .launchd(folder: home + "/Library/LaunchAgents", asking: asking, every: interval)
    #else
    let base = context.environment.variable("XDG_CONFIG_HOME")
    let folder = base.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    return .systemd(folder: folder + "/systemd/user", asking: asking, every: interval)
    #endif
  }

  /// Runs programs one after the other; says which did not do it.
  static func run(_ programs: [[String]], _ context: inout CommandContext) -> Bool {
    for words in programs {
      let code = try? context.environment.runProgram(words)
      guard code == 0 else {
        context.say("'\(words.strung(with: " "))' failed; run it yourself once that can be mended")
        return false
      }
    }
    return true
  }
}

/// `mood remind install`: sets the reminders up.
enum RemindInstallCommand: Command {
  static let declaration = CommandDeclaration(
    name: "install",
    summary: "Set up a timer that notifies you when a check-in is due",
    discussion: """
      Writes a timer of your own (systemd, launchd on macOS) that asks 'mood due' every so often \
      and shows a notification only when something is. The notification does not say what is due.
      """,
    examples: [
      Example("mood remind install", "Ask every half hour."),
      Example("mood remind install --every 1h", "Less often."),
      Example("mood remind install --print", "See what would be written."),
    ],
    options: [
      OptionDeclaration(
        "every",
        value: "TIME",
        help: "How often to ask; 30min if not given.",
        values: .choices(Reminder.Interval.allCases.map(\.rawValue))
      ),
      OptionDeclaration("print", help: "Print the files and write nothing."),
    ],
    seeAlso: ["mood due", "mood remind remove"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let interval = context.parsed.value("every").flatMap(Reminder.Interval.init(rawValue:))
    let reminder = try RemindCommand.reminder(context, every: interval ?? .halfHour)
    if context.parsed.flag("print") {
      for file in reminder.files {
        context.output.writeLine("# \(file.path)")
        context.output.write(file.text)
      }
      return .success
    }
    for file in reminder.files {
      try context.makeFolder(of: file.path)
      let scratch = try PrivateFile(file.path)
      try scratch.write(Array(file.text.utf8))
      try scratch.finish()
      context.say("written: \(file.path)")
    }
    guard RemindCommand.run(reminder.enabling, &context) else { return .failure }
    context.say("you are notified when a check-in is due; 'mood remind remove' ends it")
    return .success
  }
}

/// `mood remind remove`: takes the reminders away.
enum RemindRemoveCommand: Command {
  static let declaration = CommandDeclaration(
    name: "remove",
    summary: "Take the timer away again",
    seeAlso: ["mood remind install"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let reminder = try RemindCommand.reminder(context, every: .halfHour)
    let present = reminder.files.filter { FileManager.default.fileExists(atPath: $0.path) }
    guard !present.isEmpty else {
      context.say("there is no timer to take away")
      return .success
    }
    // A timer that cannot be stopped is gone with its files at the latest at the next login.
    let isStopped = RemindCommand.run(reminder.disabling, &context)
    for file in present {
      try FileManager.default.removeItem(atPath: file.path)
      context.say("removed: \(file.path)")
    }
    return isStopped ? .success : .failure
  }
}

extension CommandContext {
  /// Makes the folder of a file, and those above it, for its owner alone.
  fileprivate func makeFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw UsageError.refused("the folder '\(folder)' cannot be made")
    }
  }
}
