public import CivilTime
public import WellbeingModel

/// Everything a report says about a period, computed once and rendered in any format.
public struct Reflection: Hashable, Sendable {
  /// The days the report is about.
  public let period: CivilPeriod

  /// How far the period has come.
  public let reach: PeriodReach

  /// What the findings were computed with.
  public let settings: InsightSettings

  /// How each logical day was.
  public let days: [DayMood]

  /// The weeks or months of a period of more than two weeks; empty for a shorter one.
  public let parts: [PeriodPart]

  /// Emotions and daily moods, kept apart.
  public let moods: MoodByKind

  /// How far the feelings lie apart; nil without check-ins.
  public let emotionalRange: EmotionalRange?

  /// On how many days there are check-ins.
  public let checkInDays: CheckInDays

  /// The quality of the shown calendars.
  public let calendarQuality: CalendarQuality

  /// Scheduled and free time; nil when no calendar is shown.
  public let workLifeBalance: WorkLifeBalance?

  /// The event of the label `happy`.
  public let happiestEvent: LabelEvent?

  /// The events of all labels that have one: those asked for first, then the most used.
  public let labelEvents: [LabelEvent]

  /// The longest timed event that ended in the period: what the happiest event was taken to be
  /// before check-ins told of it.
  public let longestEvent: CalendarEvent?

  /// How the check-ins about the events of each calendar felt.
  public let calendarMoods: [EventMood]

  /// How the check-ins about recurring events felt, the best first.
  public let recurringEventMoods: [EventMood]

  /// The labels used, the most used first.
  public let labels: [WordUse<StateOfMind.Label>]

  /// The associations used, the most used first.
  public let associations: [WordUse<StateOfMind.Association>]

  /// Valence by tag.
  public let tags: GroupedStatistics

  /// Valence by day of the week.
  public let weekdays: GroupedStatistics

  /// Valence by part of the day.
  public let partsOfDay: GroupedStatistics

  /// The period in three numbers.
  public let summary: PeriodSummary

  /// The period before, in the same numbers.
  public let previous: PeriodSummary

  /// As much of the period before as has begun of this one; nil when this one is whole.
  public let previousToDate: PeriodSummary?

  /// Seven unpleasant days in a row, when there were.
  public let hardStretch: HardStretch?

  /// The questionnaires taken in the period, oldest first.
  public let assessments: [TakenAssessment]

  /// The questionnaires that would ask about new days only if they were taken again.
  public let dueAssessments: [TakenAssessment]

  /// What mood goes with; nil when it was not asked for.
  public let patterns: Patterns?

  /// Whether event names and tags were left out.
  public let isRedacted: Bool

  /// Computes the report of a period.
  ///
  /// - Parameters:
  ///   - period: The days to report on.
  ///   - samples: The samples of the period and of the one before; others are ignored.
  ///   - events: Occurrences in both periods, and as far around them as the event window reaches.
  ///   - assessments: Every questionnaire taken, oldest first.
  ///   - patterns: What mood goes with, when it is to be told.
  ///   - settings: The zone, the day's beginning, the calendars and the other parameters.
  ///   - now: The moment of the report, which tells what has begun and ended.
  public init(
    of period: CivilPeriod,
    samples: [StateOfMind],
    events: [CalendarEvent],
    assessments: [TakenAssessment] = [],
    patterns: Patterns? = nil,
    settings: InsightSettings,
    now: Instant
  ) {
    let today = settings.dayBoundary.day(of: settings.zone.localTime(at: now))
    let lived = LivedDays(period.days, of: samples, settings: settings)
    let before = LivedDays(period.previous.days, of: samples, settings: settings)
    let ratings = EventRatings(of: events, by: samples, settings: settings, now: now)
    func summary(_ lived: LivedDays) -> PeriodSummary {
      let quality = CalendarQuality(of: lived, ratings: ratings, settings: settings)
      return PeriodSummary(lived, calendarQuality: quality)
    }
    let begunBefore =
      before.days
      .lowerBound..<before.days.lowerBound.adding(
        days: min(PeriodReach(of: period, on: today).days.count, before.days.count)
      )
    func statistics(by grouping: StatisticsGrouping) -> GroupedStatistics {
      GroupedStatistics(of: lived.samples, by: grouping, calendar: settings.statisticsCalendar)
    }

    self.period = period
    self.settings = settings
    self.patterns = patterns
    isRedacted = false
    reach = PeriodReach(of: period, on: today)
    days = period.days.map { DayMood(day: $0, samples: lived.samples(on: $0)) }
    moods = MoodByKind(days, samples: lived.samples)
    emotionalRange = EmotionalRange(in: lived)
    checkInDays = CheckInDays(days, through: today)
    calendarQuality = CalendarQuality(of: lived, ratings: ratings, settings: settings)
    workLifeBalance = WorkLifeBalance(days: period.days, events: events, settings: settings)
    parts = PeriodPart.parts(
      of: lived,
      ratings: ratings,
      balance: workLifeBalance,
      settings: settings
    )
    labels = WordUse.ranking(in: lived.samples, words: \.labels)
    associations = WordUse.ranking(in: lived.samples, words: \.associations)
    let asked = settings.eventLabels + [.happy]
    labelEvents = LabelEvent.events(
      for: settings.eventLabels + labels.map(\.word).filter { !asked.contains($0) } + [.happy],
      in: lived,
      events: events,
      settings: settings,
      now: now
    )
    happiestEvent = labelEvents.first { $0.label == .happy }
    longestEvent = ratings.longestEvent(in: period.days, settings: settings)
    calendarMoods = EventMood.byCalendar(in: period.days, ratings: ratings, settings: settings)
    recurringEventMoods = EventMood.byRecurringEvent(
      in: period.days,
      ratings: ratings,
      settings: settings
    )
    tags = statistics(by: .tag)
    weekdays = statistics(by: .weekday)
    partsOfDay = statistics(by: .partOfDay)
    self.summary = PeriodSummary(lived, calendarQuality: calendarQuality)
    previous = summary(before)
    previousToDate =
      reach.isWhole ? nil : summary(before.part(begunBefore))
    hardStretch = HardStretch(in: lived)
    self.assessments = assessments.filter { period.days.contains($0.day(settings)) }
    dueAssessments = TakenAssessment.due(among: assessments, on: today, settings: settings)
  }

  /// Whether the report points to where help is found.
  public var needsSupport: Bool {
    hardStretch != nil || assessments.contains(where: \.needsSupport)
  }

  /// The report without notes, event names and tags, to show to others.
  public var redacted: Reflection { Reflection(redacting: self) }

  private init(redacting whole: Reflection) {
    period = whole.period
    reach = whole.reach
    settings = whole.settings
    days = whole.days
    parts = whole.parts
    moods = whole.moods
    emotionalRange = whole.emotionalRange
    checkInDays = whole.checkInDays
    calendarQuality = whole.calendarQuality
    workLifeBalance = whole.workLifeBalance
    happiestEvent = whole.happiestEvent?.redacted
    labelEvents = whole.labelEvents.map(\.redacted)
    longestEvent = whole.longestEvent?.redacted
    calendarMoods = whole.calendarMoods
    recurringEventMoods = whole.recurringEventMoods.map(\.redacted)
    labels = whole.labels
    associations = whole.associations
    tags = GroupedStatistics(of: [], by: .tag, calendar: whole.settings.statisticsCalendar)
    weekdays = whole.weekdays
    partsOfDay = whole.partsOfDay
    summary = whole.summary
    previous = whole.previous
    previousToDate = whole.previousToDate
    hardStretch = whole.hardStretch
    assessments = whole.assessments
    dueAssessments = whole.dueAssessments
    patterns = whole.patterns?.redacted
    isRedacted = true
  }
}
