import CivilTime
import ICalendar
import TestSupport
import Testing

/// Compares the search for occurrences with trying every moment.
@Suite struct RecurrencePropertyTests {
  @Test(arguments: 0..<20)
  func `occurrences are the days that meet every part`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let rule = RandomRule.days(using: &random)
      let start = RandomRule.start(using: &random, hasTime: false)
      // Long enough for several intervals of the longest rule.
      let days = start.date..<start.date.adding(days: 1500)
      let expected = NaiveRule(rule, start: start, length: days.count).days(in: days)
      let last = CivilDateTime(date: days.upperBound.adding(days: -1), time: .midnight)
      var unlimited = rule
      unlimited.count = nil
      let found = unlimited.occurrences(startingAt: start, through: last).map(\.date)
      #expect(found == expected, "\(rule) from \(start)")
      let count = Int.random(in: 1...20, using: &random)
      var limited = rule
      limited.count = count
      let counted = limited.occurrences(startingAt: start, through: last).map(\.date)
      #expect(counted == Array(expected.prefix(count)), "\(limited) from \(start)")
    }
  }

  @Test(arguments: 0..<8)
  func `occurrences are the seconds that meet every part`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let rule = RandomRule.times(using: &random)
      let start = RandomRule.start(using: &random, hasTime: true)
      let days = start.date..<start.date.adding(days: 2)
      let expected = NaiveRule(rule, start: start).seconds(in: days)
      let last = CivilDateTime(
        date: start.date.adding(days: 1),
        time: try #require(TimeOfDay(hour: 23, minute: 59, second: 59))
      )
      let found = rule.occurrences(startingAt: start, through: last).map(NaiveRule.second)
      #expect(found == expected, "\(rule) from \(start)")
    }
  }

  @Test(arguments: 0..<20)
  func `a search that begins late finds what one from the start does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var rule =
        Bool.random(using: &random)
        ? RandomRule.days(using: &random) : RandomRule.times(using: &random)
      if Bool.random(using: &random) { rule.count = Int.random(in: 1...2000, using: &random) }
      let start = RandomRule.start(using: &random, hasTime: true)
      let length = rule.frequency < .daily ? 2 : 4000
      let last = CivilDateTime(date: start.date.adding(days: length), time: .noon)
      let lower = CivilDateTime(
        date: start.date.adding(days: Int.random(in: -1...length, using: &random)),
        time: try #require(TimeOfDay(hour: Int.random(in: 0...23, using: &random), minute: 30))
      )
      let all = Array(rule.occurrences(startingAt: start, through: last))
      let late = Array(rule.occurrences(startingAt: start, from: lower, through: last))
      #expect(late == all.filter { $0 >= lower }, "\(rule) from \(start), late \(lower)")
    }
  }

  @Test(arguments: 0..<20)
  func `a rule is read as it was written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let rule =
        Bool.random(using: &random)
        ? RandomRule.days(using: &random) : RandomRule.times(using: &random)
      #expect(try RecurrenceRule(rule.description) == rule)
    }
  }
}
