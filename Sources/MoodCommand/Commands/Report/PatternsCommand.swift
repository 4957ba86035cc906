internal import CommandLineKit
internal import WellbeingKit

/// `mood patterns`: what mood goes with, and how sure that is.
enum PatternsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "patterns",
    summary: "See what your mood goes with",
    discussion: """
      The mood of each day is compared with the calendar, questionnaires, labels, associations and \
      tags of the same day and of the day before. Only differences are told that chance seldom \
      makes, after all comparisons are taken into account; that days in a row are alike is allowed \
      for. A pattern never says why. It takes at least 20 days with check-ins.
      """,
    examples: [
      Example("mood patterns", "Over the last year."),
      Example("mood patterns 2026-q4", "Over any days."),
      Example("mood patterns --json", "For programs."),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "Days, as 'last quarter', 2026 or -90d; the last 365 if not given.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: [
      .calendars,
      OptionDeclaration(
        "seed",
        value: "N",
        help: "What chance begins with; 1 if not given, so that the answer stays the same."
      ),
      OptionDeclaration("redact", help: "Leave out tags."),
    ],
    seeAlso: ["mood report", "mood stats", "mood help dates"]
  )

  /// The days that are looked at unless a range is given.
  private static let days = 365

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let seed = try seed(context.parsed.value("seed"))
    let text = context.parsed.joinedArguments
    let today = person.dateContext.today
    let days =
      text.isEmpty
      ? today.adding(days: 1 - Self.days)..<today.adding(days: 1)
      : try DateWords(person.dateContext).period(text).days
    let reading = ReportReading(
      store: try context.openStoreForReading(person),
      person: person,
      questionnaires: context.questionnaires
    )
    var patterns = try reading.patterns(
      on: days,
      calendars: context.parsed.values("calendar"),
      seed: seed
    )
    if context.parsed.flag("redact") { patterns = patterns.redacted }
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.patterns(patterns) })
      return .success
    }
    let page = ReportPage(patterns, days: days, catalogue: context.catalogue)
    let renderer = TerminalReportRenderer(layout: context.layout, catalogue: context.catalogue)
    context.output.write(renderer.render(page))
    return .success
  }

  private static func seed(_ text: String?) throws(UsageError) -> UInt64 {
    guard let text else { return ReportReading.seed }
    guard let seed = UInt64(text) else {
      throw .refused("'\(text)' is no seed; give a whole number from 0 up")
    }
    return seed
  }
}
