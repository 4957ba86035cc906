public import WellbeingModel

/// Emotions and daily moods of a period, kept apart, and the moods of its days.
public struct MoodByKind: Hashable, Sendable {
  /// The mean of the momentary emotions; nil without any.
  public let emotions: ValenceMean?

  /// The mean of the daily moods; nil without any.
  public let dailyMoods: ValenceMean?

  /// The mean of the days' moods, each day counted once; nil without check-ins.
  public let days: ValenceMean?

  /// How many days have the mood that was entered for them.
  public let enteredCount: Int

  /// How many days have the mean of their emotions instead.
  public let meanCount: Int

  /// Sums up some days and their samples.
  public init(_ days: [DayMood], samples: [StateOfMind]) {
    emotions = ValenceMean(of: samples.filter { $0.kind == .momentaryEmotion })
    dailyMoods = ValenceMean(of: samples.filter { $0.kind == .dailyMood })
    self.days = ValenceMean(of: days.compactMap(\.mood))
    enteredCount = days.count { $0.basis == .dailyMood }
    meanCount = days.count { $0.basis == .emotions }
  }
}
