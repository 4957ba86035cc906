public import CivilTime
public import WellbeingModel

/// Why a check-in is due now.
public enum DueReason: Hashable, Sendable {
  /// These events have not been rated, the one that ended last first.
  case events([CalendarEvent])

  /// The day has no daily mood yet.
  case evening

  /// The last check-in lies this many minutes back; nil when there is none.
  case sinceLast(minutes: Int?)

  /// These questionnaires would ask about new days only.
  case questionnaires([TakenAssessment])

  /// What some rules say at a moment, in the order of the rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - samples: The check-ins of the present logical day and at least of as long as the longest
  ///     rule of `every` looks back.
  ///   - pending: The events that have not been rated.
  ///   - assessments: Every questionnaire taken, oldest first.
  ///   - settings: The zone, the day's beginning and the waking hours.
  ///   - now: The moment.
  /// - Returns: The reasons; empty when nothing is due.
  public static func reasons(
    by rules: [DueRule],
    samples: [StateOfMind],
    pending: [CalendarEvent],
    assessments: [TakenAssessment],
    settings: InsightSettings,
    now: Instant
  ) -> [DueReason] {
    let local = settings.zone.localTime(at: now)
    let today = settings.dayBoundary.day(of: local)
    return rules.compactMap { rule in
      switch rule {
      case .events: return pending.isEmpty ? nil : .events(pending)
      case .evening(let time):
        // After midnight it is still the evening of a day that has not ended.
        let isPast = local.date > today || local.time >= time
        let hasMood = samples.contains { $0.kind == .dailyMood && settings.day(of: $0) == today }
        return isPast && !hasMood ? .evening : nil
      case .every(let minutes):
        let waking = [local.date, local.date.adding(days: -1)].contains {
          settings.wakingHours.interval(on: $0, in: settings.zone).contains(now)
        }
        guard waking else { return nil }
        guard let last = samples.map(\.start).max() else { return .sinceLast(minutes: nil) }
        let passed = Int((now.milliseconds - last.milliseconds) / 60_000)
        return passed >= minutes ? .sinceLast(minutes: passed) : nil
      case .questionnaires:
        let due = TakenAssessment.due(among: assessments, on: today, settings: settings)
        return due.isEmpty ? nil : .questionnaires(due)
      }
    }
  }
}
