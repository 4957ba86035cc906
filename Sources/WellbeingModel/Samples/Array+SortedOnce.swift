extension Array where Element: Comparable & Hashable {
  /// Each value once, in ascending order; what is so already, as all that comes from a journal is,
  /// costs one look at it.
  var sortedOnce: [Element] {
    let isSortedOnce = zip(self, dropFirst()).allSatisfy { $0 < $1 }
    return isSortedOnce ? self : Set(self).sorted()
  }
}
