public import CivilTime
public import WellbeingModel

/// Everything a report says about a period, computed once and rendered in any format.
public struct Reflection: Hashable, Sendable {
  /// The days the report is about.
  public let period: CivilPeriod

  /// What the findings were computed with.
  public let settings: InsightSettings

  /// How each logical day was.
  public let days: [DayMood]

  /// The quality of the shown calendars.
  public let calendarQuality: CalendarQuality

  /// Scheduled and free time; nil when no calendar is shown.
  public let workLifeBalance: WorkLifeBalance?

  /// The event of the label `happy`.
  public let happiestEvent: LabelEvent?

  /// The events of the labels asked for, without those that have none.
  public let labelEvents: [LabelEvent]

  /// The labels used, the most used first.
  public let labels: [WordUse<StateOfMind.Label>]

  /// The associations used, the most used first.
  public let associations: [WordUse<StateOfMind.Association>]

  /// The period in three numbers.
  public let summary: PeriodSummary

  /// The period before, in the same numbers.
  public let previous: PeriodSummary

  /// Seven unpleasant days in a row, when there were.
  public let hardStretch: HardStretch?

  /// Computes the report of a period.
  ///
  /// - Parameters:
  ///   - period: The days to report on.
  ///   - samples: The samples of the period and of the one before; others are ignored.
  ///   - events: Occurrences in both periods, and as far around them as the event window reaches.
  ///   - settings: The zone, the day's beginning, the calendars and the other parameters.
  ///   - now: The moment of the report, which tells what has begun and ended.
  public init(
    of period: CivilPeriod,
    samples: [StateOfMind],
    events: [CalendarEvent],
    settings: InsightSettings,
    now: Instant
  ) {
    let lived = LivedDays(period.days, of: samples, settings: settings)
    let before = LivedDays(period.previous.days, of: samples, settings: settings)
    let ratings = EventRatings(of: events, by: samples, settings: settings, now: now)
    let quality = CalendarQuality(of: lived, ratings: ratings, settings: settings)
    func labelEvent(_ label: StateOfMind.Label) -> LabelEvent? {
      LabelEvent(for: label, in: lived, events: events, settings: settings, now: now)
    }

    self.period = period
    self.settings = settings
    days = period.days.map { DayMood(day: $0, samples: lived.samples(on: $0)) }
    calendarQuality = quality
    workLifeBalance = WorkLifeBalance(days: period.days, events: events, settings: settings)
    happiestEvent = labelEvent(.happy)
    labelEvents = settings.eventLabels.compactMap(labelEvent)
    labels = WordUse.ranking(in: lived.samples, words: \.labels)
    associations = WordUse.ranking(in: lived.samples, words: \.associations)
    summary = PeriodSummary(lived, calendarQuality: quality)
    previous = PeriodSummary(
      before,
      calendarQuality: CalendarQuality(of: before, ratings: ratings, settings: settings)
    )
    hardStretch = HardStretch(in: lived)
  }
}
