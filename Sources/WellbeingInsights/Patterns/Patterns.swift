/// What mood goes with, after correction for everything that was looked at.
///
/// Mood is compared with each series on the same day and on the next; with labels only on the next,
/// since they are words for the mood itself. Days in a row resemble each
/// other, so chance is judged by permuting blocks of days, not single days.
public struct Patterns: Hashable, Sendable {
  /// The fewest days with both values for a comparison.
  public static let minimumDays = 20

  /// The fewest days with, and the fewest without, for a comparison of the two.
  public static let minimumDaysOnASide = 5

  /// The share of findings that may be due to chance, on average, as it is told to people.
  public static let falseDiscoveryRate = 0.1

  /// The corrected chance up to which a comparison is shown.
  ///
  /// It is half of the rate that is stated, because no test is exact where days resemble each other
  /// for weeks: there it may find a little more than it should.
  public static let level = 0.05

  /// A comparison that has too few days so far.
  public struct Waiting: Hashable, Sendable {
    /// The series.
    public let series: DailySeries.Name

    /// How many days after the series the mood is.
    public let lag: Int

    /// How many days have both values.
    public let count: Int

    /// How many more are needed at least.
    public let missingDays: Int
  }

  /// What was found, the least likely by chance first.
  public let found: [Pattern]

  /// How many comparisons were made, and corrected for.
  public let comparisonCount: Int

  /// Comparisons that have too few days, the one nearest to enough first.
  public let waiting: [Waiting]

  /// Compares mood with each series; the same values and seed give the same findings.
  public init(mood: DailySeries, with series: [DailySeries], seed: UInt64 = 1) {
    var waiting: [Waiting] = []
    var made: [Comparison] = []
    for one in series.sorted(by: { $0.name.identifier < $1.name.identifier }) {
      for lag in one.lags {
        let pairs = PairedDays(one, mood, lag: lag)
        guard pairs.missingDays == 0 else {
          let missing = pairs.missingDays
          waiting.append(
            Waiting(series: one.name, lag: lag, count: pairs.count, missingDays: missing)
          )
          continue
        }
        guard pairs.varies, let effect = pairs.effect(at: pairs.x.indices) else { continue }
        var generator = ChanceGenerator(seed: seed &+ one.name.identifier.stableHash &+ UInt64(lag))
        let chance = pairs.chance(using: &generator)
        made.append(
          Comparison(series: one.name, lag: lag, pairs: pairs, effect: effect, chance: chance)
        )
      }
    }
    self.waiting = waiting.sorted { Self.place($0) < Self.place($1) }
    comparisonCount = made.count
    found = Self.found(in: made, seed: seed)
  }

  /// The patterns without those of tags.
  public var redacted: Patterns { Patterns(redacting: self) }

  private init(redacting whole: Patterns) {
    let tag = SeriesDeclaration.tagKey
    found = whole.found.filter { $0.series.key != tag }
    waiting = whole.waiting.filter { $0.series.key != tag }
    comparisonCount = whole.comparisonCount
  }

  private static func place(_ waiting: Waiting) -> (Int, String, Int) {
    (waiting.missingDays, waiting.series.identifier, waiting.lag)
  }

  /// Keeps the comparisons whose corrected chance is small enough.
  private static func found(in made: [Comparison], seed: UInt64) -> [Pattern] {
    let sorted = made.sorted {
      ($0.chance, $0.series.identifier, $0.lag) < ($1.chance, $1.series.identifier, $1.lag)
    }
    var corrected = 1.0
    var found: [Pattern] = []
    for (index, comparison) in sorted.enumerated().reversed() {
      corrected = min(corrected, comparison.chance * Double(made.count) / Double(index + 1))
      if corrected <= level {
        found.append(comparison.pattern(correctedChance: corrected, seed: seed))
      }
    }
    return found.reversed()
  }
}

/// A comparison that was made, before the correction.
private struct Comparison {
  let series: DailySeries.Name
  let lag: Int
  let pairs: PairedDays
  let effect: Double
  let chance: Double

  func pattern(correctedChance: Double, seed: UInt64) -> Pattern {
    var generator = ChanceGenerator(seed: seed ^ series.identifier.stableHash &+ UInt64(lag))
    let isPresence = pairs.measure == .presence
    func mean(with: Bool) -> Double? {
      guard isPresence else { return nil }
      let moods = zip(pairs.x, pairs.y).filter { ($0.0 > 0) == with }.map(\.1)
      return moods.reduce(0, +) / Double(moods.count)
    }
    return Pattern(
      series: series,
      measure: pairs.measure,
      lag: lag,
      effect: effect,
      interval: pairs.interval(around: effect, using: &generator),
      count: pairs.count,
      withCount: pairs.withCount,
      meanWith: mean(with: true),
      meanWithout: mean(with: false),
      chance: chance,
      correctedChance: correctedChance
    )
  }
}

extension String {
  /// A number from the bytes of the text (FNV-1a) that is the same in every run.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
