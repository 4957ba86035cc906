internal import CommandLineKit
internal import WellbeingKit

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
