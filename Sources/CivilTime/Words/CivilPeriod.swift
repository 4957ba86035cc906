/// A number of whole days that a report is about, mostly a week, month, quarter or year.
public struct CivilPeriod: Hashable, Sendable {
  /// The sorts of period.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Any number of days.
    case days
    /// Seven days from the first day of the week.
    case week
    /// A calendar month.
    case month
    /// January to March, April to June, July to September, or October to December.
    case quarter
    /// A calendar year.
    case year
  }

  /// The sort of period.
  public let kind: Kind

  /// The days, the end exclusive.
  public let days: Range<CivilDate>

  /// Creates a period of any number of days.
  public init(days: Range<CivilDate>) {
    self.init(kind: .days, days: days)
  }

  /// Creates the period of a kind that contains a day; `.days` gives that one day.
  public init(_ kind: Kind, containing day: CivilDate, firstWeekday: Weekday) {
    switch kind {
    case .days:
      self.init(kind: kind, days: day..<day.adding(days: 1))
    case .week:
      let start = day.startOfWeek(firstWeekday: firstWeekday)
      self.init(kind: kind, days: start..<start.adding(days: 7))
    case .month:
      self.init(kind: kind, months: 1, from: day.startOfMonth)
    case .quarter:
      let start = day.startOfMonth.adding(months: -((day.month - 1) % 3))
      self.init(kind: kind, months: 3, from: start)
    case .year:
      self.init(kind: kind, months: 12, from: day.startOfMonth.adding(months: 1 - day.month))
    }
  }

  private init(kind: Kind, days: Range<CivilDate>) {
    self.kind = kind
    self.days = days
  }

  private init(kind: Kind, months: Int, from start: CivilDate) {
    self.init(kind: kind, days: start..<start.adding(months: months))
  }

  /// The period of the same kind just before; for any number of days, as many just before them.
  public var previous: CivilPeriod {
    shifted(by: -1)
  }

  /// The period of the same kind just after; for any number of days, as many just after them.
  public var next: CivilPeriod {
    shifted(by: 1)
  }

  private func shifted(by steps: Int) -> CivilPeriod {
    let start = days.lowerBound
    switch kind {
    case .days, .week:
      let distance = days.count * steps
      let lower = start.adding(days: distance)
      return CivilPeriod(kind: kind, days: lower..<days.upperBound.adding(days: distance))
    case .month: return CivilPeriod(kind: kind, months: 1, from: start.adding(months: steps))
    case .quarter: return CivilPeriod(kind: kind, months: 3, from: start.adding(months: 3 * steps))
    case .year: return CivilPeriod(kind: kind, months: 12, from: start.adding(months: 12 * steps))
    }
  }
}
