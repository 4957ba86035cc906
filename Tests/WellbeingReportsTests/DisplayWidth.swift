/// The columns a text takes, well enough for the texts of these tests: two for CJK and emoji, none
/// for combining marks and other marks that are not shown.
@Sendable func displayWidth(_ text: String) -> Int {
  text.reduce(0) { $0 + width(of: $1) }
}

private func width(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
    return 2
  }
  guard
    let base = scalars.first(where: {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: false
      default: true
      }
    })
  else { return 0 }
  switch base.value {
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}
