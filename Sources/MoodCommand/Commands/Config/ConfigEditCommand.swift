internal import CommandLineKit
internal import WellbeingKit

/// `mood config edit`: the settings in an editor.
enum ConfigEditCommand: Command {
  static let declaration = CommandDeclaration(
    name: "edit",
    summary: "Change the settings in your editor",
    discussion: """
      What you save is taken over only when every value is right; if one is not, the settings stay as \
      they are, and you are told its line and what would be right.
      """,
    examples: [Example("mood config edit", "Open the file of settings.")]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let old = try text(in: context)
    let new = try context.environment.interaction.editText(old)
    guard new != old else {
      context.say("nothing was changed")
      return .success
    }
    let file = try SettingsFile(path: context.locations.settings, text: new)
    _ = try file.settings(zones: context.zones)
    for key in file.unknownKeys { context.say("mood: '\(key)' is no setting and is kept as it is") }
    try file.writeText()
    context.say("the settings are saved")
    return .success
  }

  /// What the file says now; also when it is broken, as an editor is there to mend it.
  private static func text(in context: CommandContext) throws -> String {
    let path = context.locations.settings
    do {
      let text = try SettingsFile(path: path).text
      return text.isEmpty ? "{\n}\n" : text
    } catch SettingsError.notJSON {
      var reader = context
      return String(decoding: try reader.bytes(ofFile: path), as: UTF8.self)
    }
  }
}
