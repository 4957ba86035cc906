import CivilTime
import Testing
import WellbeingInsights

@Suite struct `Patterns of mood` {
  @Test(arguments: [0.0, 0.6, 0.9])
  func `are seldom found in noise, be its days alike or not`(persistence: Double) {
    var chance = GeneratedSeries(seed: 11)
    let runs = 80
    let falseRuns = (0..<runs).count { run in
      let mood = chance.series("mood", chance.values(100, persistence: persistence))
      let others = chance.unrelated(8, days: 100, persistence: persistence)
      let patterns = Patterns(mood: mood, with: others, seed: UInt64(run))
      return !patterns.found.isEmpty && patterns.comparisonCount == 16
    }
    // One run in ten is stated: eight of eighty.
    #expect(falseRuns <= 8)
  }

  @Test func `are found where planted, among unrelated series`() throws {
    var chance = GeneratedSeries(seed: 3)
    let load = chance.values(180)
    let walk = chance.values(180).map { $0 > 0.3 ? 1.0 : 0 }
    let mood = zip(load, walk).map { -0.6 * $0 + 0.9 * $1 + 0.7 * chance.noise() }
    let series =
      [
        chance.series("load", load), chance.series("walk", walk, measure: .presence),
      ] + chance.unrelated(6, days: 180, persistence: 0.3)
    let patterns = Patterns(mood: chance.series("mood", mood), with: series)
    #expect(Set(patterns.found.map(\.series.key)) == ["load", "walk"])
    #expect(patterns.found.allSatisfy { $0.lag == 0 && $0.correctedChance <= 0.05 })
    let planted = try #require(patterns.found.first { $0.series.key == "walk" })
    #expect(planted.interval.contains(0.9) && planted.interval.lowerBound > 0)
    let (with, without) = (try #require(planted.meanWith), try #require(planted.meanWithout))
    #expect(abs(with - without - planted.effect) < 1e-9)
    let falling = try #require(patterns.found.first { $0.series.key == "load" })
    #expect(falling.interval.upperBound < 0 && falling.meanWith == nil)
  }

  @Test func `of the next day are told from those of the same day`() {
    var chance = GeneratedSeries(seed: 5)
    let load = chance.values(200)
    let mood = [0.0] + load.dropLast().map { 0.8 * $0 + 0.6 * chance.noise() }
    let patterns = Patterns(
      mood: chance.series("mood", mood),
      with: [chance.series("load", load)]
    )
    #expect(patterns.found.map(\.lag) == [1])
  }

  @Test func `are the same for the same data and seed`() {
    var chance = GeneratedSeries(seed: 8)
    let load = chance.values(90)
    let mood = chance.series("mood", load.map { $0 + chance.noise() })
    let series = [chance.series("load", load)] + chance.unrelated(4, days: 90, persistence: 0)
    let first = Patterns(mood: mood, with: series, seed: 7)
    #expect(!first.found.isEmpty)
    #expect(first == Patterns(mood: mood, with: series.reversed(), seed: 7))
  }

  @Test(arguments: [(0, 20), (12, 8), (19, 1)])
  func `say how many days are missing`(days: Int, missing: Int) {
    let values = Dictionary(
      uniqueKeysWithValues: (0..<days).map { (CivilDate(dayNumber: $0), Double($0)) }
    )
    let mood = DailySeries(DailySeries.Name("mood"), values: values)
    let load = DailySeries(DailySeries.Name("load"), values: values)
    let patterns = Patterns(mood: mood, with: [load])
    #expect(patterns.comparisonCount == 0 && patterns.found.isEmpty)
    let sameDay = patterns.waiting.first { $0.lag == 0 }
    #expect(sameDay?.missingDays == missing && sameDay?.count == days)
  }

  @Test func `wait for enough days of both sides`() {
    let days = (0..<60).map { CivilDate(dayNumber: $0) }
    let mood = DailySeries(
      DailySeries.Name("mood"),
      values: Dictionary(uniqueKeysWithValues: days.map { ($0, Double($0.dayNumber % 7)) })
    )
    let rare = DailySeries(
      DailySeries.Name("tag", detail: "rare"),
      measure: .presence,
      values: Dictionary(uniqueKeysWithValues: days.map { ($0, $0.dayNumber == 4 ? 1 : 0) })
    )
    let patterns = Patterns(mood: mood, with: [rare])
    #expect(patterns.waiting.map(\.missingDays) == [4, 4])
    #expect(patterns.waiting.first?.series.identifier == "tag.rare")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `have Spearman's correlation as counting gives it`(seed: UInt64) throws {
    var chance = GeneratedSeries(seed: seed)
    let x = (0..<80).map { _ in Double(Int.random(in: 0..<12, using: &chance.generator)) }
    let y = x.map { ($0 / 3 + chance.noise()) }
    let (load, mood) = (chance.series("load", x), chance.series("mood", y))
    let patterns = Patterns(mood: mood, with: [load])
    let pattern = try #require(patterns.found.first { $0.lag == 0 })
    let days = load.values.keys.filter { mood.values[$0] != nil }.sorted()
    let pairs = try days.map {
      (try #require(load.values[$0]), try #require(mood.values[$0]))
    }
    #expect(pattern.count == pairs.count)
    #expect(abs(pattern.effect - naiveCorrelation(pairs)) < 1e-9)
  }

  @Test func `keep their numbers of days when values change places`() {
    var chance = GeneratedSeries(seed: 21)
    let load = chance.series("load", chance.values(15))
    let mood = chance.series("mood", chance.values(15))
    let days = load.values.keys.sorted()
    let shuffled = load.values.values.shuffled(using: &chance.generator)
    let other = DailySeries(
      load.name,
      values: Dictionary(uniqueKeysWithValues: zip(days, shuffled))
    )
    #expect(
      Patterns(mood: mood, with: [load]).waiting == Patterns(mood: mood, with: [other]).waiting
    )
  }

  /// Spearman's correlation from ranks found by counting smaller and equal values.
  private func naiveCorrelation(_ pairs: [(Double, Double)]) -> Double {
    func ranks(_ values: [Double]) -> [Double] {
      values.map { one in
        let (less, same) = (values.count { $0 < one }, values.count { $0 == one })
        return Double(less) + Double(same + 1) / 2
      }
    }
    let (x, y) = (ranks(pairs.map(\.0)), ranks(pairs.map(\.1)))
    let n = Double(pairs.count)
    let (meanX, meanY) = (x.reduce(0, +) / n, y.reduce(0, +) / n)
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let squareX = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let squareY = y.reduce(0) { $0 + ($1 - meanY) * ($1 - meanY) }
    return products / (squareX * squareY).squareRoot()
  }
}
