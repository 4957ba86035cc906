internal import CommandLineKit
internal import WellbeingKit

/// What the words of a check-in say: `😊`, `pleasant calm grateful`, `slightly unpleasant`.
struct CheckInWords: Hashable {
  /// The valence of a valence word or an emoji; nil when there was neither.
  private(set) var valence: Double?

  /// The labels of label words and emoji.
  private(set) var labels: [StateOfMind.Label] = []

  /// Whether one of the words is a valence.
  var hasValenceWord: Bool { valenceWord != nil }

  private var valenceWord: String?
  private var emoji: String?

  /// Reads words in any order; a valence of two words may stand apart or joined by a hyphen.
  ///
  /// - Throws: `UsageError.refused` for a word that is none of these, with the nearest ones, and
  ///   for two valence words or two emoji.
  init(_ words: [String], emoji table: EmojiTable) throws(UsageError) {
    var rest = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }[...]
    while let word = rest.popFirst() {
      if let next = rest.first,
        let band = StateOfMind.ValenceClassification(word: "\(word) \(next)")
      {
        rest.removeFirst()
        try take(band, as: "\(word) \(next)")
      } else if let band = StateOfMind.ValenceClassification(word: word) {
        try take(band, as: word)
      } else if let meaning = table[word] {
        try take(meaning, as: word)
      } else {
        labels.append(try Vocabulary.label(word, orOneOf: Self.otherWords(table)))
      }
    }
    // A valence word says more than the face beside it.
    if valenceWord == nil, let emoji { valence = table[emoji]?.valence }
  }

  private mutating func take(
    _ band: StateOfMind.ValenceClassification,
    as word: String
  ) throws(UsageError) {
    if let valenceWord {
      throw .refused("'\(valenceWord)' and '\(word)' are two valences; give one")
    }
    valenceWord = word
    valence = band.middle
  }

  private mutating func take(_ meaning: EmojiMeaning, as word: String) throws(UsageError) {
    if let emoji { throw .refused("'\(emoji)' and '\(word)' are two check-ins; log them apart") }
    emoji = word
    labels.append(meaning.label)
  }

  /// What a check-in takes besides labels.
  private static func otherWords(_ table: EmojiTable) -> [String] {
    Vocabulary.classes + table.entries.map(\.emoji)
  }
}
