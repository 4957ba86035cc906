import CivilTime
import ICalendar
import TestSupport

/// Makes rules for the property tests.
enum RandomRule {
  /// A rule with intervals of a day or longer and no choice of times.
  static func days(using random: inout SeededGenerator) -> RecurrenceRule {
    let frequencies: [RecurrenceRule.Frequency] = [.daily, .weekly, .monthly, .yearly]
    var rule = RecurrenceRule(frequencies[Int.random(in: 0...3, using: &random)])
    rule.interval = [1, 1, 2, 3, 7].randomElement(using: &random) ?? 1
    rule.weekStart = Weekday.allCases.randomElement(using: &random) ?? .monday
    if chance(3, &random) { rule.months = numbers(1...12, upTo: 4, &random) }
    if chance(3, &random) { rule.monthDays = signed(1...31, upTo: 4, &random) }
    if chance(3, &random) { rule.weekdays = weekdays(rule.frequency, &random) }
    if rule.frequency == .yearly {
      if chance(4, &random) { rule.yearDays = signed(1...366, upTo: 6, &random) }
      if chance(4, &random) {
        rule.weekNumbers = signed(1...53, upTo: 4, &random)
        rule.weekdays = rule.weekdays.map { RecurrenceRule.NumberedWeekday($0.weekday) }
        rule.weekdays = Array(Set(rule.weekdays)).sorted()
      }
    }
    if chance(4, &random) { rule.positions = signed(1...5, upTo: 3, &random) }
    return rule
  }

  /// A rule with intervals shorter than a day, or with a choice of times.
  static func times(using random: inout SeededGenerator) -> RecurrenceRule {
    let frequencies: [RecurrenceRule.Frequency] = [.secondly, .minutely, .hourly, .daily]
    var rule = RecurrenceRule(frequencies[Int.random(in: 0...3, using: &random)])
    let intervals = rule.frequency == .secondly ? [600, 997, 3600] : [1, 2, 7, 90]
    rule.interval = intervals.randomElement(using: &random) ?? 1
    if chance(2, &random) { rule.hours = numbers(0...23, upTo: 6, &random) }
    if chance(2, &random) { rule.minutes = numbers(0...59, upTo: 6, &random) }
    if chance(3, &random) { rule.seconds = numbers(0...59, upTo: 6, &random) }
    if chance(4, &random) { rule.weekdays = weekdays(.daily, &random) }
    if chance(4, &random) { rule.positions = signed(1...5, upTo: 3, &random) }
    return rule
  }

  /// A start between 1960 and 2040.
  static func start(using random: inout SeededGenerator, hasTime: Bool) -> CivilDateTime {
    let date = CivilDate(dayNumber: Int.random(in: -3650...25_600, using: &random))
    let second = hasTime ? Int.random(in: 0..<86_400, using: &random) : 0
    return CivilDateTime(date: date, time: TimeOfDay(milliseconds: second * 1000) ?? .midnight)
  }

  private static func chance(_ outOf: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 1...outOf, using: &random) == 1
  }

  private static func numbers(
    _ range: ClosedRange<Int>,
    upTo count: Int,
    _ random: inout SeededGenerator
  ) -> [Int] {
    let length = Int.random(in: 1...count, using: &random)
    return Set((0..<length).map { _ in Int.random(in: range, using: &random) }).sorted()
  }

  private static func signed(
    _ range: ClosedRange<Int>,
    upTo count: Int,
    _ random: inout SeededGenerator
  ) -> [Int] {
    let positive = numbers(range, upTo: count, &random)
    return positive.map { Bool.random(using: &random) ? $0 : -$0 }.sorted()
  }

  private static func weekdays(
    _ frequency: RecurrenceRule.Frequency,
    _ random: inout SeededGenerator
  ) -> [RecurrenceRule.NumberedWeekday] {
    let length = Int.random(in: 1...4, using: &random)
    let made = (0..<length).map { _ in
      let weekday = Weekday.allCases.randomElement(using: &random) ?? .monday
      guard frequency >= .monthly, chance(2, &random) else {
        return RecurrenceRule.NumberedWeekday(weekday)
      }
      let limit = frequency == .monthly ? 5 : 53
      let number = Int.random(in: 1...limit, using: &random)
      return RecurrenceRule.NumberedWeekday(
        weekday,
        number: Bool.random(using: &random) ? number : -number
      )
    }
    return Set(made).sorted()
  }
}
