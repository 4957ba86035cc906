internal import CommandLineKit
internal import WellbeingKit

/// `mood config`: the settings.
enum ConfigCommand {
  static let declaration = CommandDeclaration(
    name: "config",
    summary: "Read and change the settings",
    discussion: """
      Settings are kept in one JSON file, which 'mood config path' names. A command's options and \
      environment variables come before it.

      """
      + SettingKey.simple.map { "  \($0.name): \($0.summary); \($0.expectation)" }
      .joined(separator: "\n")
      + "\n  emoji.😊: \(SettingKey.emoji("😊").summary); \(SettingKey.emoji("😊").expectation)",
    examples: [
      Example("mood config set day-start 04:00", "Let your day begin at four in the morning."),
      Example("mood config set emoji.🥳 'excited 0.9'", "Check in with one more face."),
      Example("mood config list", "Show every setting."),
    ],
    subcommands: [
      ConfigGetCommand.declaration, ConfigSetCommand.declaration, ConfigUnsetCommand.declaration,
      ConfigListCommand.declaration, ConfigPathCommand.declaration,
    ]
  )

  /// The argument that names a setting.
  static let keyArgument = ArgumentDeclaration(
    "KEY",
    help: "The name of a setting.",
    values: .words(SettingKey.simple.map(\.name) + EmojiTable.standard.entries.map { "emoji.\($0.emoji)" })
  )

  /// The setting a command line names.
  ///
  /// - Throws: `SettingsError.unknownKey` with the nearest names.
  static func key(_ context: CommandContext) throws(SettingsError) -> SettingKey {
    let name = context.parsed.argument("KEY") ?? ""
    if let key = SettingKey(name) { return key }
    let known = SettingKey.simple.map(\.name) + ["emoji.😊"]
    throw .unknownKey(name, suggestions: NearestWords.suggestions(for: name, in: known))
  }
}

/// `mood config get`: one setting.
enum ConfigGetCommand: Command {
  static let declaration = CommandDeclaration(
    name: "get",
    summary: "Print one setting",
    arguments: [ConfigCommand.keyArgument]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let key = try ConfigCommand.key(context)
    let value = key.text(in: try context.settings())
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.value(value) })
    } else if let value {
      context.output.writeLine(value)
    }
    return .success
  }
}

/// `mood config set`: change one setting.
enum ConfigSetCommand: Command {
  static let declaration = CommandDeclaration(
    name: "set",
    summary: "Change one setting",
    arguments: [
      ConfigCommand.keyArgument,
      ArgumentDeclaration("VALUE", help: "The new value.", isRepeating: true),
    ]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let key = try ConfigCommand.key(context)
    let value = context.parsed.arguments("VALUE").joined(separator: " ")
    var settings = Settings()
    try key.set(value, in: &settings, zones: context.zones)
    var file = try SettingsFile(path: context.locations.settings)
    try file.set(key, to: key.text(in: settings))
    try file.write()
    context.say("\(key.name) is now \(key.text(in: settings) ?? value)")
    return .success
  }
}

/// `mood config unset`: back to the default.
enum ConfigUnsetCommand: Command {
  static let declaration = CommandDeclaration(
    name: "unset",
    summary: "Go back to a setting's default",
    arguments: [ConfigCommand.keyArgument]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let key = try ConfigCommand.key(context)
    var file = try SettingsFile(path: context.locations.settings)
    try file.set(key, to: nil)
    try file.write()
    context.say("\(key.name) is now \(key.text(in: Settings()) ?? "not set")")
    return .success
  }
}

/// `mood config list`: all settings.
enum ConfigListCommand: Command {
  static let declaration = CommandDeclaration(name: "list", summary: "Print every setting")

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let settings = try context.settings()
    let keys = SettingKey.simple + settings.emoji.entries.map { SettingKey.emoji($0.emoji) }
    if context.wantsJSON {
      context.output.write(
        JSONWriter.text { json in
          json.object { json in
            for key in keys { json.member(key.name) { $0.value(key.text(in: settings)) } }
          }
        }
      )
      return .success
    }
    let width = keys.map(\.name.displayWidth).max() ?? 0
    for key in keys {
      context.output.writeLine(
        "\(key.name.padded(toWidth: width))  \(key.text(in: settings) ?? "(not set)")"
      )
    }
    return .success
  }
}

/// `mood config path`: where the files are.
enum ConfigPathCommand: Command {
  static let declaration = CommandDeclaration(
    name: "path",
    summary: "Print where the settings and the journal lie"
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let paths = [("settings", context.locations.settings), ("journal", context.journal.path)]
    if context.wantsJSON {
      context.output.write(
        JSONWriter.text { json in
          json.object { json in
            for (name, path) in paths { json.member(name) { $0.value(path) } }
          }
        }
      )
      return .success
    }
    for (name, path) in paths { context.output.writeLine("\(name)  \(path)") }
    return .success
  }
}
