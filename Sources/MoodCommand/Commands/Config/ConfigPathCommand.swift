internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

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
    for (name, path) in paths { context.output.writeLine("\(name.padded(toWidth: 8))  \(path)") }
    return .success
  }
}
