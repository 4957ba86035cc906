/// Some values of a fixed list, as bits: going through them costs no memory.
public struct RawValueSet<Value: NamedRawValue>: Hashable, Sendable, Sequence {
  private let bits: UInt64

  /// The values that have no bit, in ascending order; nearly always none.
  private let others: [Int]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - bits: Bit n stands for raw value n, 1...62; others are left aside.
  ///   - others: The raw values that have no bit, in ascending order.
  public init(bits: UInt64, others: [Int] = []) {
    self.bits = bits & (UInt64.max >> 1 - 1)
    self.others = others
  }

  /// The bit of a raw value; nil outside 1...62.
  public static func bit(of rawValue: Int) -> UInt64? {
    (1...62).contains(rawValue) ? 1 << UInt64(rawValue) : nil
  }

  /// Whether a value is among them.
  public func contains(_ value: Value) -> Bool {
    guard let bit = Self.bit(of: value.rawValue) else { return others.contains(value.rawValue) }
    return bits & bit != 0
  }

  /// Goes through the values with bits in the order of their raw values, then through the others.
  public func makeIterator() -> Iterator {
    Iterator(bits: bits, others: others[...])
  }

  /// Goes through a set.
  public struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64
    fileprivate var others: ArraySlice<Int>

    /// The next value; nil at the end.
    public mutating func next() -> Value? {
      guard bits != 0 else { return others.popFirst().map(Value.init(rawValue:)) }
      defer { bits &= bits - 1 }
      return Value(rawValue: bits.trailingZeroBitCount)
    }
  }
}
