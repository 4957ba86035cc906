internal import CommandLineKit
internal import WellbeingKit

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
