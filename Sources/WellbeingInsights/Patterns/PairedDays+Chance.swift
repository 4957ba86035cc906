#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A small random number generator (SplitMix64), so that the same data gives the same findings.
struct ChanceGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension PairedDays {
  /// Enough chance effects as large as the one found to stop looking (Besag and Clifford, 1991).
  private static var enoughExceedances: Int { 20 }

  /// The most permutations made for one comparison.
  private static var permutations: Int { 9_999 }

  /// The resamplings behind an interval.
  private static var resamplings: Int { 999 }

  /// How often chance alone gives an effect this large in either direction, 0...1.
  ///
  /// It is the larger of two answers. Permuting blocks of days makes no assumption about the values,
  /// but finds too much where days resemble each other for weeks, as few blocks then remain; a test
  /// by the effective number of days is made for that.
  func chance(using generator: inout ChanceGenerator) -> Double {
    max(chanceByEffectiveDays, chanceByPermutation(using: &generator))
  }

  /// The chance by Fisher's transformation of the correlation, with as many days as there would be
  /// if days did not resemble each other (Bretherton et al., 1999): n(1 - r) / (1 + r), where r is
  /// the product of the two autocorrelations.
  private var chanceByEffectiveDays: Double {
    let alike = max(0, autocorrelation(centredX) * autocorrelation(centredY))
    let days = Double(count) * (1 - alike) / (1 + alike)
    let squares = sumOfProducts(centredX, centredX) * sumOfProducts(centredY, centredY)
    guard days > 4, squares > 0 else { return 1 }
    let correlation = sumOfProducts(centredX, centredY).magnitude / squares.squareRoot()
    guard correlation < 1 else { return 0 }
    return erfc(atanh(correlation) * ((days - 3) / 2).squareRoot())
  }

  /// The correlation of neighbouring values, without the bias it has in few days (Kendall, 1954).
  private func autocorrelation(_ values: [Double]) -> Double {
    let square = sumOfProducts(values, values)
    guard square > 0 else { return 0 }
    let found = zip(values, values.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / square
    return min(0.97, found + (1 + 4 * found) / Double(count))
  }

  private func sumOfProducts(_ x: [Double], _ y: [Double]) -> Double {
    zip(x, y).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// How often permuted blocks of days give an effect this large.
  ///
  /// Each permutation turns the series by a random number of days, cuts it into blocks and puts
  /// these in a random order against the mood, which stays as it was lived.
  private func chanceByPermutation(using generator: inout ChanceGenerator) -> Double {
    let length = blockLength
    let observed = sumOfProducts(centredX, centredY).magnitude * (1 - 1e-9)
    var starts = Array(stride(from: 0, to: count, by: length))
    var exceedances = 0
    for made in 1...Self.permutations {
      starts.shuffle(using: &generator)
      let turn = Int.random(in: 0..<count, using: &generator)
      if permutedSum(starts: starts, length: length, turn: turn).magnitude >= observed {
        exceedances += 1
        if exceedances == Self.enoughExceedances { return Double(exceedances) / Double(made) }
      }
    }
    return Double(exceedances + 1) / Double(Self.permutations + 1)
  }

  private func permutedSum(starts: [Int], length: Int, turn: Int) -> Double {
    var sum = 0.0
    var place = 0
    for start in starts {
      var from = start + turn
      if from >= count { from -= count }
      for _ in start..<min(start + length, count) {
        sum += centredX[from] * centredY[place]
        place += 1
        from += 1
        if from == count { from = 0 }
      }
    }
    return sum
  }

  /// The middle 95% of the effects of resampled blocks of days; ranks stay those of the whole.
  func interval(around effect: Double, using generator: inout ChanceGenerator) -> ClosedRange<
    Double
  > {
    let length = blockLength
    var effects: [Double] = []
    for _ in 0..<Self.resamplings {
      var places: [Int] = []
      while places.count < count {
        let start = Int.random(in: 0..<count, using: &generator)
        for step in 0..<min(length, count - places.count) { places.append((start + step) % count) }
      }
      if let effect = self.effect(at: places) { effects.append(effect) }
    }
    effects.sort()
    let cut = effects.count / 40
    guard effects.count > 2 * cut else { return effect...effect }
    return min(effect, effects[cut])...max(effect, effects[effects.count - 1 - cut])
  }
}
