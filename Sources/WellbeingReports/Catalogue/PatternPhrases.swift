/// The phrases of patterns.
///
/// They say on which days moods differ, never why.
public struct PatternPhrases: Sendable {
  /// The title.
  public var title: String
  /// The series, by key; where there are many of a sort, what is said of one.
  public var series: @Sendable (_ key: String, _ detail: String) -> String
  /// Said when nothing was found.
  public var nothing: String
  /// Mood on days with something and on those without.
  public var presence: @Sendable (_ series: String, _ with: String, _ without: String) -> String
  /// The same for the mood of the next day.
  public var presenceNextDay:
    @Sendable (_ series: String, _ with: String, _ without: String) -> String
  /// Mood on days with more of something, and whether it is higher.
  public var amount: @Sendable (_ series: String, _ isHigher: Bool) -> String
  /// The same for the mood of the next day.
  public var amountNextDay: @Sendable (_ series: String, _ isHigher: Bool) -> String
  /// The difference with its interval and the numbers of days.
  public var difference:
    @Sendable (_ effect: String, _ low: String, _ high: String, _ with: Int, _ of: Int) -> String
  /// The rank correlation with its interval and the number of days.
  public var correlation:
    @Sendable (_ effect: String, _ low: String, _ high: String, _ days: Int) -> String
  /// How many patterns are not shown here.
  public var more: @Sendable (Int) -> String
  /// How many comparisons were made, and how many findings may be chance.
  public var comparisons: @Sendable (Int) -> String
  /// The name of comparisons that need more days.
  public var waitingTitle: String
  /// How many more days it takes, and for what.
  public var waiting: @Sendable (_ series: String, _ days: Int) -> String
  /// How many days it takes at least.
  public var minimum: @Sendable (_ days: Int, _ missing: Int) -> String
}
