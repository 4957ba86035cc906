public import CivilTime
public import WellbeingModel

/// How one logical day was.
public struct DayMood: Hashable, Sendable {
  /// What a day's mood was taken from.
  public enum Basis: Hashable, Sendable {
    /// The person's own daily mood.
    case dailyMood
    /// The mean of the day's momentary emotions.
    case emotions
  }

  /// The logical day.
  public let day: CivilDate

  /// The mean over all check-ins of the day, of either kind; nil without check-ins.
  public let mean: ValenceMean?

  /// The valence of the daily mood, the latest when there are several; nil when there is none.
  public let dailyMood: Double?

  /// Sums up one day's samples, given earliest first.
  public init(day: CivilDate, samples: [StateOfMind]) {
    self.day = day
    mean = ValenceMean(of: samples)
    dailyMood = samples.last { $0.kind == .dailyMood }?.valence
  }

  /// How many check-ins the day has.
  public var count: Int { mean?.count ?? 0 }

  /// The day's mood: the daily mood if there is one, else the mean of its emotions.
  public var mood: Double? { dailyMood ?? mean?.value }

  /// What the day's mood was taken from; nil without check-ins.
  public var basis: Basis? {
    guard mean != nil else { return nil }
    return dailyMood == nil ? .emotions : .dailyMood
  }
}
