/// How many columns of a terminal text takes.
///
/// Counted as terminals count, one cluster at a time: wide and fullwidth characters and emoji
/// take two columns, combining and invisible ones none, characters of ambiguous width one.
/// Control characters count as none; sanitise text that may hold any before measuring it, and
/// style it after.
public enum DisplayWidth {
  /// The columns of one character: 0, 1 or 2, more only for rare clusters of several letters.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else {
      return columns(of: first)
    }
    if isEmojiCluster(scalars, first: first) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one code point on its own: 0, 1 or 2.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0xA0..<0x300: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // vowels and finals joined to a syllable
    case 0x1F1E6...0x1F1FF: return 1  // half a flag
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return isWide(value) || properties.isEmojiPresentation || properties.isIdeographic ? 2 : 1
  }

  /// Whether several code points are drawn as one picture.
  private static func isEmojiCluster(
    _ scalars: Character.UnicodeScalarView,
    first: Unicode.Scalar
  ) -> Bool {
    if (0x1F1E6...0x1F1FF).contains(first.value) { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x200D: true  // asks for the picture; joins pictures into one
      default: scalar.properties.isEmojiModifier
      }
    }
  }

  /// Whether a code point lies in a range of the table.
  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideBounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if wideBounds[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return low < wideBounds.count / 2 && wideBounds[2 * low] <= value
  }
}

extension String {
  /// The columns of a terminal the text takes on one line.
  public var displayWidth: Int {
    // A loop over bytes: every cell of a table is measured, and most of them are in ASCII.
    var isPlain = true
    for byte in utf8 where !(0x20..<0x7F).contains(byte) { isPlain = false }
    return isPlain ? utf8.count : reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}

extension Substring {
  /// The columns of a terminal the text takes on one line.
  public var displayWidth: Int { String(self).displayWidth }
}
