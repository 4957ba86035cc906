public import CivilTime
public import WellbeingModel

/// What is known of a stretch of days, from which daily series are taken.
public struct DailyRecord: Sendable {
  /// The days and their check-ins.
  public let lived: LivedDays

  /// Questionnaire scores by questionnaire and day.
  public let scores: [String: [CivilDate: Double]]

  let agendas: [CivilDate: DayAgenda]

  /// Gathers what is known.
  ///
  /// - Parameters:
  ///   - lived: The days and their check-ins.
  ///   - events: Occurrences on these days; ignored when no calendar is shown.
  ///   - scores: Questionnaire scores by questionnaire and day.
  ///   - settings: The zone, the waking hours and the calendars.
  public init(
    _ lived: LivedDays,
    events: [CalendarEvent] = [],
    scores: [String: [CivilDate: Double]] = [:],
    settings: InsightSettings
  ) {
    self.lived = lived
    self.scores = scores
    let balance = WorkLifeBalance(days: lived.days, events: events, settings: settings)
    agendas = Dictionary(uniqueKeysWithValues: (balance?.days ?? []).map { ($0.day, $0) })
  }

  /// A value for each day that has one.
  public func values(_ value: (CivilDate) -> Double?) -> [CivilDate: Double] {
    var values: [CivilDate: Double] = [:]
    for day in lived.days { values[day] = value(day) }
    return values
  }

  /// A series for each word: 1 on days with it, 0 on other days with a check-in.
  func presence<Word: Hashable>(
    _ key: String,
    lags: ClosedRange<Int> = 0...1,
    words: (StateOfMind) -> some Sequence<Word>,
    name: (Word) -> String
  ) -> [DailySeries] {
    var days: [Word: Set<CivilDate>] = [:]
    let recorded = lived.days.filter { day in
      let samples = lived.samples(on: day)
      for sample in samples { for word in words(sample) { days[word, default: []].insert(day) } }
      return !samples.isEmpty
    }
    return days.map { word, with in
      DailySeries(
        DailySeries.Name(key, detail: name(word)),
        measure: .presence,
        lags: lags,
        values: Dictionary(uniqueKeysWithValues: recorded.map { ($0, with.contains($0) ? 1 : 0) })
      )
    }
    .sorted { $0.name.identifier < $1.name.identifier }
  }
}
