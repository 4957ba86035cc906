import CivilTime
import TestSupport
import WellbeingInsights
import WellbeingModel
import WellbeingReports

/// Reports over the half year of the test support, as of 30 November 2026, 21:00.
struct HalfYear {
  let journal: HalfYearJournal
  let settings: InsightSettings

  init() throws {
    journal = try HalfYearJournal()
    settings = InsightSettings(
      zone: journal.zone,
      calendars: [
        ShownCalendar(name: "Work", association: .work),
        ShownCalendar(name: "Home", association: .family),
      ]
    )
  }

  var lastDay: CivilDate { journal.days.upperBound.adding(days: -1) }

  /// The report of the period of a kind that holds a day; by default of the last day.
  func reflection(_ kind: CivilPeriod.Kind, on day: CivilDate? = nil) -> Reflection {
    let period = CivilPeriod(kind, containing: day ?? lastDay, firstWeekday: .monday)
    return Reflection(
      of: period,
      samples: journal.samples,
      events: journal.events,
      assessments: assessments,
      patterns: period.days.count < 28 ? nil : patterns(on: period.days),
      settings: settings,
      now: journal.instant(lastDay, 21)
    )
  }

  func patterns(on days: Range<CivilDate>) -> Patterns {
    let record = DailyRecord(
      LivedDays(days, of: journal.samples, settings: settings),
      events: journal.events,
      settings: settings
    )
    return Patterns(in: record)
  }

  private var assessments: [TakenAssessment] {
    var last: [String: Double] = [:]
    return journal.assessments.map { assessment in
      let before = last.updateValue(assessment.score ?? 0, forKey: assessment.questionnaire)
      return TakenAssessment(
        assessment,
        title: assessment.questionnaire.uppercased(),
        bandTitle: assessment.band,
        points: before.map { (assessment.score ?? 0) - $0 },
        recallDays: 14
      )
    }
  }
}
