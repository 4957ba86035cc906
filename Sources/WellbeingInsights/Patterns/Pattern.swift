/// How mood goes with one daily series; says nothing of causes.
public struct Pattern: Hashable, Sendable {
  /// The series that mood was compared with.
  public let series: DailySeries.Name

  /// What `effect` is: for presence the difference of mean mood, for amounts a rank correlation.
  public let measure: DailySeries.Measure

  /// How many days after the series the mood is: 0 for the same day, 1 for the next.
  public let lag: Int

  /// Mean mood on days with less that on days without, -2...2, or Spearman's correlation, -1...1.
  public let effect: Double

  /// A 95% interval of the effect, by resampling blocks of days.
  public let interval: ClosedRange<Double>

  /// How many days have both values.
  public let count: Int

  /// On how many of these days the series is above 0; tells the share of days with for presence.
  public let withCount: Int

  /// Mean mood on days with; nil for amounts.
  public let meanWith: Double?

  /// Mean mood on days without; nil for amounts.
  public let meanWithout: Double?

  /// How often chance alone gives an effect as large in either direction, 0...1, not corrected.
  public let chance: Double

  /// The same after correction for all comparisons made (Benjamini and Hochberg, 1995).
  public let correctedChance: Double
}
