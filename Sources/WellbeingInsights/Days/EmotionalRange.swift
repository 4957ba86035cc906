internal import CivilTime
internal import WellbeingModel

/// How far the feelings of a period lie apart, and how finely they were told apart.
///
/// It says nothing of better or worse: a wide range and a narrow one are both ways to live.
public struct EmotionalRange: Hashable, Sendable {
  /// The least and the most pleasant valence.
  public let valences: ClosedRange<Double>

  /// The mean distance between the least and the most pleasant valence of a day, 0...2, over the
  /// days with at least two check-ins; nil without such a day.
  public let dailyDistance: Double?

  /// How many days have at least two check-ins.
  public let dailyCount: Int

  /// How many different labels were used: the granularity of the words.
  public let labelCount: Int

  /// How many check-ins fall in each of the seven classes, very unpleasant first.
  public let classes: [Int]

  /// Measures the samples of some days; nil without any.
  public init?(in lived: LivedDays) {
    guard var statistics = lived.samples.first.map({ ValenceStatistics(of: $0.valence) }) else {
      return nil
    }
    for sample in lived.samples.dropFirst() { statistics.add(sample.valence) }
    valences = statistics.minimum...statistics.maximum
    classes = statistics.classes
    labelCount = WordUse.ranking(in: lived.samples, words: \.labels).count
    let distances = lived.days.compactMap { Self.distance(of: lived.samples(on: $0)) }
    dailyCount = distances.count
    dailyDistance =
      distances.isEmpty
      ? nil : (distances.reduce(0, +) / Double(distances.count)).withoutBinaryNoise
  }

  /// How many of the seven classes occur.
  public var classCount: Int { classes.count { $0 > 0 } }

  /// The distance between the ends of a day's valences, 0...2; nil for fewer than two.
  static func distance(of samples: [StateOfMind]) -> Double? {
    let valences = samples.map(\.valence)
    guard valences.count > 1, let low = valences.min(), let high = valences.max() else {
      return nil
    }
    return (high - low).withoutBinaryNoise
  }
}
