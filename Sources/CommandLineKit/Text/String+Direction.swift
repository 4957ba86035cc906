extension StringProtocol {
  /// Whether the text holds a letter of a script written from right to left.
  public var containsRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
      case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  /// The text set apart so that its direction cannot reorder what stands beside it.
  ///
  /// Right-to-left text comes back between U+2068 and U+2069, which take no columns; other text
  /// comes back unchanged. Sanitise before: that takes out marks which would end the isolation.
  public var isolatedInDirection: String {
    containsRightToLeft ? "\u{2068}\(self)\u{2069}" : String(self)
  }
}
