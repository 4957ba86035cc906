internal import CommandLineKit
internal import WellbeingKit

/// `mood pixels`: a year, a cell a day.
enum PixelsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "pixels",
    summary: "See a year, a cell a day",
    discussion: """
      A line for each month and a cell for each day, the higher the more pleasant the day's mood: \
      the daily mood if there is one, else the mean of the day's emotions. A dot is a day without \
      an entry, which is something other than a neutral one.
      """,
    examples: [
      Example("mood pixels", "This year."),
      Example("mood pixels 2025", "Another year."),
      Example("mood pixels --json", "For programs."),
    ],
    arguments: [
      ArgumentDeclaration("YEAR", help: "The year; this one if not given.", isRequired: false)
    ],
    seeAlso: ["mood report", "mood stats"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let today = person.dateContext.today
    let first = try firstDay(context.parsed.argument("YEAR"), today: today)
    let period = CivilPeriod(.year, containing: first, firstWeekday: .monday)
    let moods = try ReportReading(
      store: context.openStoreForReading(person),
      person: person,
      questionnaires: context.questionnaires
    )
    .moods(of: period.days)
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.array(moods) { $0.day($1) } })
      return .success
    }
    let page = ReportPage(
      pixels: moods,
      of: period,
      reach: PeriodReach(of: period, on: today),
      catalogue: context.catalogue
    )
    let renderer = TerminalReportRenderer(layout: context.layout, catalogue: context.catalogue)
    context.output.write(renderer.render(page))
    return .success
  }

  private static func firstDay(_ text: String?, today: CivilDate) throws(UsageError) -> CivilDate {
    guard let text else { return today }
    guard text.utf8.count == 4, let year = Int(text),
      let day = CivilDate(year: year, month: 1, day: 1)
    else { throw .refused("'\(text)' is no year; write it as 2026") }
    return day
  }
}
