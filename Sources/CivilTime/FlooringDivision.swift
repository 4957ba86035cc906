extension BinaryInteger {
  /// Division that rounds toward negative infinity.
  ///
  /// The remainder is never negative for a positive divisor. Swift's own `/` rounds toward zero,
  /// which is wrong for dates before 1970.
  @inlinable
  package func flooringDivided(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
