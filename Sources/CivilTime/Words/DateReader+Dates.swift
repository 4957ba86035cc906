/// A day that was named, and how.
struct NamedDay {
  var day: CivilDate

  /// Whether it is counted from the logical today, as `yesterday` is, and not written as a date.
  var isCounted: Bool
}

extension DateReader {
  /// A day: `yesterday`, `friday`, `last friday`, `3 days ago`, `2026-11-30`, `30 nov 2026`.
  mutating func day(_ context: DateContext) throws(DateTextError) -> NamedDay? {
    if let shaped = try shapedDay() { return NamedDay(day: shaped, isCounted: false) }
    if let counted = try countedDay(context) { return NamedDay(day: counted, isCounted: true) }
    if let written = try writtenDay(context) { return NamedDay(day: written, isCounted: false) }
    return nil
  }

  private mutating func countedDay(_ context: DateContext) throws(DateTextError) -> CivilDate? {
    let today = context.today
    if let offset = take({ ["yesterday": -1, "today": 0, "tomorrow": 1][$0] }) {
      return today.adding(days: offset)
    }
    return try attempt { reader throws(DateTextError) in
      if let count = reader.count() {
        guard let unit = reader.take(dateUnit), reader.skip("ago") else { return nil }
        return unit.adding(-count, to: today)
      }
      let direction = reader.take { ["last": -1, "next": 1][$0] }
      guard let weekday = reader.take(Weekday.init(word:)) else { return nil }
      switch direction {
      case 1: return today.adding(days: 1 + weekday.days(after: today.adding(days: 1).weekday))
      case -1: return today.adding(days: -1 - today.adding(days: -1).weekday.days(after: weekday))
      default: return today.adding(days: -today.weekday.days(after: weekday))
      }
    }
  }

  private mutating func shapedDay() throws(DateTextError) -> CivilDate? {
    guard let word = take({ isShapedAsDate($0) ? $0 : nil }) else { return nil }
    guard let date = ISO8601.date(word) else { throw .noSuchDay(word) }
    return date
  }

  private mutating func writtenDay(_ context: DateContext) throws(DateTextError) -> CivilDate? {
    try attempt { reader throws(DateTextError) in
      let month: Int
      let day: Int
      if let first = reader.number(digits: 1...2) {
        _ = reader.take(ordinalEnding)
        guard let name = reader.take(monthNumber) else { return nil }
        (day, month) = (first, name)
      } else {
        guard let name = reader.take(monthNumber), let second = reader.number(digits: 1...2) else {
          return nil
        }
        _ = reader.take(ordinalEnding)
        (day, month) = (second, name)
      }
      if let year = reader.number(digits: 4...4) {
        guard let date = CivilDate(year: year, month: month, day: day) else {
          throw .noSuchDay("\(day) \(monthNames[month - 1]) \(year)")
        }
        return date
      }
      return try latest(month: month, day: day, notAfter: context.today)
    }
  }
}

/// The last such day up to today: 29 February may be eight years back.
private func latest(
  month: Int,
  day: Int,
  notAfter today: CivilDate
) throws(DateTextError) -> CivilDate {
  for year in stride(from: today.year, through: today.year - 8, by: -1) {
    if let date = CivilDate(year: year, month: month, day: day), date <= today { return date }
  }
  throw .noSuchDay("\(day) \(monthNames[month - 1])")
}

/// Whether a word is `2026-11-30` or `20261130` in form, of whatever day.
private func isShapedAsDate(_ word: String) -> Bool {
  let shape = word.utf8.map { (48...57).contains($0) ? UInt8(ascii: "0") : $0 }
  return shape.elementsEqual("0000-00-00".utf8) || shape.elementsEqual("00000000".utf8)
}

private func ordinalEnding(_ word: String) -> Bool? {
  ["st", "nd", "rd", "th"].contains(word) ? true : nil
}

/// A span of time that is counted in days or months.
enum DateUnit {
  case day
  case week
  case month
  case year

  func adding(_ count: Int, to day: CivilDate) -> CivilDate {
    switch self {
    case .day: day.adding(days: count)
    case .week: day.adding(days: 7 * count)
    case .month: day.adding(months: count)
    case .year: day.adding(months: 12 * count)
    }
  }
}

/// The unit in `3 days`, in one or several.
func dateUnit(_ word: String) -> DateUnit? {
  switch word {
  case "d", "day", "days": .day
  case "w", "wk", "week", "weeks": .week
  case "month", "months": .month
  case "y", "year", "years": .year
  default: nil
  }
}

let monthNames = [
  "january", "february", "march", "april", "may", "june", "july", "august", "september",
  "october", "november", "december",
]

/// The month, 1...12, of a name or its first three letters.
func monthNumber(_ word: String) -> Int? {
  let word = word == "sept" ? "sep" : word
  return monthNames.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
}

extension Weekday {
  /// The weekday of an English name or its beginning of three letters or more.
  fileprivate init?(word: String) {
    guard word.utf8.count >= 3 else { return nil }
    let found = Weekday.allCases.first { weekday in
      let stem = weekday.name.dropLast("day".count)
      return weekday.name == word || word.utf8.count <= 5 && stem.hasPrefix(word)
    }
    guard let found else { return nil }
    self = found
  }
}
