public import WellbeingModel

/// The colours of the seven classes of valence on one ground.
///
/// They go from purple through grey to orange, which people tell apart who do not see red and green
/// apart, and get stronger towards both ends.
public struct ValencePalette: Hashable, Sendable {
  /// A colour of the sRGB space.
  public struct Color: Hashable, Sendable {
    /// Red, 0...255.
    public let red: UInt8

    /// Green, 0...255.
    public let green: UInt8

    /// Blue, 0...255.
    public let blue: UInt8

    /// Creates a colour from `0xRRGGBB`.
    public init(_ code: UInt32) {
      red = UInt8(truncatingIfNeeded: code >> 16)
      green = UInt8(truncatingIfNeeded: code >> 8)
      blue = UInt8(truncatingIfNeeded: code)
    }

    /// The colour as CSS writes it: `#5b1a8b`.
    public var hexadecimal: String {
      let digits = Array("0123456789abcdef")
      return "#"
        + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }
        .strung(with: "")
    }
  }

  /// What the colours lie on.
  public let ground: Color

  /// The colour of text beside them.
  public let text: Color

  /// The colour of text that steps back.
  public let quietText: Color

  /// The colours of the classes, very unpleasant first.
  public let classes: [Color]

  /// The colour of a class.
  public func color(of valenceClass: StateOfMind.ValenceClassification) -> Color {
    classes[valenceClass.rawValue - 1]
  }

  /// On a light ground.
  public static let light = ValencePalette(
    ground: Color(0xFFFFFF),
    text: Color(0x1D1D22),
    quietText: Color(0x5C5C66),
    classes: [0x5B1A8B, 0x7A3FB0, 0x7A66A6, 0x6B6B6B, 0x85651F, 0xA15600, 0xB04200].map(Color.init)
  )

  /// On a dark ground.
  public static let dark = ValencePalette(
    ground: Color(0x17171B),
    text: Color(0xEDEDF0),
    quietText: Color(0xA9A9B4),
    classes: [0xC68CF2, 0xB897EA, 0xAFA3D6, 0xA6A6A6, 0xCDB07C, 0xEBA54E, 0xFF9340].map(Color.init)
  )

  /// On a terminal, whose ground may be dark or light.
  public static let terminal = ValencePalette(
    ground: Color(0x000000),
    text: Color(0xFFFFFF),
    quietText: Color(0x8A8A8A),
    classes: [0xAF5FD7, 0xA073D7, 0x9187C8, 0x8A8A8A, 0xBE8C50, 0xD7872D, 0xE67800].map(Color.init)
  )
}
