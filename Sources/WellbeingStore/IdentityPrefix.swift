#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The first digits of an identity, as people type them instead of all 32.
struct IdentityPrefix {
  /// The least and the greatest identity that begin so.
  let range: ClosedRange<UUID>

  /// Reads 1 to 32 hexadecimal digits in either case, with or without hyphens.
  init?(_ text: String) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard (1...32).contains(digits.count), digits.allSatisfy(Self.isHexadecimal) else { return nil }
    let prefix = String(decoding: digits, as: UTF8.self)
    let missing = 32 - digits.count
    guard let lower = Self.uuid(prefix + String(repeating: "0", count: missing)),
      let upper = Self.uuid(prefix + String(repeating: "f", count: missing))
    else { return nil }
    range = lower...upper
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func uuid(_ digits: String) -> UUID? {
    var text = ""
    for (offset, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(offset) { text += "-" }
      text.append(digit)
    }
    return UUID(uuidString: text)
  }
}
