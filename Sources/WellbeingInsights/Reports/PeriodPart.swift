public import CivilTime

/// A week or a month of a longer period, in the same numbers as the whole.
public struct PeriodPart: Hashable, Sendable {
  /// The days that lie in the period.
  public let days: Range<CivilDate>

  /// Its check-ins.
  public let summary: PeriodSummary

  /// Its scheduled and waking time; nil when no calendar is shown.
  public let share: WorkLifeBalance.Share?

  /// The most days that are told one by one.
  private static let mostDays = 14

  /// The most days that are told by week.
  private static let mostDaysByWeek = 100

  /// Cuts a period into months when it is long, into weeks when it is longer than two of them, and
  /// not at all when it is shorter.
  static func parts(
    of lived: LivedDays,
    ratings: EventRatings,
    balance: WorkLifeBalance?,
    settings: InsightSettings
  ) -> [PeriodPart] {
    guard lived.days.count > mostDays else { return [] }
    let kind: CivilPeriod.Kind = lived.days.count > mostDaysByWeek ? .month : .week
    var parts: [PeriodPart] = []
    var first = lived.days.lowerBound
    while first < lived.days.upperBound {
      let period = CivilPeriod(kind, containing: first, firstWeekday: settings.firstWeekday)
      let days = first..<min(period.days.upperBound, lived.days.upperBound)
      let part = lived.part(days)
      let quality = CalendarQuality(of: part, ratings: ratings, settings: settings)
      parts.append(
        PeriodPart(
          days: days,
          summary: PeriodSummary(part, calendarQuality: quality),
          share: balance?.share(of: days)
        )
      )
      first = days.upperBound
    }
    return parts
  }
}
