extension SeededGenerator {
  /// One of some values; they must not be empty.
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// Up to a number of values, repetitions possible.
  public mutating func some<Value>(_ values: [Value], upTo limit: Int) -> [Value] {
    (0..<Int.random(in: 0...limit, using: &self)).map { _ in one(of: values) }
  }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
