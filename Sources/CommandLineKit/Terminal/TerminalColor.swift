/// A colour for text on a terminal.
public enum TerminalColor: Hashable, Sendable {
  /// One of the sixteen colours the person's theme defines: 0...7 and their bright forms 8...15.
  case theme(UInt8)

  /// One of 256 colours: the theme's 16, a cube of 6×6×6 and 24 greys.
  case palette(UInt8)

  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// The nearest colour a terminal of some depth can show.
  ///
  /// Nil when it shows none. Theme colours stay what they are.
  public func reduced(to depth: ColorDepth) -> TerminalColor? {
    switch (self, depth) {
    case (_, .none): nil
    case (.theme(let index), _): .theme(index & 15)
    case (_, .trueColor): self
    case (.palette, .palette): self
    case (.rgb(let red, let green, let blue), .palette):
      .palette(Self.nearest(red, green, blue, among: 16...255))
    case (.palette(let index), .theme) where index < 16: .theme(index)
    case (.palette(let index), .theme):
      {
        let (red, green, blue) = Self.components(index)
        return .theme(Self.nearest(red, green, blue, among: 0...15))
      }()
    case (.rgb(let red, let green, let blue), .theme):
      .theme(Self.nearest(red, green, blue, among: 0...15))
    }
  }

  /// The parameters of the escape sequence that sets the colour.
  var parameters: String {
    switch self {
    case .theme(let index) where index & 15 < 8: "\(30 + Int(index & 15))"
    case .theme(let index): "\(82 + Int(index & 15))"
    case .palette(let index): "38;5;\(index)"
    case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
    }
  }

  /// What xterm shows for one of its 256 colours.
  private static func components(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    switch index {
    case 0..<16:
      if index == 7 { return (229, 229, 229) }
      if index == 8 { return (127, 127, 127) }
      let full: UInt8 = index < 8 ? 205 : 255
      func level(_ bit: UInt8) -> UInt8 { index & bit == 0 ? 0 : full }
      return (level(1), level(2), level(4))
    case 16..<232:
      let place = index - 16
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      return (level(place / 36), level(place / 6 % 6), level(place % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  /// The index whose colour is least far away.
  private static func nearest(
    _ red: UInt8,
    _ green: UInt8,
    _ blue: UInt8,
    among indices: ClosedRange<UInt8>
  ) -> UInt8 {
    func distance(_ index: UInt8) -> Int {
      let other = components(index)
      let differences = [
        Int(red) - Int(other.0), Int(green) - Int(other.1), Int(blue) - Int(other.2),
      ]
      return differences.reduce(0) { $0 + $1 * $1 }
    }
    return indices.min { distance($0) < distance($1) } ?? indices.lowerBound
  }
}
