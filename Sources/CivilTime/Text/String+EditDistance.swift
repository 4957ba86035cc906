extension String {
  /// The number of letters to insert, drop, replace or swap with their neighbour to get from one
  /// text to another; nil when it is more than `limit`.
  func editDistance(to other: String, limit: Int) -> Int? {
    // Most candidates of a list differ in length alone, which is quick to see.
    guard abs(utf8.count - other.utf8.count) <= 4 * limit else { return nil }
    let (from, to) = (Array(unicodeScalars), Array(other.unicodeScalars))
    guard abs(from.count - to.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      current.reserveCapacity(to.count + 1)
      for column in to.indices {
        let replaced = previous[column] + (from[row] == to[column] ? 0 : 1)
        var best = Swift.min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          best = Swift.min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[to.count] <= limit ? previous[to.count] : nil
  }
}
