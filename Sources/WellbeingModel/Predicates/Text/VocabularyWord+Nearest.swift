extension VocabularyWord {
  /// Up to three words of a vocabulary that someone may have meant, the nearest first.
  ///
  /// Near is a word that begins with what was typed, or that a slip or two turn into it.
  static func nearest(to typed: some StringProtocol, in vocabulary: [String]) -> [String] {
    let typed = Array(fold(typed.prefix(32)))
    guard typed.count >= 2 else { return [] }
    let ranked = vocabulary.compactMap { word -> (distance: Int, word: String)? in
      let letters = Array(fold(word))
      if typed.count >= 3, letters.starts(with: typed) { return (1, word) }
      let distance = slips(from: typed, to: letters)
      return distance <= max(1, typed.count / 3) ? (distance, word) : nil
    }
    // The sort is stable, so words equally near keep the order of the vocabulary.
    return ranked.sorted { $0.distance < $1.distance }.prefix(3).map(\.word)
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour.
  private static func slips(from typed: [Character], to word: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...word.count)
    for (row, letter) in typed.enumerated() {
      var current = [row + 1]
      for (column, other) in word.enumerated() {
        var best = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (letter == other ? 0 : 1)
        )
        if row > 0, column > 0, letter == word[column - 1], typed[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[word.count]
  }
}
