internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood demo`: an example week, from the check-ins to the reflection.
///
/// It runs the same commands a person would, in a journal of its own that is gone afterwards.
enum DemoCommand: Command {
  static let declaration = CommandDeclaration(
    name: "demo",
    summary: "Show what mood does, on an example week",
    discussion: """
      Imports an example calendar, makes example check-ins and prints the weekly reflection of \
      them, all in a private temporary journal. Your own journal is not touched.
      """
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mood-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let week = DemoWeek(folder: folder.path, terminal: context.environment.terminal)

    for (name, bytes, association) in DemoWeek.calendars {
      let words = ["calendar", "import", "-", "--name", name, "-a", association]
      try week.run(words, input: bytes)
    }
    for checkIn in DemoWeek.checkIns { try week.run(checkIn) }
    let flags = ["json", "no-color"].filter(context.parsed.flag).map { "--\($0)" }
    context.output.write(try week.run(["report", "week"] + flags))
    if !context.wantsJSON {
      context.output.write(nextSteps(context.layout))
    }
    return .success
  }

  /// The three commands to begin with.
  private static func nextSteps(_ layout: TextLayout) -> String {
    let steps = [
      ("mood log 😊 -a work", "check in"),
      ("mood calendar import FILE.ics --association work", "bring in your calendar"),
      ("mood report", "reflect on your week"),
    ]
    let width = steps.map { layout.displayWidth($0.0) }.max() ?? 0
    let purposeWidth = steps.map { layout.displayWidth($0.1) }.max() ?? 0
    let fits = width + purposeWidth + 4 <= layout.width
    var text = "\n" + layout.styled("Your own journal begins with", .heading) + "\n"
    for (command, purpose) in steps {
      text +=
        fits
        ? "  \(layout.padded(command, to: width, alignment: .leading))  \(purpose)\n"
        : "  \(command)\n      \(purpose)\n"
    }
    return text
  }
}
