/// A set of small numbers, 0...383, as bits.
struct BitSet {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// Whether nothing is in it.
  private(set) var isEmpty = true

  init(_ members: some Sequence<Int>) {
    for member in members {
      isEmpty = false
      let bit = UInt64(1) << UInt64(member & 63)
      switch member >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      case 3: words.3 |= bit
      case 4: words.4 |= bit
      default: words.5 |= bit
      }
    }
  }

  func contains(_ member: Int) -> Bool {
    let word =
      switch member >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      case 3: words.3
      case 4: words.4
      default: words.5
      }
    return word >> UInt64(member & 63) & 1 == 1
  }
}

/// A set of numbers that count from the front when positive and from the back when negative.
struct SignedBitSet {
  private let front: BitSet
  private let back: BitSet

  init(_ members: [Int]) {
    front = BitSet(members.filter { $0 > 0 })
    back = BitSet(members.filter { $0 < 0 }.map { -$0 })
  }

  var isEmpty: Bool { front.isEmpty && back.isEmpty }

  /// Whether the set names the `number`th of `count`.
  func contains(_ number: Int, of count: Int) -> Bool {
    front.contains(number) || back.contains(count + 1 - number)
  }
}
