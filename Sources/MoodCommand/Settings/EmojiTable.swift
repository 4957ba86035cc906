internal import WellbeingKit

/// What one emoji says at a check-in: a label and a valence together.
struct EmojiMeaning: Hashable, Sendable {
  /// The label it sets.
  var label: StateOfMind.Label

  /// The valence it sets, −1...1.
  var valence: Double
}

/// The emoji a person checks in with.
struct EmojiTable: Hashable, Sendable {
  /// The emoji in their order, each with its meaning.
  private(set) var entries: [(emoji: String, meaning: EmojiMeaning)]

  /// The five faces of the reference calculation.
  static let standard = EmojiTable(entries: [
    ("😡", EmojiMeaning(label: .angry, valence: -0.8)),
    ("😢", EmojiMeaning(label: .sad, valence: -0.6)),
    ("😐", EmojiMeaning(label: .indifferent, valence: 0)),
    ("😌", EmojiMeaning(label: .satisfied, valence: 0.5)),
    ("😊", EmojiMeaning(label: .happy, valence: 0.8)),
  ])

  private init(entries: [(String, EmojiMeaning)]) {
    self.entries = entries.map { (emoji: $0.0, meaning: $0.1) }
  }

  /// The meaning of an emoji, with or without the mark that asks for its coloured form.
  subscript(emoji: String) -> EmojiMeaning? {
    get {
      let plain = Self.plain(emoji)
      return entries.first { $0.emoji == plain }?.meaning
    }
    set {
      let plain = Self.plain(emoji)
      let index = entries.firstIndex { $0.emoji == plain }
      switch (index, newValue) {
      case (let index?, let meaning?): entries[index].meaning = meaning
      case (let index?, nil): entries.remove(at: index)
      case (nil, let meaning?): entries.append((emoji: plain, meaning: meaning))
      case (nil, nil): break
      }
    }
  }

  /// The labels of the table in its order, each once.
  var labels: [StateOfMind.Label] {
    var seen: Set<StateOfMind.Label> = []
    return entries.map(\.meaning.label).filter { seen.insert($0).inserted }
  }

  /// The emoji without variation selectors.
  static func plain(_ emoji: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: emoji.unicodeScalars.filter { $0.value & 0xFFFE != 0xFE0E })
    return String(scalars)
  }

  /// Whether a text is one symbol that may stand in the table: not a word and not a number.
  static func isEmoji(_ text: String) -> Bool {
    let plain = plain(text)
    guard plain.count == 1, let first = plain.unicodeScalars.first else { return false }
    return first.properties.isEmoji && !first.isASCII
  }
}

extension EmojiTable {
  static func == (lhs: EmojiTable, rhs: EmojiTable) -> Bool {
    lhs.entries.elementsEqual(rhs.entries, by: ==)
  }

  func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.emoji)
      hasher.combine(entry.meaning)
    }
  }
}

extension EmojiMeaning {
  /// Reads `happy 0.8`; nil when it is no label and a valence from −1 to 1.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let label = StateOfMind.Label(word: words[0]), label.isKnown,
      let valence = Double(words[1]), (-1...1).contains(valence)
    else { return nil }
    self.init(label: label, valence: valence)
  }

  /// As `happy 0.8`.
  var text: String {
    let number = valence == valence.rounded(.towardZero) ? String(Int(valence)) : String(valence)
    return "\(label.name) \(number)"
  }
}
