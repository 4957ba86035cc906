internal import WellbeingModel

/// How a list of named raw values is stored: the usual ones as bits, the others as numbers.
struct VocabularySet {
  /// Bit n stands for raw value n, 1...62; bit 0 says that there are others.
  var bits: Int64 = 0

  /// The raw values that have no bit, in ascending order.
  var others: [Int] = []

  /// Marks a set that has further raw values in `unknown_value`.
  ///
  /// A reader of rows learns from it that there is nothing to look up, which is nearly always so.
  static let othersBit: Int64 = 1

  /// Sorts the values into bits and others.
  init(_ values: [some NamedRawValue]) {
    for value in values {
      if let bit = Self.bit(of: value.rawValue) {
        bits |= bit
      } else {
        others.append(value.rawValue)
      }
    }
  }

  /// The bits as the file keeps them, the mark for others included.
  var storedBits: Int64 { others.isEmpty ? bits : bits | Self.othersBit }

  /// The bit of a raw value; nil outside 1...62.
  static func bit(of rawValue: Int) -> Int64? {
    RawValueSet<StateOfMind.Label>.bit(of: rawValue).map(Int64.init)
  }

  /// The values behind a set of bits, in the order of their raw values.
  static func values<Value: NamedRawValue>(of bits: Int64, as type: Value.Type) -> [Value] {
    var rest = UInt64(bitPattern: bits & ~othersBit)
    var values: [Value] = []
    values.reserveCapacity(rest.nonzeroBitCount)
    while rest != 0 {
      values.append(Value(rawValue: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return values
  }
}
