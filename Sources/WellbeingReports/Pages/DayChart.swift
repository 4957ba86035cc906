public import CivilTime
public import WellbeingInsights
public import WellbeingModel

/// The mood of each day of some days in a row.
public struct DayChart: Hashable, Sendable {
  /// One day.
  public struct Day: Hashable, Sendable {
    /// The logical day.
    public let day: CivilDate

    /// The mood, −1...1; nil without check-ins.
    public let mood: Double?

    /// Whether the mood is the one entered for the day, and not the mean of its emotions.
    public let isEntered: Bool

    /// Whether the day is still to come.
    public let isToCome: Bool

    /// The class of the mood.
    public var valenceClass: StateOfMind.ValenceClassification? {
      mood.flatMap { StateOfMind.ValenceClassification(valence: $0) }
    }
  }

  /// What the chart shows, in a sentence.
  public let title: String

  /// The days, one after the other.
  public let days: [Day]

  /// Makes a chart of some moods; days after the last that has begun are to come.
  public init(title: String, _ moods: [DayMood], reach: PeriodReach) {
    self.title = title
    days = moods.map { mood in
      Day(
        day: mood.day,
        mood: mood.mood,
        isEntered: mood.basis == .dailyMood,
        isToCome: mood.day >= reach.days.upperBound
      )
    }
  }

  /// The days of each month that has begun, in order.
  public var months: [ArraySlice<Day>] {
    var months: [ArraySlice<Day>] = []
    var start = days.startIndex
    for index in days.indices.dropFirst()
    where days[index].day.month != days[start].day.month
      || days[index].day.year != days[start].day.year
    {
      months.append(days[start..<index])
      start = index
    }
    if start < days.endIndex { months.append(days[start...]) }
    return months.filter { $0.contains { !$0.isToCome } }
  }
}
