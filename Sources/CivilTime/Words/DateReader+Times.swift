extension DateReader {
  /// A time of day: `21:30`, `21:30:15`, `9pm`, `9:30 pm`, `noon`, `midnight`.
  mutating func time() throws(DateTextError) -> TimeOfDay? {
    try attempt { reader throws(DateTextError) in
      if reader.skip("noon") { return .noon }
      if reader.skip("midnight") { return .midnight }
      guard let (word, fields) = reader.clock() else { return nil }
      let half = reader.take { Half(rawValue: $0) }
      // A number alone is no time: it may as well be a day.
      guard fields.count > 1 || half != nil else { return nil }
      var hour = fields[0]
      if let half {
        guard (1...12).contains(hour) else { throw .noSuchTime("\(word) \(half)") }
        hour = hour % 12 + (half == .pm ? 12 : 0)
      }
      let minute = fields.count > 1 ? fields[1] : 0
      let second = fields.count > 2 ? fields[2] : 0
      guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else {
        throw .noSuchTime(word)
      }
      return time
    }
  }

  /// Time gone by, in milliseconds: `2 h ago`, `90 min ago`, `1 h 30 min ago`.
  mutating func elapsed() throws(DateTextError) -> Int64? {
    try attempt { reader throws(DateTextError) in
      var minutes: Int64 = 0
      repeat {
        guard let count = reader.count(), let unit = reader.take(minutesInUnit) else { return nil }
        minutes += Int64(count) * unit
      } while !reader.skip("ago")
      return minutes * 60_000
    }
  }

  /// One to three numbers with colons between them; the minutes and seconds have two digits.
  private mutating func clock() -> (word: String, fields: [Int])? {
    take { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      let fields = parts.compactMap { part in
        part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
      }
      guard fields.count == parts.count, (1...3).contains(parts.count),
        (1...2).contains(parts[0].utf8.count),
        parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
      else { return nil }
      return (word, fields)
    }
  }
}

private enum Half: String {
  case am
  case pm
}

private func minutesInUnit(_ word: String) -> Int64? {
  switch word {
  case "min", "mins", "minute", "minutes": 1
  case "h", "hr", "hrs", "hour", "hours": 60
  default: nil
  }
}
