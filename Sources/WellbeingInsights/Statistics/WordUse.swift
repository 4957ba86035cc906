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
    var valences: [Word: [Double]] = [:]
    for sample in samples {
      for word in words(sample) { valences[word, default: []].append(sample.valence) }
    }
    return valences.compactMap { word, valences in
      ValenceMean(of: valences).map { WordUse(word: word, mean: $0) }
    }
    .sorted { ($1.count, $0.word) < ($0.count, $1.word) }
  }
}
