internal import CommandLineKit
internal import WellbeingKit

/// `mood stats`: counts, means and distributions.
enum StatsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "stats",
    summary: "Count and average entries",
    discussion: """
      For all entries, or with --by for each group of them: how many there are, the mean, lowest \
      and highest valence, and how they are spread over the seven classes from very unpleasant to \
      very pleasant. An entry counts once for each label, association or tag it carries, and for \
      the event it is linked to or was made during or just after. Days are yours: they begin at \
      'day-start' and go by the clock where each entry was made.
      """,
    examples: [
      Example("mood stats", "All entries."),
      Example("mood stats this month --by weekday", "Which days of the week are better?"),
      Example("mood stats quarter --by event", "Which meetings leave you better or worse?"),
      Example(
        "mood stats --by association --where 'valence < 0'",
        "What unpleasant entries have to do with."
      ),
    ],
    arguments: [
      ArgumentDeclaration(
        "RANGE",
        help: "Days, as 'last week', 2026-11 or -7d; all if not given. See 'mood help dates'.",
        isRequired: false,
        isRepeating: true
      )
    ],
    options: [
      OptionDeclaration(
        "by",
        value: "GROUP",
        help: "Give a row for each.",
        values: .choices(StatisticsGrouping.allCases.map(\.rawValue))
      )
    ] + SampleSelection.declarations + [.csv],
    seeAlso: ["mood help dates", "mood help where"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let format = try context.outputFormat()
    let person = try context.person()
    let query = try SampleSelection.query(context.parsed, person)
    let reading = ReportReading(
      store: try context.openStoreForReading(person),
      person: person,
      questionnaires: context.questionnaires
    )
    let grouping = context.parsed.value("by").flatMap(StatisticsGrouping.init(rawValue:))
    let statistics = try statistics(of: query, by: grouping, reading)
    switch format {
    case .json: context.output.write(JSONWriter.text { $0.statistics(statistics) })
    case .csv: context.output.write(CSVWriter.text { $0.statistics(statistics) })
    case .text:
      let renderer = TerminalStatisticsRenderer(
        layout: context.layout,
        catalogue: context.catalogue
      )
      context.output.write(renderer.render(statistics))
    }
    if statistics.rows.isEmpty { context.say("no entries") }
    return .success
  }

  /// Reads no more of the entries than the statistics need.
  private static func statistics(
    of query: StateOfMindQuery,
    by grouping: StatisticsGrouping?,
    _ reading: ReportReading
  ) throws -> GroupedStatistics {
    let store = reading.store
    let calendar = reading.person.statisticsCalendar
    if let grouping, grouping == .calendar || grouping == .event {
      let ratings = try reading.ratings(by: store.statesOfMind(query))
      return GroupedStatistics(of: ratings, by: grouping)
    }
    // Tags are texts, and a limit takes the entries of an order; readings have neither.
    guard grouping != .tag, query.limit == nil else {
      return GroupedStatistics(of: try store.statesOfMind(query), by: grouping, calendar: calendar)
    }
    return try GroupedStatistics(by: grouping, calendar: calendar) { body throws(StoreError) in
      try store.forEachReading(query, body)
    }
  }
}

extension Person {
  /// How days, weeks and hours of statistics are told.
  fileprivate var statisticsCalendar: StatisticsCalendar {
    StatisticsCalendar(
      zone: zone,
      dayBoundary: settings.dayBoundary,
      firstWeekday: settings.firstWeekday
    )
  }
}
