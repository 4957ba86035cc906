public import CivilTime
public import WellbeingModel

/// What statistics need of a state of mind: all of it but its texts, identity and origin.
///
/// It is read from narrow rows in one pass, many times faster than whole samples.
public struct StateOfMindReading: Hashable, Sendable {
  /// When it was felt.
  public var start: Instant

  /// How far the clocks there and then ran ahead of UTC, in seconds.
  public var utcOffset: Int

  /// The span of time it speaks of.
  public var kind: StateOfMind.Kind

  /// How pleasant it was, −1...1.
  public var valence: Double

  /// Words for the feeling.
  public var labels: RawValueSet<StateOfMind.Label>

  /// The areas of life it has to do with.
  public var associations: RawValueSet<StateOfMind.Association>

  /// What the clock on the wall showed.
  public var localTime: CivilDateTime { CivilDateTime(start, utcOffset: utcOffset) }

  /// The band the valence falls in.
  public var valenceClassification: StateOfMind.ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }

  private typealias ValenceClassification = StateOfMind.ValenceClassification
}

/// Some values of a fixed list, as bits: going through them costs no memory.
public struct RawValueSet<Value: NamedRawValue>: Hashable, Sendable, Sequence {
  private let bits: UInt64

  /// The values that have no bit, in ascending order; nearly always none.
  private let others: [Int]

  init(bits: Int64, others: [Int]) {
    self.bits = UInt64(bitPattern: bits & ~VocabularySet.othersBit)
    self.others = others
  }

  /// Whether a value is among them.
  public func contains(_ value: Value) -> Bool {
    guard let bit = VocabularySet.bit(of: value.rawValue) else {
      return others.contains(value.rawValue)
    }
    return bits & UInt64(bitPattern: bit) != 0
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
