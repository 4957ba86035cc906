/// The ids of the values used last, the latest first.
///
/// A bulk of samples comes in runs of few zones and sources, and a single sample has one of each: a
/// short list serves both better than a dictionary, whose type alone costs time to set up.
struct RecentIDs<Value> {
  private var entries: [(value: Value, id: Int64)] = []

  /// How many are kept.
  private static var limit: Int { 16 }

  /// The id of a value, when it is among them.
  mutating func id(of value: Value) -> Int64? where Value: Equatable {
    guard let index = entries.firstIndex(where: { $0.value == value }) else { return nil }
    let entry = entries[index]
    if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
    return entry.id
  }

  /// Puts a value in front, and lets go of the one used longest ago when there are too many.
  mutating func remember(_ value: Value, _ id: Int64) {
    if entries.count == Self.limit { entries.removeLast() }
    entries.insert((value, id), at: 0)
  }
}
