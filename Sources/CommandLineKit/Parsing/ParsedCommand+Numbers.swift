extension ParsedCommand {
  /// The value of an option as a whole number; nil when it was not given.
  ///
  /// - Throws: `UsageError.refusedValue` when it is no whole number or not in `range`.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .refusedValue(
        text,
        option: "--" + name,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// The value of an option as a finite decimal number; nil when it was not given.
  ///
  /// - Throws: `UsageError.refusedValue` when it is no number or not in `range`.
  public func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Self.decimal(text), range.contains(number) else {
      throw .refusedValue(
        text,
        option: "--" + name,
        expected: "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
      )
    }
    return number
  }

  /// Reads digits, a point, a sign and an exponent only: `Double` alone also takes `nan` and `0x1`.
  private static func decimal(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): true
      default: false
      }
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A bound as people write it: `1` for 1.0.
  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
