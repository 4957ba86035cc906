import CivilTime
import TestSupport
import WellbeingInsights

/// Makes daily series by chance, each day like the one before to a given degree.
struct GeneratedSeries {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number that is nearly normally distributed, with mean 0 and variance 1.
  mutating func noise() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
  }

  mutating func values(_ count: Int, persistence: Double = 0) -> [Double] {
    var value = noise() / (1 - persistence * persistence).squareRoot()
    return (0..<count).map { _ in
      value = persistence * value + noise()
      return value
    }
  }

  /// A series from day 0 on, with every tenth day or so missing.
  mutating func series(
    _ key: String,
    _ values: [Double],
    measure: DailySeries.Measure = .amount
  ) -> DailySeries {
    var byDay: [CivilDate: Double] = [:]
    for (day, value) in values.enumerated() where Int.random(in: 0..<10, using: &generator) > 0 {
      byDay[CivilDate(dayNumber: day)] = value
    }
    return DailySeries(DailySeries.Name(key), measure: measure, values: byDay)
  }

  /// Series that have nothing to do with mood, amounts and presences in turn.
  mutating func unrelated(_ number: Int, days: Int, persistence: Double) -> [DailySeries] {
    (0..<number).map { index in
      let values = values(days, persistence: persistence)
      return index.isMultiple(of: 2)
        ? series("amount\(index)", values)
        : series("presence\(index)", values.map { $0 > 0.7 ? 1 : 0 }, measure: .presence)
    }
  }
}
