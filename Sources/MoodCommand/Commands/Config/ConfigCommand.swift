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
        .strung(with: "\n")
        + "\n  emoji.😊: \(SettingKey.emoji("😊").summary); \(SettingKey.emoji("😊").expectation)",
    examples: [
      Example("mood config set day-start 04:00", "Let your day begin at four in the morning."),
      Example("mood config set emoji.🥳 'excited 0.9'", "Check in with one more face."),
      Example("mood config list", "Show every setting."),
    ],
    subcommands: [
      ConfigGetCommand.declaration, ConfigSetCommand.declaration, ConfigUnsetCommand.declaration,
      ConfigListCommand.declaration, ConfigEditCommand.declaration, ConfigPathCommand.declaration,
    ]
  )

  /// The argument that names a setting.
  static let keyArgument = ArgumentDeclaration(
    "KEY",
    help: "The name of a setting.",
    values: .words(
      SettingKey.simple.map(\.name) + EmojiTable.standard.entries.map { "emoji.\($0.emoji)" }
    )
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
