internal import CommandLineKit
internal import WellbeingKit

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
