/// The occurrences inside one interval of a rule, as a product that is never written out.
///
/// A rule may name every second of every day of a year; so the occurrences are kept as the days and
/// the hours, minutes and seconds that go with each, and the one at an index is computed.
struct RecurrencePeriod {
  private let days: [Int]
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  /// The indices BYSETPOS chooses; nil for all.
  private let chosen: [Int]?

  /// How many occurrences there are.
  let count: Int

  init(days: [Int], hours: [Int], minutes: [Int], seconds: [Int], positions: [Int]) {
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    let total = days.count * hours.count * minutes.count * seconds.count
    guard !positions.isEmpty else {
      chosen = nil
      count = total
      return
    }
    let indices = positions.map { $0 > 0 ? $0 - 1 : total + $0 }.filter { 0 <= $0 && $0 < total }
    let ascending = Set(indices).sorted()
    chosen = ascending
    count = ascending.count
  }

  /// The occurrence at an index, in wall-clock seconds; ascending with the index.
  subscript(index: Int) -> Int {
    var rest = chosen?[index] ?? index
    var seconds = self.seconds[rest % self.seconds.count]
    rest /= self.seconds.count
    seconds += minutes[rest % minutes.count] * 60
    rest /= minutes.count
    seconds += hours[rest % hours.count] * 3600
    return seconds + days[rest / hours.count] * 86_400
  }

  /// The index of the first occurrence that is not before a time; `count` when all are.
  func firstIndex(notBefore time: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] < time ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
