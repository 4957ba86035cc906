internal import CommandLineKit
internal import WellbeingKit

/// Words of the fixed lists as people type them.
enum Vocabulary {
  /// All labels as people type them.
  static let labels = StateOfMind.Label.names.map(\.hyphenated)

  /// All associations as people type them.
  static let associations = StateOfMind.Association.names.map(\.hyphenated)

  /// All bands of valence as people type them.
  static let classes = StateOfMind.ValenceClassification.allCases.map(\.hyphenated)

  /// The label a word names.
  ///
  /// A word that names none is refused with the nearest labels and the nearest of `others`, which
  /// would be right in this place too.
  static func label(
    _ word: String,
    orOneOf others: [String] = []
  ) throws(UsageError) -> StateOfMind.Label {
    try value(
      word,
      of: StateOfMind.Label.self,
      noun: others.isEmpty ? "label" : "label, valence or emoji",
      others
    )
  }

  /// The association a word names.
  ///
  /// - Throws: `UsageError.refused` with the nearest words for a word that names none.
  static func association(_ word: String) throws(UsageError) -> StateOfMind.Association {
    try value(word, of: StateOfMind.Association.self, noun: "association", [])
  }

  /// The kind a word names: `momentary`, `daily` or the full name.
  ///
  /// - Throws: `UsageError.refused` for any other word.
  static func kind(_ word: String) throws(UsageError) -> StateOfMind.Kind {
    switch word.lowercased() {
    case "momentary", "emotion": return .momentaryEmotion
    case "daily", "mood": return .dailyMood
    default:
      guard let kind = StateOfMind.Kind(word: word), kind.isKnown else {
        throw .refused("kind cannot be \(word.quotedForMessage); it is momentary or daily")
      }
      return kind
    }
  }

  /// The values of an option that may be repeated and may hold several words apart by commas.
  static func list<Value>(
    _ texts: [String],
    _ read: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in texts {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try read(String(part)))
      }
    }
    return values
  }

  private static func value<Value: NamedRawValue>(
    _ word: String,
    of type: Value.Type,
    noun: String,
    _ others: [String]
  ) throws(UsageError) -> Value {
    // A number in parentheses names a value that this version does not know; nobody types one.
    if let value = Value(word: word), value.isKnown { return value }
    let words = Value.known.map(\.hyphenated) + others
    let near = NearestWords.suggestions(for: word.lowercased(), in: words)
    guard !near.isEmpty else {
      throw .refused("\(word.quotedForMessage) is no \(noun); 'mood help words' lists them")
    }
    throw .refused(
      "\(word.quotedForMessage) is no \(noun); did you mean \(near.joined(separator: ", "))?"
    )
  }
}

extension NamedRawValue {
  /// The name in the form people type it: `self-care`.
  var hyphenated: String { name.hyphenated }
}

extension StateOfMind.ValenceClassification {
  /// The name in the form people type it: `slightly-pleasant`.
  var hyphenated: String { name.hyphenated }
}

extension String {
  /// `selfCare` as `self-care`; names are in ASCII.
  fileprivate var hyphenated: String {
    var text: [UInt8] = []
    for byte in utf8 {
      let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUppercase { text.append(UInt8(ascii: "-")) }
      text.append(isUppercase ? byte | 0x20 : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
