internal import CivilTime

/// The parts of a rule that choose times of day, made ready for one start.
struct TimeParts {
  /// The hours of each day; for intervals shorter than a day those that are allowed.
  let hours: [Int]

  /// The minutes of each hour; for intervals shorter than an hour those that are allowed.
  let minutes: [Int]

  /// The seconds of each minute; for intervals of a second those that are allowed.
  let seconds: [Int]

  private let frequency: RecurrenceRule.Frequency

  init(_ rule: RecurrenceRule, start: TimeOfDay) {
    func part(
      _ chosen: [Int],
      limitsBelow frequency: RecurrenceRule.Frequency,
      all: Range<Int>,
      start: Int
    ) -> [Int] {
      if !chosen.isEmpty { return chosen }
      return rule.frequency < frequency ? Array(all) : [start]
    }
    frequency = rule.frequency
    hours = part(rule.hours, limitsBelow: .daily, all: 0..<24, start: start.hour)
    minutes = part(rule.minutes, limitsBelow: .hourly, all: 0..<60, start: start.minute)
    seconds = part(rule.seconds, limitsBelow: .minutely, all: 0..<60, start: start.second)
  }

  /// The first time of day, from a second of the day on, that may begin an interval.
  func nextMatch(_ second: Int, _ frequency: RecurrenceRule.Frequency) -> Int? {
    let (hour, minute) = (second / 3600, second / 60 % 60)
    for candidate in hours where candidate >= hour {
      if frequency == .hourly { return candidate * 3600 }
      for candidateMinute in minutes where candidate > hour || candidateMinute >= minute {
        let base = candidate * 3600 + candidateMinute * 60
        if frequency == .minutely { return base }
        if let match = seconds.first(where: { base + $0 >= second }) { return base + match }
      }
    }
    return nil
  }

  /// Whether steps of a fixed length from a start ever meet one of the times of day.
  ///
  /// `FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1` from an even minute never does, and a search for it
  /// would not end.
  func canMatch(start: Int, step: Int) -> Bool {
    let divisor = greatestCommonDivisor(step, 86_400)
    func meets(_ second: Int) -> Bool { (second - start) % divisor == 0 }
    return hours.contains { hour in
      if frequency == .hourly { return meets(hour * 3600) }
      return minutes.contains { minute in
        let base = hour * 3600 + minute * 60
        if frequency == .minutely { return meets(base) }
        return seconds.contains { meets(base + $0) }
      }
    }
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
