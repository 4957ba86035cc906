// FoundationEssentials has no Unicode normalisation; the standard library has it behind an SPI that
// the open toolchains ship. Elsewhere the full Foundation is there.
#if canImport(FoundationEssentials)
@_spi(_Unicode) internal import Swift
#else
internal import Foundation
#endif

extension String {
  /// The text in Unicode normal form C without white space around it.
  package var trimmedNFC: String {
    let trimmed = drop { $0.isWhitespace }
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(trimmed[...last]).normalizedC
  }

  /// The text without control characters, which no word has and lists of words are joined by.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    let kept = unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(kept))
  }

  /// The text with case and accents taken away, for searching: `Café` becomes `cafe`.
  package var foldedForSearch: String {
    if isASCII { return lowercased() }
    var scalars = UnicodeScalarView()
    for scalar in normalizedD.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar)
    }
    return String(scalars).lowercased().normalizedC
  }

  /// Text in ASCII is its own normal form, and most text is.
  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  #if canImport(FoundationEssentials)
  /// The text in Unicode normal form C.
  package var normalizedC: String {
    isASCII ? self : String(String.UnicodeScalarView(_nfc))
  }

  private var normalizedD: String {
    String(String.UnicodeScalarView(_nfd))
  }
  #else
  /// The text in Unicode normal form C.
  package var normalizedC: String { precomposedStringWithCanonicalMapping }

  private var normalizedD: String { decomposedStringWithCanonicalMapping }
  #endif
}
