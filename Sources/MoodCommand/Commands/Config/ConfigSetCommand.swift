internal import CommandLineKit
internal import WellbeingKit

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
