#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Identities made from what a record says, so that the same record read twice is the same.
enum RecordIdentity {
  /// The identity of some texts: a UUID of version 8 (RFC 9562) from two FNV-1a hashes.
  static func derived(from texts: [String]) -> UUID {
    // The length keeps ["ab", "c"] and ["a", "bc"] apart.
    let bytes = texts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }
    var high = hash(bytes, from: 0xCBF2_9CE4_8422_2325)
    var low = hash(bytes, from: high ^ 0x9E37_79B9_7F4A_7C15)
    high = high & ~0xF000 | 0x8000
    low = low & ~(0b11 << 62) | 0b10 << 62
    func byte(_ word: UInt64, _ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * index))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    )
  }

  private static func hash(_ bytes: [UInt8], from basis: UInt64) -> UInt64 {
    bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
