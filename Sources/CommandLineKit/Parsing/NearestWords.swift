/// The words a mistyped one may have been meant for.
public enum NearestWords {
  /// At most three candidates close to a word, the closest first.
  ///
  /// Close is a candidate that takes few edits (one for a short word, at most three for a long
  /// one), or one that the word begins. Case does not count. Equally close candidates keep their
  /// order, those with the same first letter before the others. A word far longer than every
  /// candidate costs nothing.
  public static func suggestions(for word: String, in candidates: some Sequence<String>) -> [String]
  {
    guard word.utf8.count <= 256 else { return [] }
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty else { return [] }
    let limit = threshold(typed.count)
    var ranked: [(candidate: String, rank: Int, order: Int)] = []
    for (order, candidate) in candidates.enumerated() {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard let rank = rank(of: scalars, typed: typed, limit: limit),
        !ranked.contains(where: { $0.candidate == candidate })
      else { continue }
      ranked.append((candidate, rank, order))
    }
    ranked.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
    return ranked.prefix(3).map(\.candidate)
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// This is the restricted Damerau–Levenshtein distance: no part of a word is edited twice.
  public static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }

  /// How many edits still count as a slip of the finger.
  private static func threshold(_ length: Int) -> Int {
    switch length {
    case ...4: 1
    case 5...7: 2
    default: 3
    }
  }

  /// Twice the distance, one more for another first letter; nil for a candidate that is not close.
  private static func rank(
    of candidate: [Unicode.Scalar],
    typed: [Unicode.Scalar],
    limit: Int
  ) -> Int? {
    let isBeginning = typed.count >= 2 && candidate.starts(with: typed)
    var rank: Int?
    if abs(candidate.count - typed.count) <= limit {
      let edits = distance(typed, candidate)
      if edits <= limit, edits < max(typed.count, candidate.count) {
        rank = 2 * edits + (candidate.first == typed.first ? 0 : 1)
      }
    }
    return isBeginning ? min(rank ?? .max, 3) : rank
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
