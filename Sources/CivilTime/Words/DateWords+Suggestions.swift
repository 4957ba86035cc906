extension DateWords {
  /// The text with each unknown word replaced by the nearest known one.
  ///
  /// Nil when a word has none near, or when all are known. Whether the new text means anything is
  /// not looked at.
  static func nearText(_ text: String) -> String? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard words.count <= 6 else { return nil }
    var isChanged = false
    var result: [String] = []
    for word in words {
      // Numbers, and what has digits in it, are left as they are.
      if known.contains(word) || !word.allSatisfy(\.isLetter) {
        result.append(word)
        continue
      }
      guard word.utf8.count >= 3 else { return nil }
      let limit = word.utf8.count < 5 ? 1 : 2
      let nearest = known.compactMap { candidate in
        word.editDistance(to: candidate, limit: limit).map { (distance: $0, word: candidate) }
      }.min { $0.distance < $1.distance }
      guard let nearest else { return nil }
      isChanged = true
      result.append(nearest.word)
    }
    return isChanged ? result.joined(separator: " ") : nil
  }

  private static let known =
    [
      "now", "today", "yesterday", "tomorrow", "noon", "midnight", "ago", "at", "on", "last",
      "this", "next", "day", "days", "week", "weeks", "month", "months", "quarter", "year", "years",
      "hour", "hours", "minute", "minutes", "min", "all", "am", "pm", "h", "a", "an", "past",
    ] + Weekday.allCases.flatMap { [$0.name, String($0.name.prefix(3))] } + monthNames
    + monthNames.map { String($0.prefix(3)) }
}
