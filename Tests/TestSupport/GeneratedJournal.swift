public import CivilTime
public import WellbeingModel

/// The entries of a made-up person over up to ten years, for benchmarks: equal parameters give
/// equal entries.
///
/// Mood wanders from day to day, labels go with the valence (2.2 an entry, 1.3 associations), one
/// entry in twelve has a note and one in ten a tag. Up to 29 200 entries there are eight a day;
/// more of them stand closer, so that ten years hold them all.
public struct GeneratedJournal {
  /// A word that stands in one note of a hundred, for searching.
  public static let rareWord = "lighthouse"

  /// The instant after the last entry: 2026-11-30T00:00:00Z.
  public static let end = Instant(seconds: 1_795_996_800)

  /// How many entries there are.
  public let count: Int

  private let days: Int
  private let hasText: Bool
  private var random: SeededGenerator
  private var identities: TimeOrderedUUIDs
  private var made = 0
  private var mood = 0.0
  private var moodDay = -1

  /// Plans a journal.
  ///
  /// - Parameters:
  ///   - count: How many entries it has.
  ///   - seed: What the random numbers begin with.
  ///   - hasText: Whether entries may have notes and tags.
  public init(count: Int, seed: UInt64 = 1, hasText: Bool = true) {
    self.count = count
    self.hasText = hasText
    days = max(1, min(3650, count / 8))
    random = SeededGenerator(seed: seed)
    identities = TimeOrderedUUIDs(using: &random)
  }

  /// The next entries in the order of their days; an empty array at the end.
  ///
  /// - Throws: Nothing, as every valence made here is in range.
  public mutating func next(upTo limit: Int) throws(ModelError) -> [StateOfMind] {
    var batch: [StateOfMind] = []
    while batch.count < limit, made < count {
      batch.append(try entry(made))
      made += 1
    }
    return batch
  }

  private mutating func entry(_ index: Int) throws(ModelError) -> StateOfMind {
    let day = index * days / count
    if day != moodDay {
      mood = 0.8 * mood + 0.2 * bell()
      moodDay = day
    }
    let isDailyMood = random.once(in: 7)
    let valence = min(max(mood + (isDailyMood ? 0.1 : 0.4) * bell() + 0.1, -1), 1)
    let zone = Self.zone(onDay: day)
    let start = instant(of: index, onDay: day, utcOffset: zone.utcOffset)
    return try StateOfMind(
      id: identities.next(at: start),
      start: start,
      zone: zone,
      kind: isDailyMood ? .dailyMood : .momentaryEmotion,
      valence: Double(Int(valence * 1000)) / 1000,
      labels: labels(valence),
      associations: some(Self.associations, weights: [20, 40, 30, 10], from: 0),
      tags: hasText && random.once(in: 10) ? [random.one(of: Self.tags)] : [],
      note: hasText && random.once(in: 12) ? note() : nil
    )
  }

  /// Spread over the waking hours, 07:00 to 23:00 on the wall, in order and never at one instant.
  private mutating func instant(of index: Int, onDay day: Int, utcOffset: Int) -> Instant {
    let first = (day * count + days - 1) / days
    let next = ((day + 1) * count + days - 1) / days
    let slot = 16 * 3_600_000 / (next - first)
    let jitter = Int.random(in: 0..<max(1, slot), using: &random)
    let midnight = Self.end.advanced(bySeconds: Int64(day - days) * 86_400)
    let wall = 7 * 3_600_000 + (index - first) * slot + jitter
    return midnight.advanced(byMilliseconds: Int64(wall - utcOffset * 1000))
  }

  /// Mostly at home, by winter and summer time, and every seventeenth week away.
  private static func zone(onDay day: Int) -> LivedZone {
    if day / 7 % 17 == 16 { return LivedZone(identifier: "Asia/Tokyo", utcOffset: 32_400) }
    let isSummer = (90..<300).contains(day % 365)
    return LivedZone(identifier: "Europe/Berlin", utcOffset: isSummer ? 7200 : 3600)
  }

  private mutating func labels(_ valence: Double) -> [StateOfMind.Label] {
    let side = valence > 0.1 ? Self.pleasant : valence < -0.1 ? Self.unpleasant : Self.labels
    return some(side, weights: [25, 40, 25, 10], from: 1)
  }

  /// Different values: `least` of them as often in a hundred as the first weight says, one more as
  /// often as the second, and so on.
  private mutating func some<Value: Hashable>(
    _ values: [Value],
    weights: [Int],
    from least: Int
  ) -> [Value] {
    var rest = Int.random(in: 0..<100, using: &random)
    var step = 0
    while step < weights.count - 1, rest >= weights[step] {
      rest -= weights[step]
      step += 1
    }
    var chosen: [Value] = []
    while chosen.count < least + step {
      let value = random.one(of: values)
      if !chosen.contains(value) { chosen.append(value) }
    }
    return chosen
  }

  /// About normal, with mean 0 and deviation 1.
  private mutating func bell() -> Double {
    (0..<3).reduce(0) { sum, _ in sum + .random(in: -1...1, using: &random) }
  }

  private mutating func note() -> String {
    var words = [random.one(of: Self.openings), random.one(of: Self.happenings)]
    if random.once(in: 2) { words.append(random.one(of: Self.endings)) }
    if random.once(in: 100) { words.append("Thought of the \(Self.rareWord).") }
    return words.joined(separator: " ")
  }

  private static let labels = StateOfMind.Label.known
  private static let pleasant = labels.filter { $0.side == .pleasant }
  private static let unpleasant = labels.filter { $0.side == .unpleasant }
  private static let associations = StateOfMind.Association.known
  private static let tags = [
    "gym", "late shift", "coffee", "rain", "café", "garden", "headache", "piano", "commute",
  ]
  private static let openings = [
    "Slept badly,", "Woke before the alarm;", "Quiet morning,", "Long day:", "After lunch",
    "On the way home", "Über Mittag im Park:", "Back at the desk,",
  ]
  private static let happenings = [
    "the review went better than I had feared.", "called Zoë about the weekend.",
    "a walk by the river cleared my head.", "too many meetings and no break in between.",
    "cooked for everyone, and they stayed late.", "the train was late again.",
    "finished the chapter at last.", "could not settle down to anything.",
  ]
  private static let endings = [
    "Tomorrow is another day.", "Grateful for that.", "Must not forget to write back.",
    "My shoulders hurt.", "Felt lighter afterwards.",
  ]
}
