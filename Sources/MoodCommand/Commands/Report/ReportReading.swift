internal import WellbeingKit

/// Reads what reports need from a journal.
struct ReportReading {
  /// The journal.
  let store: WellbeingStore

  /// The person whose days, zone and settings count.
  let person: Person

  /// The questionnaires that are known.
  let questionnaires: QuestionnaireLibrary

  /// The days of a period from which patterns are looked for in it.
  private static let daysForPatterns = 28

  /// Computes the reflection of a period.
  func reflection(of period: CivilPeriod, calendars names: [String]) throws -> Reflection {
    let settings = try settings(calendars: names)
    let days = period.previous.days.lowerBound..<period.days.upperBound
    let samples = try samples(on: days)
    let events = try events(on: days, settings)
    let assessments = try assessments()
    let hasPatterns = period.days.count >= Self.daysForPatterns
    return Reflection(
      of: period,
      samples: samples,
      events: events,
      assessments: assessments,
      patterns: hasPatterns
        ? patterns(on: period.days, samples, events, assessments, settings, seed: Self.seed) : nil,
      settings: settings,
      now: person.now
    )
  }

  /// Computes what mood goes with over some days.
  func patterns(
    on days: Range<CivilDate>,
    calendars names: [String],
    seed: UInt64
  ) throws -> Patterns {
    let settings = try settings(calendars: names)
    return patterns(
      on: days,
      try samples(on: days),
      try events(on: days, settings),
      try assessments(),
      settings,
      seed: seed
    )
  }

  /// Matches some samples with the events of all calendars that they rate.
  func ratings(by samples: [StateOfMind]) throws -> EventRatings {
    let settings = try settings(calendars: [])
    // A linked event may lie anywhere; the others are still near when a sample rates them.
    let starts = samples.flatMap { [$0.start, $0.event?.start ?? $0.start] }
    var events: [CalendarEvent] = []
    if let first = starts.min(), let last = starts.max(), !settings.calendars.isEmpty {
      let window = first.advanced(bySeconds: -3600)..<last.advanced(bySeconds: 1)
      events = try store.events(in: window, zone: person.zone)
    }
    return EventRatings(of: events, by: samples, settings: settings, now: person.now)
  }

  /// Computes how each of some days was.
  func moods(of days: Range<CivilDate>) throws -> [DayMood] {
    let lived = LivedDays(days, of: try samples(on: days), settings: try settings(calendars: []))
    return days.map { DayMood(day: $0, samples: lived.samples(on: $0)) }
  }

  /// The questionnaires that would ask about new days only if they were taken today.
  func dueAssessments() throws -> [TakenAssessment] {
    let assessments = try assessments()
    guard !assessments.isEmpty else { return [] }
    return TakenAssessment.due(
      among: assessments,
      on: person.dateContext.today,
      settings: try settings(calendars: [])
    )
  }

  /// The days from the first entry through today; nil without entries.
  func daysWithEntries() throws -> Range<CivilDate>? {
    guard let first = try store.statesOfMind(StateOfMindQuery(limit: 1)).first else { return nil }
    let day = try settings(calendars: []).day(of: first)
    let today = person.dateContext.today
    return min(day, today)..<today.adding(days: 1)
  }

  /// Why a check-in is due now, by some rules.
  func dueReasons(by rules: [DueRule]) throws -> [DueReason] {
    let settings = try settings(calendars: [])
    let today = person.dateContext.today
    let longest = rules.map { rule in
      if case .every(let minutes) = rule { minutes } else { 0 }
    }
    // A rule looks back over whole days, with one to spare for samples lived in other zones.
    let daysBack = 2 + (longest.max() ?? 0) / (24 * 60)
    return DueReason.reasons(
      by: rules,
      samples: try samples(on: today.adding(days: -daysBack)..<today.adding(days: 2)),
      pending: rules.contains(.events)
        ? try PendingCommand.pending(in: store, for: person, calendars: []).events : [],
      assessments: rules.contains(.questionnaires) ? try assessments() : [],
      settings: settings,
      now: person.now
    )
  }

  /// What chance begins with, so that a report says the same each time.
  static let seed: UInt64 = 1

  private func patterns(
    on days: Range<CivilDate>,
    _ samples: [StateOfMind],
    _ events: [CalendarEvent],
    _ assessments: [TakenAssessment],
    _ settings: InsightSettings,
    seed: UInt64
  ) -> Patterns {
    let begun = PeriodReach(of: CivilPeriod(days: days), on: person.dateContext.today).days
    var scores: [String: [CivilDate: Double]] = [:]
    for taken in assessments {
      guard let score = taken.assessment.score else { continue }
      scores[taken.assessment.questionnaire, default: [:]][taken.day(settings)] = score
    }
    let record = DailyRecord(
      LivedDays(begun, of: samples, settings: settings),
      events: events,
      scores: scores,
      settings: settings
    )
    return Patterns(in: record, seed: seed)
  }

  private func settings(calendars names: [String]) throws -> InsightSettings {
    let calendars = try store.calendars(requiring: names)
    return person.insightSettings(calendars, shown: names)
  }

  private func samples(on days: Range<CivilDate>) throws -> [StateOfMind] {
    let boundary = person.settings.dayBoundary
    return try store.statesOfMind(
      StateOfMindQuery(days: .init(from: days.lowerBound, to: days.upperBound, boundary: boundary))
    )
  }

  /// The occurrences on some days, and as far around them as the event window reaches.
  private func events(
    on days: Range<CivilDate>,
    _ settings: InsightSettings
  ) throws -> [CalendarEvent] {
    guard !settings.calendars.isEmpty else { return [] }
    // Samples lived in other zones may lie half a day and more outside the person's own days.
    let margin = Int64(settings.eventWindowMinutes) * 60 + 26 * 3600
    let span = settings.dayBoundary.interval(of: days, in: person.zone)
    let window =
      span.lowerBound.advanced(bySeconds: -margin)..<span.upperBound.advanced(bySeconds: margin)
    return try store.events(in: window, zone: person.zone)
  }

  /// Every questionnaire taken, oldest first.
  private func assessments() throws -> [TakenAssessment] {
    let taken = try store.assessments(matching: .all)
    guard !taken.isEmpty else { return [] }
    return Dictionary(grouping: taken, by: \.questionnaire).flatMap { name, taken in
      let questionnaire = try? questionnaires.questionnaire(named: name)
      let history = AssessmentHistory(taken, of: questionnaire)
      return history.entries.map { entry in
        TakenAssessment(
          entry.assessment,
          title: history.title,
          bandTitle: entry.scored.band?.title.original,
          points: entry.change?.points,
          pointsSinceFirst: entry.change?.sinceFirst,
          isMeaningful: entry.change?.isMeaningful,
          recallDays: questionnaire?.recall.days,
          needsSupport: !entry.scored.flags.isEmpty
        )
      }
    }
    .sorted { ($0.assessment.start, $0.title) < ($1.assessment.start, $1.title) }
  }
}
