internal import CivilTime

/// The days on which two series both have a value, in order, made ready for comparing.
///
/// Both comparisons come down to one sum of products. For a series of amounts the two sides are
/// ranks, each centred on its mean; for presence they are 0 or 1 and the mood itself, centred. The
/// difference of means, like the rank correlation, is that sum times a factor that no permutation
/// changes.
struct PairedDays {
  let x: [Double]
  let y: [Double]
  let measure: DailySeries.Measure
  let centredX: [Double]
  let centredY: [Double]

  init(_ series: DailySeries, _ mood: DailySeries, lag: Int) {
    let days = series.values.keys.sorted()
    let pairs = days.compactMap { day -> (Double, Double)? in
      guard let x = series.values[day], let y = mood.values[day.adding(days: lag)] else {
        return nil
      }
      return (x, y)
    }
    measure = series.measure
    x = pairs.map(\.0)
    y = pairs.map(\.1)
    centredX = Self.centred(measure == .amount ? Self.ranks(x) : x)
    centredY = Self.centred(measure == .amount ? Self.ranks(y) : y)
  }

  var count: Int { x.count }

  /// How many days have what the series tells of.
  var withCount: Int { x.count { $0 > 0 } }

  /// How many more days are needed before a comparison is made.
  var missingDays: Int {
    let missing = Patterns.minimumDays - count
    guard measure == .presence else { return max(0, missing) }
    let onSide = Patterns.minimumDaysOnASide - min(withCount, count - withCount)
    return max(0, missing, onSide)
  }

  /// Whether both sides take more than one value.
  var varies: Bool {
    centredX.contains { $0.magnitude > 1e-12 } && centredY.contains { $0.magnitude > 1e-12 }
  }

  /// The difference of means or the rank correlation over the days at the given places.
  func effect(at places: some Collection<Int>) -> Double? {
    var (n, sumX, sumY, sumXX, sumYY, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for place in places {
      let (x, y) = (centredX[place], centredY[place])
      n += 1
      sumX += x
      sumY += y
      sumXX += x * x
      sumYY += y * y
      sumXY += x * y
    }
    let varianceX = sumXX - sumX * sumX / n
    let varianceY = sumYY - sumY * sumY / n
    let covariance = sumXY - sumX * sumY / n
    guard varianceX > 1e-9 else { return nil }
    if measure == .presence { return covariance / varianceX }
    return varianceY > 1e-9 ? covariance / (varianceX * varianceY).squareRoot() : nil
  }

  /// How long a block has to be for days in it to hang together as they do in the data.
  ///
  /// What widens chance effects is the product of the two autocorrelations, r. After a block of
  /// 8/(1 - r) days hardly any of it is left; never under a week, and never so long that fewer than
  /// four blocks remain.
  var blockLength: Int {
    let r = min(0.9, Self.autocorrelation(centredX) * Self.autocorrelation(centredY))
    let wanted = Int(8 / (1 - max(0, r)))
    return max(2, min(max(7, wanted), count / 4))
  }

  /// The correlation of neighbouring values, 0 when it is negative.
  private static func autocorrelation(_ values: [Double]) -> Double {
    let square = values.reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return 0 }
    return max(0, zip(values, values.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / square)
  }

  private static func centred(_ values: [Double]) -> [Double] {
    guard !values.isEmpty else { return [] }
    let mean = values.reduce(0, +) / Double(values.count)
    return values.map { $0 - mean }
  }

  /// The places of values in their order from 1; equal values share the mean of theirs.
  private static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in start..<end { ranks[order[place]] = Double(start + end + 1) / 2 }
      start = end
    }
    return ranks
  }
}
