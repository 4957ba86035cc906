public import WellbeingModel

/// How often a word was used, and how the check-ins that carry it felt.
public struct WordUse<Word: NamedRawValue>: Hashable, Sendable {
  /// The label or association.
  public let word: Word

  /// The mean valence of the samples that carry it.
  public let mean: ValenceMean

  /// How many samples carry it.
  public var count: Int { mean.count }

  /// The words of some samples, the most used first; those used alike stay in the vocabulary's order.
  public static func ranking(
    in samples: [StateOfMind],
    words: (StateOfMind) -> [Word]
  ) -> [WordUse] {
    // The lists are short; only values from beyond them need a dictionary.
    var listed = [(count: Int, sum: Double)](repeating: (0, 0), count: 64)
    var others: [Int: (count: Int, sum: Double)] = [:]
    for sample in samples {
      for word in words(sample) {
        if listed.indices.contains(word.rawValue) {
          listed[word.rawValue].count += 1
          listed[word.rawValue].sum += sample.valence
        } else {
          others[word.rawValue, default: (0, 0)].count += 1
          others[word.rawValue, default: (0, 0)].sum += sample.valence
        }
      }
    }
    var uses = listed.indices.compactMap { use(of: $0, listed[$0]) }
    for (rawValue, total) in others { if let use = use(of: rawValue, total) { uses.append(use) } }
    return uses.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
  }

  private static func use(of rawValue: Int, _ total: (count: Int, sum: Double)) -> WordUse? {
    guard total.count > 0 else { return nil }
    let mean = ValenceMean(count: total.count, sum: total.sum)
    return WordUse(word: Word(rawValue: rawValue), mean: mean)
  }
}
