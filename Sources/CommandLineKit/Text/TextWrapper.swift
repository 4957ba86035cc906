/// Breaks one line of text into lines of a given display width.
///
/// The text is read as pieces that stay whole: a run of letters, or one wide character, which may
/// be parted from its neighbours without a space. Closing punctuation stays with the piece before
/// it and opening punctuation with the piece after it.
struct TextWrapper {
  private(set) var lines: [String] = []
  private var line: String
  private var used: Int
  private var isLineEmpty = true
  private var spaces = 0
  private var piece = ""
  private var pieceWidth = 0
  private let width: Int
  private let hanging: String

  /// Wraps `text` with `indent` spaces before the first line and `hangingIndent` before the others.
  init(_ text: Substring, width: Int, indent: Int, hangingIndent: Int) {
    self.width = width
    hanging = String(repeating: " ", count: max(0, hangingIndent))
    line = String(repeating: " ", count: max(0, indent))
    used = max(0, indent)
    var mayBreak = false
    for character in text {
      if Self.isSpace(character) {
        endPiece()
        spaces += max(1, DisplayWidth.columns(of: character))
        mayBreak = false
        continue
      }
      let columns = DisplayWidth.columns(of: character)
      let isWide = columns == 2
      let opens = piece.last.map(Self.opening.contains) ?? false
      if mayBreak || isWide, !opens, !Self.closing.contains(character) { endPiece() }
      piece.append(character)
      pieceWidth += columns
      if columns > 0 { mayBreak = isWide }
    }
    endPiece()
    lines.append(line)
  }

  private mutating func endPiece() {
    guard !piece.isEmpty else { return }
    let gap = isLineEmpty ? 0 : spaces
    if used + gap + pieceWidth <= width {
      line += String(repeating: " ", count: gap) + piece
      used += gap + pieceWidth
    } else {
      if !isLineEmpty { startLine() }
      placeByCharacter()
    }
    isLineEmpty = false
    spaces = 0
    piece = ""
    pieceWidth = 0
  }

  /// Places a piece at the start of a line, cutting it where it is wider than the line.
  private mutating func placeByCharacter() {
    guard used + pieceWidth > width else {
      line += piece
      used += pieceWidth
      return
    }
    for character in piece {
      let columns = DisplayWidth.columns(of: character)
      if used + columns > width, !isLineEmpty { startLine() }
      line.append(character)
      used += columns
      isLineEmpty = false
    }
  }

  private mutating func startLine() {
    lines.append(line)
    line = hanging
    used = hanging.utf8.count
    isLineEmpty = true
  }

  /// Spaces that part words; a no-break space does not.
  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}"
  }

  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "・", "：", "；", "？", "！", "）", "］", "｝", "」", "』", "】", "》", "〉", "ー",
    "々", ",", ".", ":", ";", "?", "!", ")", "]", "}", "…",
  ]

  private static let opening: Set<Character> = ["（", "［", "｛", "「", "『", "【", "《", "〈", "(", "["]
}
