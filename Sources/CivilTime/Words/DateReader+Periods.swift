extension DateReader {
  /// Whole days: a day, `last week`, `this month`, `2026-11`, `november`, `2026`, `-7d`, `7 days`.
  mutating func period(_ context: DateContext) throws(DateTextError) -> CivilPeriod? {
    if let named = try whole({ reader throws(DateTextError) in try reader.day(context) }) {
      return CivilPeriod(.days, containing: named.day, firstWeekday: context.firstWeekday)
    }
    return try whole { reader throws(DateTextError) in
      if let relative = try reader.relativePeriod(context) { return relative }
      if let counted = try reader.dayCount(context) { return counted }
      return try reader.writtenPeriod(context)
    }
  }

  /// `this week`, `last month`, `next quarter`, `year`.
  private mutating func relativePeriod(
    _ context: DateContext
  ) throws(DateTextError) -> CivilPeriod? {
    try attempt { reader throws(DateTextError) in
      let step = reader.take { ["last": -1, "this": 0, "next": 1][$0] } ?? 0
      guard let kind = reader.take(CivilPeriod.Kind.init(rawValue:)), kind != .days else {
        return nil
      }
      let current = CivilPeriod(
        kind,
        containing: context.today,
        firstWeekday: context.firstWeekday
      )
      return step == 0 ? current : step < 0 ? current.previous : current.next
    }
  }

  /// `-7d`, `7 days`, `last 2 weeks`: so many up to today; `next 7 days`: so many from today on.
  private mutating func dayCount(_ context: DateContext) throws(DateTextError) -> CivilPeriod? {
    try attempt { reader throws(DateTextError) in
      let today = context.today
      let isAhead = reader.skip("next")
      let isNamed = isAhead || reader.skip("last") || reader.skip("past")
      let counted: (count: Int, unit: DateUnit)?
      if !isNamed, let count = reader.take(negativeCount) {
        counted = reader.take { $0 == "m" ? .month : dateUnit($0) }.map { (count, $0) }
      } else {
        counted = reader.count().flatMap { count in reader.take(dateUnit).map { (count, $0) } }
      }
      guard let counted, counted.count > 0 else { return nil }
      if isAhead {
        return CivilPeriod(days: today..<counted.unit.adding(counted.count, to: today))
      }
      let end = today.adding(days: 1)
      // Months back from today, not from tomorrow: on 30 November a month begins on 31 October.
      let start = counted.unit.adding(-counted.count, to: today).adding(days: 1)
      return CivilPeriod(days: start..<end)
    }
  }

  /// `2026-11`, `november`, `nov 2026`, `2026`, `2026-q4`, `q4`, `q4 2026`.
  private mutating func writtenPeriod(
    _ context: DateContext
  ) throws(DateTextError) -> CivilPeriod? {
    if let year = number(digits: 4...4) {
      return try calendarPeriod(.year, year: year, month: 1, text: "\(year)")
    }
    if let word = take({
      $0.split(separator: "-", omittingEmptySubsequences: false).count == 2 ? $0 : nil
    }) {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      var digits = DateReader(String(parts[0]))
      guard let year = digits.number(digits: 4...4) else { return nil }
      if let quarter = quarterNumber(String(parts[1])) {
        return try calendarPeriod(.quarter, year: year, month: 3 * quarter - 2, text: word)
      }
      digits = DateReader(String(parts[1]))
      guard let month = digits.number(digits: 2...2) else { return nil }
      return try calendarPeriod(.month, year: year, month: month, text: word)
    }
    return try attempt { reader throws(DateTextError) in
      let kind: CivilPeriod.Kind
      let month: Int
      if let name = reader.take(monthNumber) {
        (kind, month) = (.month, name)
      } else {
        guard let quarter = reader.take(quarterNumber) else { return nil }
        (kind, month) = (.quarter, 3 * quarter - 2)
      }
      let today = context.today
      let year =
        reader.number(digits: 4...4) ?? (month <= today.month ? today.year : today.year - 1)
      return try calendarPeriod(kind, year: year, month: month, text: "\(year)")
    }
  }
}

private func calendarPeriod(
  _ kind: CivilPeriod.Kind,
  year: Int,
  month: Int,
  text: String
) throws(DateTextError) -> CivilPeriod {
  guard let start = CivilDate(year: year, month: month, day: 1) else { throw .noSuchDay(text) }
  return CivilPeriod(kind, containing: start, firstWeekday: .monday)
}

private func negativeCount(_ word: String) -> Int? {
  guard word.utf8.first == UInt8(ascii: "-") else { return nil }
  var rest = DateReader(String(word.dropFirst()))
  return rest.number(digits: 1...5)
}

private func quarterNumber(_ word: String) -> Int? {
  ["q1": 1, "q2": 2, "q3": 3, "q4": 4][word]
}
